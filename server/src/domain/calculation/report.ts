import type { CalculateRequest, Report } from '@soundleaf/contracts'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import { accept, refuse, type Decision } from '../refusal'
import type { Say } from '../../texts'
import type { Caller } from '../session/session'
import { calculate, type CalculateParts } from './calculate'

/** What the report prints; Trial and Light get none. */
export async function report(
  request: CalculateRequest,
  caller: Caller,
  { say, ...parts }: CalculateParts & { readonly say: Say },
): Promise<Decision<Report>> {
  if (isTrialOver(caller.account, parts.clock())) return refuse('FreeTrialExpired')
  if (!entitlementsOf(caller.account.licence).report) return refuse('LicenceInsufficient')
  const calculation = await calculate(request, caller, parts)
  return calculation.ok
    ? accept({ calculation: calculation.value, disclaimer: say('disclaimer') })
    : calculation
}
