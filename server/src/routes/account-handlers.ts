import { changePassword } from '../domain/account/change-password'
import { requestPasswordReset, resetPassword, type ResetDependencies } from '../domain/account/reset-password'
import { signUp } from '../domain/account/sign-up'
import { trialExpiryText } from '../domain/account/trial-expiry'
import { accept } from '../domain/refusal'
import type { CallHandlers } from './call-handlers'
import { textsIn } from '../texts'
import { clientNetwork } from './client-network'
import { preferredLanguage } from './preferred-language'

export function accountHandlers(deps: ResetDependencies) {
  return {
    async getAccount({ caller }, { request }) {
      const say = await textsIn(preferredLanguage(request))
      const { email, licence, trialExpiry, evaluationStandard } = caller.account
      return accept({
        email,
        license: licence,
        trialExpiry: trialExpiry?.toISOString() ?? null,
        trialExpiryText: trialExpiry === null ? null : trialExpiryText(trialExpiry, deps.clock(), say),
        evaluationStandard,
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

    async updateAccountDetails({ query, caller }) {
      await deps.accounts.setStandard(caller.account.id, query.EvaluationStandard)
      return accept({})
    },
  } satisfies Partial<CallHandlers>
}
