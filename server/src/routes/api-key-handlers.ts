import { apiKeyAnswer } from '../domain/api-key/api-key'
import { makeApiKey, revokeApiKey, type OwnKeysDependencies } from '../domain/api-key/own-keys'
import { accept, mapped } from '../domain/refusal'
import { sayTo, textsIn } from '../texts'
import type { CallHandlers } from './call-handlers'
import { clientNetwork } from './client-network'
import { preferredLanguage } from './preferred-language'

export function apiKeyHandlers(deps: OwnKeysDependencies) {
  return {
    listApiKeys: async ({ caller }) =>
      accept({ keys: (await deps.apiKeys.list(caller.account.id)).map(apiKeyAnswer) }),

    async makeApiKey({ body, caller }, { request }) {
      const say = await sayTo(caller.account, await textsIn(preferredLanguage(request)))
      const made = await makeApiKey({ ...body, network: clientNetwork(request), say }, caller, deps)
      return mapped(made, ({ apiKey, key }) => ({ apiKey: apiKeyAnswer(apiKey), key }))
    },

    revokeApiKey: ({ params, caller }) => revokeApiKey(params.id, caller, deps),
  } satisfies Partial<CallHandlers>
}
