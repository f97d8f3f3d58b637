import { variantsOf, type SaveProjectRequest } from '@soundleaf/contracts'
import { orientation } from '@soundleaf/construction'
import { accept, refuse, type Decision } from '../refusal'
import { checkStructure } from './check-structure'
import { readProjectName } from './project-name'

/**
 * Refuses variants that no page could show: each is a construction that keeps the rules, with a name and an id of its
 * own, and all are walls or all are floors, since they share rooms and field values.
 */
export function checkVariants({ structures, variants }: SaveProjectRequest): Decision<null> {
  if (variants === undefined) return accept(null)
  const { name, place, others } = variants
  if (place > others.length)
    return refuseField('variants.place', String(place), `be 0 to ${others.length}, the number of the others`)
  const open = at('variants.name', readProjectName(name))
  if (!open.ok) return open
  const all = variantsOf({ structures, variants }, name)
  for (const [index, other] of others.entries()) {
    const field = `variants.others.${index}`
    const named = at(`${field}.name`, readProjectName(other.name))
    if (!named.ok) return named
    const checked = at(`${field}.structure`, checkStructure(other.structure))
    if (!checked.ok) return checked
    const { structureId, type } = other.structure
    if (all.filter(({ structure }) => structure.structureId === structureId).length > 1)
      return refuseField(`${field}.structure.structureId`, structureId, 'be the id of one variant alone')
    const kind = orientation(structures[0]?.type ?? type)
    if (orientation(type) !== kind)
      return refuseField(`${field}.structure.type`, type, `be a ${kind}, as the open one`)
  }
  return accept(null)
}

/** The decision; where it is a refusal, with the place of what was read. */
const at = <Value>(field: string, decision: Decision<Value>): Decision<Value> =>
  decision.ok ? decision : { ok: false, failure: { ...decision.failure, field } }

const refuseField = (name: string, found: string, rule: string) =>
  refuse('FieldInvalid', { params: { name, found, rule }, field: name })
