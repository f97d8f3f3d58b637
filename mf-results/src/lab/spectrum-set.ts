import type { CalculationAnswer, EvaluationKind, Standard } from '@soundleaf/contracts'

/** What one chart and its table show. */
export interface SpectrumSet {
  readonly kind: EvaluationKind
  /** 21 values in dB, or null where the licence does not include them. */
  readonly current: readonly number[] | null
  /** The shifted reference, null outside the rated range. */
  readonly shifted: readonly (number | null)[] | null
  /** Standard uncertainty of the single number, dB. */
  readonly uncertainty_db: number | null
}

export function spectrumSet(kind: EvaluationKind, answer: CalculationAnswer | null): SpectrumSet {
  if (answer === null) return { kind, current: null, shifted: null, uncertainty_db: null }
  const isIso = answer.evaluationStandard === 'Iso'
  return kind === 'airborne'
    ? {
        kind,
        current: isIso ? answer.tableResultR : answer.tableResultTl,
        shifted: isIso ? answer.shiftedCurveR : answer.shiftedCurveTl,
        uncertainty_db: answer.airborneUncertainty,
      }
    : {
        kind,
        current: isIso ? answer.tableResultLn : answer.tableResultL,
        shifted: isIso ? answer.shiftedCurveLn : answer.shiftedCurveL,
        uncertainty_db: answer.impactUncertainty,
      }
}

/** The bands from which the standard's single number comes, Hz. */
export function ratedRange_hz(kind: EvaluationKind, standard: Standard): readonly [number, number] {
  return standard === 'Astm' && kind === 'airborne' ? [125, 4000] : [100, 3150]
}

/** The quantity's symbol and name by standard. */
export function spectrumQuantity(kind: EvaluationKind, standard: Standard) {
  if (kind === 'impact') return { symbol: 'Ln', notation: 'L_n', name: 'Impact sound pressure level' }
  return standard === 'Iso'
    ? { symbol: 'R', notation: 'R', name: 'Sound reduction index' }
    : { symbol: 'TL', notation: 'TL', name: 'Transmission loss' }
}
