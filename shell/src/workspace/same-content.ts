import type { Project } from '@soundleaf/contracts'

/** Whether two projects hold the same work: name, field values and construction, whatever the order of keys. */
export function isSameContent(one: Project, other: Project): boolean {
  return (
    one.name === other.name &&
    isSame(one.fieldValues, other.fieldValues) &&
    isSame(one.structures, other.structures)
  )
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return Object.is(one, other)
  }
  const ours = new Map<string, unknown>(Object.entries(one))
  const theirs = new Map<string, unknown>(Object.entries(other))
  return ours.size === theirs.size && [...ours].every(([key, value]) => isSame(value, theirs.get(key)))
}
