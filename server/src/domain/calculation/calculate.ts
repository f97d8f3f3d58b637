import {
  EMPTY_GUID,
  type CalculateRequest,
  type Calculation,
  type Licence,
  type Standard,
} from '@soundleaf/contracts'
import { isSingleMassiveElement, orientation, type Construction } from '@soundleaf/construction'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import type { Clock } from '../clock'
import { readConstruction } from '../project/check-structure'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import { calculationOf } from './calculation-of'
import type { Calculator } from './calculator'
import { filterByLicence } from './licence-filter'
import { madeUp } from './made-up'

export interface CalculateParts {
  readonly calculator: Calculator
  readonly clock: Clock
}

/** Calculates a construction for a caller: checked, predicted, rated, and last filtered by the licence. */
export async function calculate(
  request: CalculateRequest,
  { account }: Caller,
  { calculator, clock }: CalculateParts,
): Promise<Decision<Calculation>> {
  if (isTrialOver(account, clock())) return refuse('FreeTrialExpired')
  const standard = account.evaluationStandard
  const calculation = await calculateTruly(request, { licence: account.licence, standard }, calculator)
  if (!calculation.ok) return calculation
  return accept(
    filterByLicence(calculation.value, account.licence, () => {
      const { fieldValues } = request
      const projectId = request.projectId ?? EMPTY_GUID
      const isFloor = orientation(request.structures[0]?.type ?? 'Wall') === 'floor'
      const room = { separatingArea_m2: fieldValues.separatingArea, volume_m3: fieldValues.volume }
      const values = madeUp({ accountId: account.id, projectId, standard, isFloor, room })
      return calculationOf(values, fieldValues, standard)
    }),
  )
}

/** The true and whole calculation of a request that the licence allows; who may see how much of it comes after. */
export async function calculateTruly(
  request: CalculateRequest,
  { licence, standard }: { readonly licence: Licence; readonly standard: Standard },
  calculator: Calculator,
): Promise<Decision<Calculation>> {
  const [structure] = request.structures
  if (structure === undefined) return refuse('ValidationFailed', { field: 'structures' })
  const construction = readConstruction(structure)
  if (!construction.ok) return construction
  const flanking = allowFlanking(request, construction.value, licence)
  if (!flanking.ok) return flanking
  return calculator({ construction: construction.value, fieldValues: request.fieldValues, standard })
}

/** Flanking is for single massive elements, and not for Trial and Light. */
function allowFlanking(
  { fieldValues: { flankingType } }: CalculateRequest,
  { type }: Construction,
  licence: Licence,
): Decision<null> {
  if (flankingType === 0) return accept(null)
  const field = 'fieldValues.flankingType'
  if (!entitlementsOf(licence).flanking) return refuse('LicenceInsufficient', { field })
  if (isSingleMassiveElement(type)) return accept(null)
  return refuse('FlankingUnsupported', { field })
}
