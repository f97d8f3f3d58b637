import type { RuleBreak } from '@soundleaf/construction'
import { refuse, type Refused } from '../refusal'

/** Refuses a value with the range that it is out of; null where that is not what is wrong with it. */
export function outOfRange(
  { code, params, componentIds }: RuleBreak,
  field: string,
  value: number,
): Refused | null {
  if (code !== 'OutOfRange') return null
  const rule = `be ${params.min} to ${params.max} ${params.unit}`.trim()
  return refuse('FieldInvalid', { params: { name: field, found: String(value), rule }, field, componentIds })
}
