import type { Outcome } from '@soundleaf/contracts'
import type { Construction } from './construction'
import { isFixed } from './core'
import { MAX_COMPONENTS, ruleBreak, type RuleBreak } from './rule-break'
import { canLosePane, isWindow, PER_PANE, withCopyOfPane, withoutPane } from './window'
import { copyOf } from './wire/product'

/**
 * Whether a component can be duplicated: panels, those of the structure too, since the copy belongs to nobody but the
 * person, and an impact board while it is the only one.
 */
export function canDuplicate(construction: Construction, componentId: string): boolean {
  return duplicateRefusal(construction, componentId) === null
}

/** Puts a copy right after the component, of a pane with a space between. Fails where `canDuplicate` is false, with the reason. */
export function duplicate(
  construction: Construction,
  componentId: string,
  newId: () => string,
): Outcome<Construction, RuleBreak> {
  const refusal = duplicateRefusal(construction, componentId)
  if (refusal !== null) return { ok: false, failure: refusal }
  const pane = construction.components.find(({ id }) => id === componentId)
  if (isWindow(construction) && pane?.kind === 'panel') {
    const components = withCopyOfPane(construction, pane, componentId, newId)
    return { ok: true, value: { ...construction, components } }
  }
  const components = construction.components.flatMap((component) =>
    component.id === componentId ? [component, copyOf(component, newId())] : [component],
  )
  return { ok: true, value: { ...construction, components } }
}

function duplicateRefusal(construction: Construction, componentId: string): RuleBreak | null {
  const { components } = construction
  const component = components.find(({ id }) => id === componentId)
  if (component === undefined) return unknown(componentId)
  if (isFixed(component) && component.kind !== 'panel') {
    return ruleBreak('Fixed', component, { to: 'duplicate' })
  }
  const added = isWindow(construction) ? PER_PANE : 1
  if (components.length + added > MAX_COMPONENTS) {
    return ruleBreak('TooManyComponents', component, { most: MAX_COMPONENTS })
  }
  switch (component.kind) {
    case 'panel':
      return null
    case 'impactBoard':
      return components.filter(({ kind }) => kind === 'impactBoard').length === 1
        ? null
        : ruleBreak('NotDuplicable', component, { why: 'two impact boards are there' })
    default:
      return ruleBreak('NotDuplicable', component, { why: 'kind' })
  }
}

/** Whether a component can be deleted: all but the fixed ones. */
export function canRemove(construction: Construction, componentId: string): boolean {
  return removeRefusal(construction, componentId) === null
}

/** Deletes a component, a pane with its space. Fails where `canRemove` is false, with the reason. */
export function remove(construction: Construction, componentId: string): Outcome<Construction, RuleBreak> {
  const refusal = removeRefusal(construction, componentId)
  if (refusal !== null) return { ok: false, failure: refusal }
  const components = isWindow(construction)
    ? withoutPane(construction, componentId)
    : construction.components.filter(({ id }) => id !== componentId)
  return { ok: true, value: { ...construction, components } }
}

function removeRefusal(construction: Construction, componentId: string): RuleBreak | null {
  const component = construction.components.find(({ id }) => id === componentId)
  if (component === undefined) return unknown(componentId)
  const isLastPane = isWindow(construction) && !canLosePane(construction)
  return isFixed(component) || isLastPane ? ruleBreak('Fixed', component, { to: 'delete' }) : null
}

export function unknown(componentId: string): RuleBreak {
  return ruleBreak('UnknownComponent', null, { id: componentId })
}
