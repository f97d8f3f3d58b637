import type { Structure } from '@soundleaf/contracts'
import { check, fromWire, type Construction } from '@soundleaf/construction'
import { accept, refuse, type Decision } from '../refusal'

/** Reads a structure strictly: a text that is no number is refused by component and key, never guessed (REL-07). */
export function readConstruction(structure: Structure): Decision<Construction> {
  const read = fromWire(structure)
  if (read.ok) return accept(read.value)
  const { componentId, key, message } = read.failure
  return refuse('ValidationFailed', { message, field: key, componentIds: [componentId] })
}

/** Refuses a construction that breaks a rule, naming the component (CMP-11). */
export function checkStructure(structure: Structure): Decision<Construction> {
  const construction = readConstruction(structure)
  if (!construction.ok) return construction
  const breaks = check(construction.value)
  const [first] = breaks
  if (first === undefined) return construction
  const componentIds = [...new Set(breaks.flatMap(({ componentId }) => componentId ?? []))]
  return refuse('ConstructionInvalid', { message: first.message, componentIds })
}
