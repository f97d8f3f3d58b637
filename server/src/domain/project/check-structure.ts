import type { Structure } from '@soundleaf/contracts'
import { check, fromWire, ruleText, type Construction } from '@soundleaf/construction'
import { accept, refuse, type Decision } from '../refusal'

/** Reads a structure strictly: a text that is no number is refused by component and key, never guessed. */
export function readConstruction(structure: Structure): Decision<Construction> {
  const read = fromWire(structure)
  if (read.ok) return accept(read.value)
  const { componentIds, params } = read.failure
  const message = ruleText(read.failure)
  return refuse('ValidationFailed', { message, field: params.key, componentIds: [...componentIds] })
}

/** Refuses a construction that breaks a rule, naming the component. */
export function checkStructure(structure: Structure): Decision<Construction> {
  const construction = readConstruction(structure)
  if (!construction.ok) return construction
  const breaks = check(construction.value)
  const [first] = breaks
  if (first === undefined) return construction
  const componentIds = [...new Set(breaks.flatMap((rule) => rule.componentIds))]
  return refuse('ConstructionInvalid', { message: ruleText(first), componentIds })
}
