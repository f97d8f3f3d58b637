import { check, fromWire, unfinished, type Construction } from '@soundleaf/construction'
import type { Structure } from '@soundleaf/contracts'

/** The construction of another project that is built into these rooms, or the rule that it breaks. */
export function soundConstruction(structure: Structure): Construction | string {
  const read = fromWire(structure)
  if (!read.ok || check(read.value).length > 0) return 'be a construction that keeps the rules'
  return unfinished(read.value).length > 0 ? 'be finished' : read.value
}

export const UNKNOWN_MATERIALS = 'be of materials that can be calculated'
