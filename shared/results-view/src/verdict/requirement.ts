import {
  requiredOf,
  type Calculation,
  type EvaluationKind,
  type FieldValues,
  type PlannedEstimate,
  type RequirementIndex,
  type ResultColor,
} from '@soundleaf/contracts'
import { unmeasuredRange } from '../text/unmeasured-range'

/** What is asked of one kind of sound in the building, and what is expected there. */
export interface Requirement {
  readonly kind: EvaluationKind
  /** The quantity that is asked for; null while none is chosen. */
  readonly index: RequirementIndex | null
  readonly required_db: number
  readonly expected_db: number | null
  /** Standard uncertainty of what is expected, dB, as the verdict was computed with; null where it is not told. */
  readonly uncertainty_db: number | null
  /** Where it is likely to lie, for a kind that nobody has measured; null where the uncertainty is known. */
  readonly range: string | null
  /** The value of the direct path alone: what flanking paths take is not in it. */
  readonly isDirect: boolean
  /** What a direct value is planned and judged with; null where it is not told. */
  readonly planned: PlannedEstimate | null
  /** Made up by the server; not judged. */
  readonly isRandom: boolean
  /** How what is judged stands to the requirement. */
  readonly color: ResultColor
}

export function requirement(
  kind: EvaluationKind,
  fieldValues: FieldValues,
  calculation: Calculation | null,
): Requirement {
  const expected = calculation?.field[kind] ?? null
  return {
    kind,
    ...requiredOf(kind, fieldValues),
    expected_db: expected?.value_db ?? null,
    uncertainty_db: expected?.uncertainty_db ?? null,
    range: unmeasuredRange(calculation, kind, expected?.value_db ?? null, expected?.uncertainty_db ?? null),
    isDirect: fieldValues.flankingType === 0,
    planned: expected?.planned ?? null,
    isRandom: calculation?.isRandom ?? false,
    color: expected?.planned?.color ?? expected?.color ?? 'White',
  }
}
