import { changePassword } from '../domain/account/change-password'
import { changeForgottenPassword, forgetPassword, type ResetParts } from '../domain/account/reset-password'
import { signUp } from '../domain/account/sign-up'
import { trialExpiryText } from '../domain/account/trial-expiry'
import { accept } from '../domain/refusal'
import type { CallAnswers } from './call'

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

    signUp: ({ body }) => signUp(body, parts),
    forgottenPassword: ({ body }) => forgetPassword(typeof body === 'string' ? body : body.email, parts),
    changeForgottenPassword: ({ body }) => changeForgottenPassword(body, parts),
    updatePassword: ({ body, caller }) => changePassword(body, caller, parts),

    async updateAccountDetails({ query, caller }) {
      await parts.accounts.setStandard(caller.account.id, query.EvaluationStandard)
      return accept({})
    },
  }
}
