import {
  EVALUATION_INDICES,
  type CalculationAnswer,
  type EvaluationIndex,
  type EvaluationKind,
  type FieldValues,
  type ResultColor,
} from '@soundleaf/contracts'

/** What is asked of one kind of sound in the building, and what is expected there. */
export interface Requirement {
  readonly kind: EvaluationKind
  /** The quantity that is asked for; null while none is chosen. */
  readonly index: EvaluationIndex | null
  readonly required_db: number
  readonly expected_db: number | null
  /** Standard uncertainty of what is expected, dB, as the verdict was computed with; null where it is not told. */
  readonly uncertainty_db: number | null
  readonly color: ResultColor
}

function indexOf(id: number): EvaluationIndex | null {
  return EVALUATION_INDICES.find((index) => index.id === id) ?? null
}

export function requirement(
  kind: EvaluationKind,
  fieldValues: FieldValues,
  answer: CalculationAnswer | null,
): Requirement {
  return kind === 'airborne'
    ? {
        kind,
        index: indexOf(fieldValues.airborneId),
        required_db: fieldValues.airborneValue,
        expected_db: answer?.airborneFieldEstimation ?? null,
        uncertainty_db: answer?.airborneFieldUncertainty ?? null,
        color: answer?.airborneColor ?? 'White',
      }
    : {
        kind,
        index: indexOf(fieldValues.impactId),
        required_db: fieldValues.impactValue,
        expected_db: answer?.impactFieldEstimation ?? null,
        uncertainty_db: answer?.impactFieldUncertainty ?? null,
        color: answer?.impactColor ?? 'White',
      }
}
