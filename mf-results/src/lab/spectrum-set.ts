import {
  SPECTRA,
  type CalculationAnswer,
  type EvaluationKind,
  type SpectrumDefinition,
  type Standard,
} from '@soundleaf/contracts'

/** What one chart and its table show. */
export interface SpectrumSet {
  readonly kind: EvaluationKind
  /** What the standard calls it. */
  readonly quantity: SpectrumDefinition
  /** 21 values in dB, or null where there are none or the licence does not include them. */
  readonly current: readonly number[] | null
  /** The shifted reference, null outside the rated range. */
  readonly shifted: readonly (number | null)[] | null
  /** Standard uncertainty of the single number, dB. */
  readonly uncertainty_db: number | null
}

export function spectrumSets(
  kinds: readonly EvaluationKind[],
  standard: Standard,
  answer: CalculationAnswer | null,
): readonly SpectrumSet[] {
  return SPECTRA.filter((quantity) => quantity.standard === standard && kinds.includes(quantity.kind)).map(
    (quantity) => ({
      kind: quantity.kind,
      quantity,
      current: answer?.[quantity.table] ?? null,
      shifted: answer?.[quantity.shiftedCurve] ?? null,
      uncertainty_db: answer?.[quantity.uncertainty] ?? null,
    }),
  )
}
