import type { CalculateRequest, Report } from '@soundleaf/contracts'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import { calculate, type CalculateParts } from './calculate'

const DISCLAIMER =
  'The values in this report are predicted. They are no measurement and no certificate. They must be validated by a certified engineer before they are used for a design, a tender or a proof.'

/** What the report prints; Trial and Light get none (PRT-05). */
export async function report(
  request: CalculateRequest,
  caller: Caller,
  parts: CalculateParts,
): Promise<Decision<Report>> {
  if (isTrialOver(caller.account, parts.clock())) return refuse('FreeTrialExpired')
  if (!entitlementsOf(caller.account.licence).report) return refuse('LicenceInsufficient')
  const calculation = await calculate(request, caller, parts)
  return calculation.ok ? accept({ calculation: calculation.value, disclaimer: DISCLAIMER }) : calculation
}
