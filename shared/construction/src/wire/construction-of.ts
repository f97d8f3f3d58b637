import type { Structure } from '@soundleaf/contracts'
import type { Construction } from '../construction'
import { fromWire } from './structure'

/** Structures are never changed in place: each is read once. */
const known = new WeakMap<Structure, Construction | null>()

/** What a structure is, where nobody asks why it cannot be read: null then. The same object for the same structure. */
export function constructionOf(structure: Structure): Construction | null {
  const before = known.get(structure)
  if (before !== undefined) return before
  const read = fromWire(structure)
  const construction = read.ok ? read.value : null
  known.set(structure, construction)
  return construction
}
