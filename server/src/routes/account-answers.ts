import { changePassword } from '../domain/account/change-password'
import { changeForgottenPassword, forgetPassword, type ResetParts } from '../domain/account/reset-password'
import { signUp } from '../domain/account/sign-up'
import { trialExpiryText } from '../domain/account/trial-expiry'
import { accept } from '../domain/refusal'
import type { CallAnswers } from './call'
import { networkOf } from './network-of'

export function accountAnswers(
  parts: ResetParts,
): Pick<
  CallAnswers,
  | 'getAccount'
  | 'signUp'
  | 'forgottenPassword'
  | 'changeForgottenPassword'
  | 'updatePassword'
  | 'updateAccountDetails'
> {
  return {
    getAccount({ caller }) {
      const { email, licence, trialExpiry, evaluationStandard } = caller.account
      return accept({
        email,
        license: licence,
        trialExpiry: trialExpiry?.toISOString() ?? null,
        trialExpiryText: trialExpiry === null ? null : trialExpiryText(trialExpiry, parts.clock()),
        evaluationStandard,
      })
    },

    signUp: ({ body }, { request }) => signUp({ ...body, network: networkOf(request) }, parts),
    forgottenPassword({ body }, { request }) {
      const email = typeof body === 'string' ? body : body.email
      return forgetPassword({ email, network: networkOf(request) }, parts)
    },
    changeForgottenPassword: ({ body }) => changeForgottenPassword(body, parts),
    updatePassword: ({ body, caller }, { request }) =>
      changePassword({ ...body, network: networkOf(request) }, caller, parts),

    async updateAccountDetails({ query, caller }) {
      await parts.accounts.setStandard(caller.account.id, query.EvaluationStandard)
      return accept({})
    },
  }
}
