import type { Outcome } from '@soundleaf/contracts'
import { unknown } from './arrange'
import type { Construction } from './construction'
import { isFixed } from './core'
import { placedAt, placesOf } from './place'
import { ruleBreak, type RuleBreak } from './rule-break'

/**
 * Moves a component one place towards the beginning (-1) or the end (1): to the nearest place in that direction where
 * the rules allow it, so that a panel passes a double wall's core in one step. Fails when there is none.
 */
export function move(
  construction: Construction,
  componentId: string,
  step: -1 | 1,
): Outcome<Construction, RuleBreak> {
  const from = construction.components.findIndex(({ id }) => id === componentId)
  const component = construction.components[from]
  if (component === undefined) return { ok: false, failure: unknown(componentId) }
  if (isFixed(component)) {
    return { ok: false, failure: ruleBreak('Fixed', component, { to: 'move' }) }
  }
  const places = placesOf(construction, component)
  const to = step < 0 ? places.findLast((place) => place < from) : places.find((place) => place > from)
  return to === undefined
    ? { ok: false, failure: ruleBreak('NotMovable', component, { why: 'no other place on that side' }) }
    : { ok: true, value: placedAt(construction, component, to) }
}

/** Whether a component can be moved one place in a direction. */
export function canMove(construction: Construction, componentId: string, step: -1 | 1): boolean {
  return move(construction, componentId, step).ok
}

/**
 * Moves a component to a place among the others, one of `placesOf`: what dragging does. Fails where the rules do not
 * allow it there.
 */
export function moveTo(
  construction: Construction,
  componentId: string,
  place: number,
): Outcome<Construction, RuleBreak> {
  const component = construction.components.find(({ id }) => id === componentId)
  if (component === undefined) return { ok: false, failure: unknown(componentId) }
  return placesOf(construction, component).includes(place)
    ? { ok: true, value: placedAt(construction, component, place) }
    : { ok: false, failure: ruleBreak('NotMovable', component, { why: 'no place there' }) }
}
