import type { RatingId, Standard } from '@soundleaf/contracts'
import type {
  ConstructionPrediction,
  FieldQuantity,
  RatingOutcome,
  SpectrumPrediction,
} from '@soundleaf/engine'

/** A spectrum in 21 bands with its ratings and their standard uncertainty, all by one standard. */
export type RatedSpectrum = Pick<SpectrumPrediction, 'values_db' | 'ratings' | 'uncertainty_db'>

/** What an answer is made of, by one standard; predicted or made up. */
export interface Predicted {
  readonly airborne: RatedSpectrum
  /** Null for walls. */
  readonly impact: RatedSpectrum | null
  /** What the element gives in its building; empty where that is not told. */
  readonly field: readonly FieldQuantity[]
  readonly surfaceMass_kgm2: number | null
  readonly totalThickness_mm: number | null
  readonly notices: readonly string[]
  readonly isRandom: boolean
}

/** A prediction as one standard sees it. */
export function byStandard({ laboratory, field }: ConstructionPrediction, standard: Standard): Predicted {
  const own = engineStandard(standard)
  return {
    airborne: laboratory.airborne[own],
    impact: laboratory.impact?.[own] ?? null,
    field: field.ok ? field[own] : [],
    surfaceMass_kgm2: laboratory.surfaceMass_kgm2,
    totalThickness_mm: laboratory.totalThickness_m * 1000,
    notices: [
      ...laboratory.notices.map(({ text }) => text),
      ...(field.ok ? field.notices.map(({ text }) => text) : [field.message]),
    ],
    isRandom: false,
  }
}

export function engineStandard(standard: Standard): 'iso' | 'astm' {
  return standard === 'Iso' ? 'iso' : 'astm'
}

/** A rating's number; null where its bands do not allow it. */
export function ratingOf(ratings: readonly RatingOutcome[], id: RatingId): number | null {
  const rating = ratings.find((outcome) => outcome.id === id)
  return rating?.available ? rating.value : null
}
