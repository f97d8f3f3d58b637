import { changePassword } from '../domain/account/change-password'
import { requestPasswordReset, resetPassword, type ResetDependencies } from '../domain/account/reset-password'
import { signUp } from '../domain/account/sign-up'
import { trialExpiryText } from '../domain/account/trial-expiry'
import { accept } from '../domain/refusal'
import type { CallHandlers } from './call-handlers'
import { clientNetwork } from './client-network'

export function accountHandlers(deps: ResetDependencies) {
  return {
    getAccount({ caller }) {
      const { email, licence, trialExpiry, evaluationStandard } = caller.account
      return accept({
        email,
        license: licence,
        trialExpiry: trialExpiry?.toISOString() ?? null,
        trialExpiryText: trialExpiry === null ? null : trialExpiryText(trialExpiry, deps.clock()),
        evaluationStandard,
      })
    },

    signUp: ({ body }, { request }) => signUp({ ...body, network: clientNetwork(request) }, deps),
    forgottenPassword({ body }, { request }) {
      const email = typeof body === 'string' ? body : body.email
      return requestPasswordReset({ email, network: clientNetwork(request) }, deps)
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
