import type { CalculateRequest, Calculation } from '@soundleaf/contracts'
import { entitlementsOf } from '../account/entitlements'
import { accept, type Decision } from '../refusal'
import type { OnBehalf } from '../session/session'
import { calculate, type CalculateParts } from './calculate'

/**
 * What leaves the product in a file or by a link: the calculation as the owner sees it, and null where the licence shows
 * no true value or refuses what is asked for. Whoever asks again when the server is less busy gets it.
 */
export async function trueCalculation(
  request: CalculateRequest,
  owner: OnBehalf,
  parts: CalculateParts,
): Promise<Decision<Calculation | null>> {
  if (!entitlementsOf(owner.account.licence).trueValues) return accept(null)
  const calculation = await calculate(request, owner, parts)
  if (calculation.ok) return calculation
  const { code } = calculation.failure
  return code === 'Busy' || code === 'CalculationTimedOut' ? calculation : accept(null)
}
