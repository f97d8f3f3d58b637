import type { CallHandlers } from './call-handlers'
import type { Clock } from '../domain/clock'
import { isTrialOver } from '../domain/account/trial-expiry'
import { rateMeasured } from '../domain/measured/rate-measured'
import { refuse } from '../domain/refusal'

export function measuredHandlers({ clock }: { readonly clock: Clock }) {
  return {
    rate: ({ body, caller }) =>
      isTrialOver(caller.account, clock()) ? refuse('FreeTrialExpired') : rateMeasured(body),
  } satisfies Partial<CallHandlers>
}
