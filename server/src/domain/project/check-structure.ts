import type { Structure } from '@soundleaf/contracts'
import { check, fromWire, type Construction } from '@soundleaf/construction'
import { accept, refuse, type Decision } from '../refusal'

/** Parses a structure strictly: a text that is not a number is refused with its component and key, never guessed. */
export function readConstruction(structure: Structure): Decision<Construction> {
  const read = fromWire(structure)
  if (read.ok) return accept(read.value)
  const { componentId, key, message } = read.failure
  return refuse('PropertyUnreadable', {
    params: { text: message },
    field: key,
    componentIds: [componentId],
  })
}

/** Refuses a construction that breaks a rule, and names the components. */
export function checkStructure(structure: Structure): Decision<Construction> {
  const construction = readConstruction(structure)
  if (!construction.ok) return construction
  const breaks = check(construction.value)
  const [first] = breaks
  if (first === undefined) return construction
  const componentIds = [...new Set(breaks.flatMap(({ componentId }) => componentId ?? []))]
  return refuse('RuleBroken', { params: { text: first.message }, componentIds })
}
