import {
  SPECTRA,
  type CalculationAnswer,
  type ContourExplanation,
  type EvaluationKind,
  type SpectrumDefinition,
  type Standard,
} from '@soundleaf/contracts'
import { explanationOf, ratingOf } from '../rating/rating-of'

/** One kind of sound of an answer: what its chart, its table and its pages show. */
export interface RatedSpectrum {
  readonly kind: EvaluationKind
  /** What the standard calls it. */
  readonly quantity: SpectrumDefinition
  /** 21 values in dB, or null where there are none or the licence does not include them. */
  readonly current: readonly number[] | null
  /** The shifted reference, null outside the rated range. */
  readonly shifted: readonly (number | null)[] | null
  /** How the reference came to rest; null where it is not told. */
  readonly contour: ContourExplanation | null
  /** By how much each band is unfavourable, dB; null outside the rated range, empty where it is not told. */
  readonly deficiencies: readonly (number | null)[]
  /** Standard uncertainty of the rating, dB. */
  readonly uncertainty_db: number | null
}

/** The spectrum of one kind of sound by a standard; empty while there is no answer. */
export function ratedSpectrum(
  kind: EvaluationKind,
  standard: Standard,
  answer: CalculationAnswer | null,
): RatedSpectrum {
  const quantity = SPECTRA.find((one) => one.standard === standard && one.kind === kind)
  if (quantity === undefined) throw new Error(`The contract has no ${kind} spectrum of ${standard}`)
  const contour = explanationOf(answer, ratingOf(kind, standard).field)?.contour ?? null
  return {
    kind,
    quantity,
    current: answer?.[quantity.table] ?? null,
    shifted: answer?.[quantity.shiftedCurve] ?? null,
    contour,
    deficiencies: contour?.deficiencies ?? [],
    uncertainty_db: answer?.[quantity.uncertainty] ?? null,
  }
}
