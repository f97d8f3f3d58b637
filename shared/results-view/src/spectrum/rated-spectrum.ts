import {
  mainRating,
  ratingOf,
  spectrumDefinition,
  type Calculation,
  type ContourExplanation,
  type EvaluationKind,
  type SpectrumDefinition,
  type Standard,
} from '@soundleaf/contracts'
import { unmeasuredRange } from '../text/unmeasured-range'
import { t } from '../texts'

/** One kind of sound of a calculation: what its chart, its table and its pages show. */
export interface RatedSpectrum {
  readonly kind: EvaluationKind
  /** How the standard speaks of it, with its name for people. */
  readonly quantity: SpectrumDefinition & { readonly name: string }
  /** Its symbol in the notation of subscripts, as `L_{n}`. */
  readonly notation: string
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
  /** Where the rating is likely to lie, for a kind that nobody has measured; null where the uncertainty is known. */
  readonly range: string | null
}

/** Symbols of spectra that have an index. */
const NOTATIONS: Readonly<Partial<Record<string, string>>> = { Ln: 'L_{n}' }

/** The spectrum of one kind of sound by a standard; empty while there is no calculation. */
export function ratedSpectrum(
  kind: EvaluationKind,
  standard: Standard,
  calculation: Calculation | null,
): RatedSpectrum {
  const quantity = { ...spectrumDefinition(kind, standard), name: t(`spectrum.${standard}.${kind}`) }
  const rating = ratingOf(calculation, mainRating(kind, standard).id)
  const contour = rating?.origin?.contour ?? null
  return {
    kind,
    quantity,
    notation: NOTATIONS[quantity.symbol] ?? quantity.symbol,
    current: calculation?.spectra[kind].values_db ?? null,
    shifted: calculation?.spectra[kind].shiftedReference_db ?? null,
    contour,
    deficiencies: contour?.deficiencies ?? [],
    uncertainty_db: rating?.uncertainty_db ?? null,
    range: unmeasuredRange(calculation, kind, rating?.value ?? null, rating?.uncertainty_db ?? null),
  }
}
