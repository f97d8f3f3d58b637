import {
  ratingOf,
  singleNumbersOf,
  type Calculation,
  type EvaluationKind,
  type RatingDefinition,
} from '@soundleaf/contracts'
import { shortText } from '../text/number-text'

export interface SingleNumberRow
  extends Pick<RatingDefinition, 'id' | 'notation' | 'rank' | 'isProvisional'> {
  readonly text: string
}

/** Every single number that the calculation's standard has for one kind of sound; a dash where this one has none. */
export function singleNumberRows(calculation: Calculation, kind: EvaluationKind): readonly SingleNumberRow[] {
  return singleNumbersOf(kind, calculation.standard).map(({ id, notation, rank, isProvisional }) => ({
    id,
    notation,
    text: shortText(ratingOf(calculation, id)?.value ?? null),
    rank,
    isProvisional,
  }))
}
