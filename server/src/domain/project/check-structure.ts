import type { Structure } from '@soundleaf/contracts'
import { check, fromWire, type Construction } from '@soundleaf/construction'
import { accept, refuse, type Decision } from '../refusal'

/** Parses a structure strictly: a text that is not a number is refused with its component and key, never guessed. */
export function readConstruction(structure: Structure): Decision<Construction> {
  const read = fromWire(structure)
  if (read.ok) return accept(read.value)
  const { componentIds, params } = read.failure
  return refuse('PropertyUnreadable', { params: { broken: read.failure }, field: params.key, componentIds })
}

/** Refuses a construction that breaks a rule, and names the components. */
export function checkStructure(structure: Structure): Decision<Construction> {
  const construction = readConstruction(structure)
  if (!construction.ok) return construction
  const breaks = check(construction.value)
  const [first] = breaks
  if (first === undefined) return construction
  const componentIds = [...new Set(breaks.flatMap((rule) => rule.componentIds))]
  return refuse('RuleBroken', { params: { broken: first }, componentIds })
}
