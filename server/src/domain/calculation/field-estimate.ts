import {
  PLANNING_DEDUCTION_DB,
  ratingWithSymbol,
  requiredOf,
  resultColor,
  type EvaluationKind,
  type FieldEstimate,
  type FieldValues,
  type PlannedEstimate,
  type RequirementIndex,
  type ResultColor,
  type Standard,
} from '@soundleaf/contracts'
import { toOneDecimal, type FieldQuantity } from '@soundleaf/engine'
import { valueOf } from './predicted'

/**
 * What is expected of the quantity and its term that the field values ask for, and how that stands to the requirement.
 * Null where nothing is asked for by this standard, or where it cannot be told.
 */
export function fieldEstimate(
  quantities: readonly FieldQuantity[],
  kind: EvaluationKind,
  fieldValues: FieldValues,
  standard: Standard,
): FieldEstimate | null {
  const { index, required_db } = requiredOf(kind, fieldValues)
  if (index?.standard !== standard) return null
  const expected = expectedValue(quantities, index)
  if (expected === null) return null
  const { value_db, uncertainty_db } = expected
  const { better } = ratingWithSymbol(index.quantity)
  const judge = (judged_db: number) => resultColor(judged_db, required_db, uncertainty_db, better)
  return {
    ...expected,
    color: judge(value_db),
    planned: planned(value_db, fieldValues, better, judge),
  }
}

/** A quantity of an index code with its term, and its standard uncertainty, dB; null where it cannot be told. */
export function expectedValue(
  quantities: readonly FieldQuantity[],
  index: RequirementIndex,
): { readonly value_db: number; readonly uncertainty_db: number } | null {
  const main = ratingWithSymbol(index.quantity)
  const found = quantities.find(({ ratings }) => ratings.some(({ id }) => id === main.id))
  if (found === undefined) return null
  const summands = index.term === null ? [main] : [main, ratingWithSymbol(index.term)]
  const values = summands.flatMap(({ id }) => valueOf(found.ratings, id) ?? [])
  if (values.length < summands.length) return null
  const value_db = values.reduce((sum, value) => sum + value, 0)
  // A rating and its term err independently.
  const uncertainty_db = toOneDecimal(Math.hypot(...summands.map(({ id }) => found.uncertainty_db[id] ?? 0)))
  return { value_db, uncertainty_db }
}

/** What a value of the direct path alone is planned with; null where the junctions are in the value. */
function planned(
  value_db: number,
  { flankingType, planningDeduction = PLANNING_DEDUCTION_DB }: FieldValues,
  better: 'higher' | 'lower',
  judge: (judged_db: number) => ResultColor,
): PlannedEstimate | null {
  if (flankingType !== 0) return null
  const kept_db = better === 'higher' ? value_db - planningDeduction : value_db + planningDeduction
  const planned_db = toOneDecimal(kept_db)
  return { deduction_db: planningDeduction, value_db: planned_db, color: judge(planned_db) }
}
