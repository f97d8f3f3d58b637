import type { Outcome } from '@soundleaf/contracts'
import { checkPlaces } from './check'
import type { Component, Construction } from './construction'
import { placedAt, placesOf } from './place'
import { MAX_COMPONENTS, ruleBreak, type Rule, type RuleBreak } from './rule-break'
import { isWindow, PER_PANE, withCopyOfPane } from './window'
import { copyOf } from './wire/product'

/**
 * Puts a copy of a component, of this construction or another, at the nearest place behind the component
 * `afterId` where the rules allow it; behind the last where `afterId` is null or not there. The copy is
 * never fixed: it can be moved and deleted. Fails with the reason where there is no place for it.
 */
export function paste(
  construction: Construction,
  component: Component,
  afterId: string | null,
  newId: () => string,
): Outcome<Construction, RuleBreak> {
  const { components } = construction
  const isPane = isWindow(construction) && component.kind === 'panel'
  if (components.length + (isPane ? PER_PANE : 1) > MAX_COMPONENTS) {
    return { ok: false, failure: ruleBreak('TooManyComponents', component, { most: MAX_COMPONENTS }) }
  }
  if (isPane) {
    const withCopy = withCopyOfPane(construction, component, afterId, newId)
    return { ok: true, value: { ...construction, components: withCopy } }
  }
  const copy = copyOf(component, newId())
  const after = components.findIndex(({ id }) => id === afterId)
  const wanted = after < 0 ? components.length : after + 1
  const [nearest] = placesOf(construction, copy).toSorted(
    (one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || other - one,
  )
  if (nearest !== undefined) return { ok: true, value: placedAt(construction, copy, nearest) }
  const stranger = checkPlaces(placedAt(construction, copy, wanted)).find(
    ({ code, componentIds }) => componentIds.includes(copy.id) && STRANGE.includes(code),
  )
  const failure = stranger ?? ruleBreak('NotAddable', component, { why: 'no place' })
  return { ok: false, failure }
}

/** Reasons that say more than that there is no place: the component belongs to another kind of structure. */
const STRANGE: readonly Rule[] = ['NotInThisStructure', 'WrongFrameForSide']
