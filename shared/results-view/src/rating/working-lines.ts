import type {
  CalculationAnswer,
  ContourExplanation,
  EvaluationKind,
  SingleNumber,
  Standard,
} from '@soundleaf/contracts'
import { notation } from '../text/notation'
import { bandText, shortText, withUnit } from '../text/number-text'
import { explanationOf, ratingOf, singleNumbersOf } from './rating-of'

/** How one single number came about, in words. */
export interface WorkingLine {
  readonly field: string
  readonly notation: string
  readonly text: string
  readonly uncertainty_db: number
  /** What was done to get it, one step each, in the notation of subscripts. */
  readonly steps: readonly string[]
  /** `ISO 717-1:2020, 100–3150 Hz` */
  readonly origin: string
}

/** The working of every single number that the answer has for one kind of sound (BEY-02). */
export function workingLines(answer: CalculationAnswer, kind: EvaluationKind): readonly WorkingLine[] {
  const standard = answer.evaluationStandard
  return singleNumbersOf(kind, standard).flatMap((number) => {
    const explained = explanationOf(answer, number.field)
    if (explained === null) return []
    const { contour, edition, range, uncertainty } = explained
    return [
      {
        field: number.field,
        notation: notation(number.symbol),
        text: shortText(answer[number.field]),
        uncertainty_db: uncertainty,
        steps: contour === null ? sumSteps(answer, number, kind) : contourSteps(contour, standard),
        origin: `${edition}, ${range[0]}–${range[1]} Hz`,
      },
    ]
  })
}

/** ASTM E413 and E989: no single deficiency above 8 dB. */
const SINGLE_LIMIT_DB = 8

function contourSteps(contour: ContourExplanation, standard: Standard): readonly string[] {
  const { shift, sumOfDeficiencies, sumLimit, limitedBy, limitingBand } = contour
  return [
    standard === 'Iso'
      ? `Reference curve moved by ${shift > 0 ? '+' : ''}${shortText(shift)} dB`
      : `Contour at ${shortText(shift)} dB at 500 Hz`,
    `Sum of unfavourable deviations ${bandText(sumOfDeficiencies)} dB of at most ${bandText(sumLimit)} dB`,
    limitedBy === 'single deficiency'
      ? `One step more would break the limit of ${SINGLE_LIMIT_DB} dB for one band, at ${limitingBand} Hz`
      : `One step more would break the limit of the sum; ${limitingBand} Hz has the largest part in it`,
  ]
}

/** Numbers from an energy sum: ISO 717-1, formula 1; ISO 717-2, A.2.1; ASTM E3207. Nothing where the licence tells none. */
function sumSteps(
  answer: CalculationAnswer,
  { field, symbol, standard }: SingleNumber,
  kind: EvaluationKind,
): readonly string[] {
  const rating = ratingOf(kind, standard)
  const value = answer[field]
  const weighted = answer[rating.field]
  if (field === rating.field || value === null || weighted === null) return []
  if (standard === 'Astm') return ['190 less twice the energy sum, rounded']
  const sum = `${notation(rating.symbol)} + ${notation(symbol)} = ${withUnit(weighted + value, standard)}`
  return [
    kind === 'airborne'
      ? `${sum}: the energy sum of the weighted spectrum, rounded`
      : `${sum}: the energy sum of the levels, rounded, less 15 dB`,
  ]
}
