import { keptName } from '@soundleaf/texts'
import type { Outcome } from '@soundleaf/contracts'
import type { Construction } from './construction'
import type { RuleBreak } from './rule-break'
import { change } from './set-property'

/** The most code points of a component's name on the wire. */
export const MAX_NAME = 100

/**
 * Calls a component by another name: without spaces around it and without line breaks, at most `MAX_NAME` code points. One
 * without a name is called what it is. It stays the product that it is.
 */
export function rename(
  construction: Construction,
  componentId: string,
  name: string,
): Outcome<Construction, RuleBreak> {
  const kept = [...keptName(name.replace(/\p{Cc}+/gu, ' '))].slice(0, MAX_NAME).join('').trim()
  return change(construction, componentId, (component) => ({ ok: true, value: { ...component, name: kept } }))
}
