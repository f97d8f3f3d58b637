import { Readable } from 'node:stream'
import type { AccountData } from '@soundleaf/contracts'
import { accountDataParts, type AccountDataDependencies } from '../domain/account/account-data'
import { changePassword } from '../domain/account/change-password'
import { eraseAccount } from '../domain/account/erase-account'
import { requestPasswordReset, resetPassword, type ResetDependencies } from '../domain/account/reset-password'
import { signUp } from '../domain/account/sign-up'
import { trialExpiryText } from '../domain/account/trial-expiry'
import { accept } from '../domain/refusal'
import type { CallHandlers } from './call-handlers'
import { sayTo, textsIn } from '../texts'
import { clientNetwork } from './client-network'
import { preferredLanguage } from './preferred-language'

export function accountHandlers(deps: ResetDependencies & AccountDataDependencies) {
  return {
    async getAccount({ caller }, { request }) {
      const say = await textsIn(preferredLanguage(request))
      const { email, licence, trialExpiry, evaluationStandard, language, units } = caller.account
      return accept({
        email,
        license: licence,
        trialExpiry: trialExpiry?.toISOString() ?? null,
        trialExpiryText: trialExpiry === null ? null : trialExpiryText(trialExpiry, deps.clock(), say),
        evaluationStandard,
        language,
        units,
      })
    },

    async signUp({ body }, { request }) {
      const say = await textsIn(preferredLanguage(request))
      return signUp({ ...body, network: clientNetwork(request), say }, deps)
    },
    async forgottenPassword({ body }, { request }) {
      const say = await textsIn(preferredLanguage(request))
      const email = typeof body === 'string' ? body : body.email
      return requestPasswordReset({ email, network: clientNetwork(request), say }, deps)
    },
    changeForgottenPassword: ({ body }) => resetPassword(body, deps),
    updatePassword: ({ body, caller }, { request }) =>
      changePassword({ ...body, network: clientNetwork(request) }, caller, deps),

    exportAccount({ caller }, { reply }) {
      reply.type('application/json; charset=utf-8')
      // Sent as it is read. The parts are those of an `AccountData`, which the type of the stream does not say.
      return accept(Readable.from(accountDataParts(caller.account, deps)) as unknown as AccountData)
    },
    async eraseAccount({ body, caller }, { request }) {
      const say = await sayTo(caller.account, await textsIn(preferredLanguage(request)))
      return eraseAccount({ ...body, network: clientNetwork(request), say }, caller, deps)
    },

    async updateAccountDetails({ query, caller }) {
      const { EvaluationStandard: evaluationStandard, Language: language, Units: units } = query
      await deps.accounts.setDetails(caller.account.id, { evaluationStandard, language, units })
      return accept({})
    },
  } satisfies Partial<CallHandlers>
}
