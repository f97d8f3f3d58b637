import type { CalculationAnswer, CalculationResultCode, Standard } from '@soundleaf/contracts'
import { check, resultOf } from '@soundleaf/construction'
import { predict } from '@soundleaf/engine'
import { toAssembly } from '../../assembly/to-assembly'
import { calculationAnswer, emptyAnswer } from './calculation-answer'
import type { CalculationTask } from './calculator'
import { explanation } from './explanation'
import { byStandard } from './predicted'

/** The answer to a task: checked, predicted and rated. A pure function; threads run it (`src/calculation-pool`). */
export function answerTo({ construction, fieldValues, standard }: CalculationTask): CalculationAnswer {
  const [broken] = check(construction)
  if (broken !== undefined) {
    const componentIds = broken.componentId === null ? [] : [broken.componentId]
    return failedAnswer(resultOf(broken), broken.message, componentIds, standard)
  }
  const prediction = predict(toAssembly(construction))
  if (!prediction.ok)
    return failedAnswer(prediction.code, prediction.message, prediction.componentIds, standard)
  const answer = {
    ...calculationAnswer(byStandard(prediction, standard), fieldValues, standard),
    explanation: explanation(prediction, standard),
  }
  return fieldValues.flankingType === 0 ? answer : { ...answer, ...NO_FLANKING_YET }
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
