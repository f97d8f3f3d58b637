import {
  EMPTY_GUID,
  type CalculateRequest,
  type CalculationAnswer,
  type CalculationResultCode,
  type Standard,
  type StructureType,
} from '@soundleaf/contracts'
import { check, orientation, resultOf, type Construction } from '@soundleaf/construction'
import { predict } from '@soundleaf/engine'
import { toAssembly } from '../../assembly/to-assembly'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import type { Clock } from '../clock'
import { readConstruction } from '../project/check-structure'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import { calculationAnswer, emptyAnswer } from './calculation-answer'
import { explanation } from './explanation'
import { filterByLicence } from './licence-filter'
import { madeUp } from './made-up'
import { byStandard } from './predicted'

/** Calculates a construction for a caller: checked, predicted, rated, and last filtered by the licence. */
export function calculate(
  request: CalculateRequest,
  { account }: Caller,
  { clock }: { readonly clock: Clock },
): Decision<CalculationAnswer> {
  if (isTrialOver(account, clock())) return refuse('FreeTrialExpired')
  const [structure] = request.structures
  if (structure === undefined) return refuse('ValidationFailed', { field: 'structures' })
  const construction = readConstruction(structure)
  if (!construction.ok) return construction
  const flanking = allowFlanking(request, construction.value, account.licence)
  if (!flanking.ok) return flanking

  const standard = account.evaluationStandard
  const answer = answerTo(construction.value, request, standard)
  return accept(
    filterByLicence(answer, account.licence, () => {
      const projectId = request.projectId ?? EMPTY_GUID
      const isFloor = orientation(construction.value.type) === 'floor'
      const values = madeUp({ accountId: account.id, projectId, standard, isFloor })
      return calculationAnswer(values, request.fieldValues, standard)
    }),
  )
}

function answerTo(
  construction: Construction,
  request: CalculateRequest,
  standard: Standard,
): CalculationAnswer {
  const [broken] = check(construction)
  if (broken !== undefined) {
    const componentIds = broken.componentId === null ? [] : [broken.componentId]
    return failedAnswer(resultOf(broken), broken.message, componentIds, standard)
  }
  const prediction = predict(toAssembly(construction))
  if (!prediction.ok)
    return failedAnswer(prediction.code, prediction.message, prediction.componentIds, standard)
  const answer = {
    ...calculationAnswer(byStandard(prediction, standard), request.fieldValues, standard),
    explanation: explanation(prediction, standard),
  }
  return request.fieldValues.flankingType === 0 ? answer : { ...answer, ...NO_FLANKING_YET }
}

/** Junctions are not predicted yet, and a value without their sound would look better than the building. */
const NO_FLANKING_YET = {
  airborneFieldEstimation: null,
  airborneColor: 'White',
  impactFieldEstimation: null,
  impactColor: 'White',
  notices: [
    'The flanking junction is not predicted yet, so there is no field value. Choose "No flanking" for the direct path alone.',
  ],
} as const satisfies Partial<CalculationAnswer>

const NOT_SUPPORTED =
  'The construction you have built is not supported by us for the moment. See the user guide for more information or contact us.'

/** The components stand in a list (decision 15), and after "id:" for older clients. */
function failedAnswer(
  result: CalculationResultCode,
  message: string,
  componentIds: readonly string[],
  standard: Standard,
): CalculationAnswer {
  const named = componentIds.length === 0 ? message : `${message} id: ${componentIds.join(', ')}`
  const said = result === 'ConstructionNotSupported' ? NOT_SUPPORTED : named
  return emptyAnswer({ result, message: said, componentIds: [...componentIds] }, standard)
}

/** Flanking is for single massive elements, and not for Trial and Light (FLD-03). */
function allowFlanking(
  { fieldValues: { flankingType } }: CalculateRequest,
  { type }: Construction,
  licence: Parameters<typeof entitlementsOf>[0],
): Decision<null> {
  if (flankingType === 0) return accept(null)
  const field = 'fieldValues.flankingType'
  if (!entitlementsOf(licence).flanking) return refuse('LicenceInsufficient', { field })
  if (isSingleMassiveElement(type)) return accept(null)
  const message = 'Flanking junctions are for single massive element structures.'
  return refuse('ValidationFailed', { message, field })
}

function isSingleMassiveElement(type: StructureType): boolean {
  return type.startsWith('SingleMassiveElement') || type === 'Wall' || type === 'Floor' || type === 'Facade'
}
