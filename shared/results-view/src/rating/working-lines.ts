import {
  ratingDefinition,
  ratingOf,
  singleNumbersOf,
  type CalculatedRating,
  type Calculation,
  type ContourExplanation,
  type EvaluationKind,
  type RatingDefinition,
  type RatingId,
  type Standard,
} from '@soundleaf/contracts'
import { sumNotation } from '../text/notation'
import { bandText, shortText, withUnit } from '../text/number-text'

/** How one single number came about, in words. */
export interface WorkingLine {
  readonly id: RatingId
  readonly notation: string
  readonly text: string
  readonly uncertainty_db: number
  /** What was done to get it, one step each, in the notation of subscripts. */
  readonly steps: readonly string[]
  /** `ISO 717-1:2020, 100–3150 Hz` */
  readonly origin: string
}

/** The working of every single number that the calculation explains for one kind of sound. */
export function workingLines(calculation: Calculation, kind: EvaluationKind): readonly WorkingLine[] {
  return singleNumbersOf(kind, calculation.standard).flatMap((definition) => {
    const rating = ratingOf(calculation, definition.id)
    if (rating === null || rating.origin === null) return []
    const { contour, edition, range_hz } = rating.origin
    return [
      {
        id: definition.id,
        notation: definition.notation,
        text: shortText(rating.value),
        uncertainty_db: rating.uncertainty_db ?? 0,
        steps:
          contour === null
            ? sumSteps(calculation, rating, definition)
            : contourSteps(contour, definition.standard),
        origin: `${edition}, ${range_hz[0]}–${range_hz[1]} Hz`,
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

/** Numbers from an energy sum: ISO 717-1, formula 1; ISO 717-2, A.2.1; ASTM E3207. */
function sumSteps(
  calculation: Calculation,
  { value }: CalculatedRating,
  definition: RatingDefinition,
): readonly string[] {
  // Where the licence tells no contour, one that came from a contour has nothing to say.
  if (definition.method === 'contour') return []
  if (definition.termOf === null) return ['190 less twice the energy sum, rounded']
  const main = ratingOf(calculation, definition.termOf)
  if (main === null) return []
  const sum = `${sumNotation(ratingDefinition(main.id), definition)} = ${withUnit(main.value + value, definition.standard)}`
  return [
    definition.kind === 'airborne'
      ? `${sum}: the energy sum of the weighted spectrum, rounded`
      : `${sum}: the energy sum of the levels, rounded, less 15 dB`,
  ]
}
