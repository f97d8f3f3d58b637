import {
  askOwnPasskey,
  beginOwnPasskey,
  beginOwnSecondFactor,
  confirmOwnSecondFactor,
  removeOwnPasskey,
  removeOwnSecondFactor,
  secondFactorState,
} from '../domain/account/own-second-factor'
import { confirmPasskey } from '../domain/account/passkey'
import { accept } from '../domain/refusal'
import type { LogInDependencies } from '../domain/session/log-in'
import { sayTo, textsIn } from '../texts'
import type { CallHandlers } from './call-handlers'
import { clientNetwork } from './client-network'
import { preferredLanguage } from './preferred-language'
import { requireSameOrigin } from './same-origin'

export function secondFactorHandlers(deps: LogInDependencies) {
  return {
    getSecondFactor: async ({ caller }) => accept(await secondFactorState(caller, deps)),

    async beginSecondFactor({ body: { username: email, ...body } }, { request }) {
      const origin = requireSameOrigin(request)
      if (!origin.ok) return origin
      const say = await textsIn(preferredLanguage(request))
      return beginOwnSecondFactor({ email, ...body, network: clientNetwork(request), say }, deps)
    },

    async confirmSecondFactor({ body, caller }, { request }) {
      const say = await sayTo(caller.account, await textsIn(preferredLanguage(request)))
      return confirmOwnSecondFactor({ ...body, say }, caller, deps)
    },

    async askPasskey({ body: { username: email, password } }, { request }) {
      const origin = requireSameOrigin(request)
      if (!origin.ok) return origin
      const say = await textsIn(preferredLanguage(request))
      return askOwnPasskey({ email, password, network: clientNetwork(request), say }, deps)
    },

    async beginPasskey({ body, caller }, { request }) {
      const say = await sayTo(caller.account, await textsIn(preferredLanguage(request)))
      return beginOwnPasskey({ ...body, network: clientNetwork(request), say }, caller, deps)
    },

    async confirmPasskey({ body, caller }, { request }) {
      const say = await sayTo(caller.account, await textsIn(preferredLanguage(request)))
      return confirmPasskey(caller.account, { ...body, say }, deps)
    },

    async removePasskey({ body, caller }, { request }) {
      const say = await sayTo(caller.account, await textsIn(preferredLanguage(request)))
      return removeOwnPasskey({ ...body, network: clientNetwork(request), say }, caller, deps)
    },

    async removeSecondFactor({ body, caller }, { request }) {
      const say = await sayTo(caller.account, await textsIn(preferredLanguage(request)))
      return removeOwnSecondFactor({ ...body, network: clientNetwork(request), say }, caller, deps)
    },
  } satisfies Partial<CallHandlers>
}
