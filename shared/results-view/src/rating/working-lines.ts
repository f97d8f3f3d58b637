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
import { formatPlain } from '@soundleaf/texts'
import { sumNotation } from '../text/notation'
import { bandText, shortText, signedText, withUnit } from '../text/number-text'
import { unmeasuredRange } from '../text/unmeasured-range'
import { t } from '../texts'

/** How one single number came about, in words. */
export interface WorkingLine {
  readonly id: RatingId
  readonly notation: string
  readonly text: string
  readonly uncertainty_db: number
  /** Where it is likely to lie, for a kind that nobody has measured; null where the uncertainty is known. */
  readonly range: string | null
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
        range: unmeasuredRange(calculation, kind, rating.value, rating.uncertainty_db),
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
  const band = formatPlain(limitingBand)
  return [
    standard === 'Iso'
      ? t('step.curve', { shift: signedText(shift) })
      : t('step.contour', { level: shortText(shift) }),
    t('step.sum', { sum: bandText(sumOfDeficiencies), limit: bandText(sumLimit) }),
    limitedBy === 'single deficiency'
      ? t('step.limitedByBand', { limit: shortText(SINGLE_LIMIT_DB), band })
      : t('step.limitedBySum', { band }),
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
  if (definition.termOf === null) return [t('step.lessEnergySum')]
  const main = ratingOf(calculation, definition.termOf)
  if (main === null) return []
  const sum = `${sumNotation(ratingDefinition(main.id), definition)} = ${withUnit(main.value + value, definition.standard)}`
  return [t(definition.kind === 'airborne' ? 'step.spectrumSum' : 'step.levelSum', { sum })]
}
