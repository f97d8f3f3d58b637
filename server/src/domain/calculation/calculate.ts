import {
  EMPTY_GUID,
  type CalculateRequest,
  type Calculation,
  type Licence,
  type Standard,
} from '@soundleaf/contracts'
import { refusalOf } from '@soundleaf/engine'
import { isSingleMassiveElement, isWindow, orientation, type Construction } from '@soundleaf/construction'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import type { Clock } from '../clock'
import { readConstruction } from '../project/check-structure'
import { accept, mapped, refuse, type Decision } from '../refusal'
import type { OnBehalf } from '../session/session'
import { calculationOf } from './calculation-of'
import { refusedCalculation } from './calculate-task'
import type { CalculationTask, Calculator } from './calculator'
import { filterByLicence } from './licence-filter'
import { madeUp } from './made-up'

export interface CalculateParts {
  readonly calculator: Calculator
  readonly clock: Clock
}

/** Calculates a construction for a caller: checked, predicted and rated or made up, and last filtered by the licence. */
export async function calculate(
  request: CalculateRequest,
  { account }: OnBehalf,
  { calculator, clock }: CalculateParts,
): Promise<Decision<Calculation>> {
  if (isTrialOver(account, clock())) return refuse('FreeTrialExpired')
  const task = readTask(request, { licence: account.licence, standard: account.evaluationStandard })
  if (!task.ok) return task
  const calculation = entitlementsOf(account.licence).trueValues
    ? await calculator(task.value, account.id)
    : accept(calculationForTrial(task.value, account.id, request.projectId ?? EMPTY_GUID))
  return mapped(calculation, (whole) => filterByLicence(whole, account.licence))
}

/** What is wrong with the construction, or values that have nothing to do with it: no prediction is made for them. */
function calculationForTrial(
  { construction, fieldValues, standard }: CalculationTask,
  accountId: string,
  projectId: string,
): Calculation {
  const refusal = refusalOf(construction)
  if (refusal !== null) return refusedCalculation(refusal, standard)
  const isFloor = orientation(construction.type) === 'floor'
  const room = { separatingArea_m2: fieldValues.separatingArea, volume_m3: fieldValues.volume }
  return calculationOf(madeUp({ accountId, projectId, standard, isFloor, room }), fieldValues, standard)
}

/** What a request asks to be calculated, as far as the licence allows it; who may see how much of it comes after. */
export function readTask(
  request: CalculateRequest,
  { licence, standard }: { readonly licence: Licence; readonly standard: Standard },
): Decision<CalculationTask> {
  const [structure] = request.structures
  if (structure === undefined) return refuse('ValidationFailed', { field: 'structures' })
  const construction = readConstruction(structure)
  if (!construction.ok) return construction
  const flanking = allowFlanking(request, construction.value, licence)
  if (!flanking.ok) return flanking
  return accept({ construction: construction.value, fieldValues: request.fieldValues, standard })
}

/** Flanking is for single massive elements, and not for Trial and Light. */
function allowFlanking(
  { fieldValues: { flankingType } }: CalculateRequest,
  construction: Construction,
  licence: Licence,
): Decision<null> {
  if (flankingType === 0) return accept(null)
  const field = 'fieldValues.flankingType'
  if (!entitlementsOf(licence).flanking) return refuse('LicenceInsufficient', { field })
  if (isSingleMassiveElement(construction.type) && !isWindow(construction)) return accept(null)
  return refuse('FlankingUnsupported', { field })
}
