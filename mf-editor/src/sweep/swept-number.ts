import {
  setProperty,
  type Component,
  type Construction,
  type NumberRow,
  type RuleBreak,
} from '@soundleaf/construction'
import type { Outcome } from '@soundleaf/contracts'

/** A number that varies. */
export interface SweptNumber {
  readonly component: Component
  /** The component's key in the drawing. */
  readonly letter: string
  readonly row: NumberRow
}

/** The values that were chosen; `second` where two numbers vary. */
export interface Picked {
  readonly value: number
  readonly second?: number
}

/** The construction with the values, the second one first, as the server does it. */
export function withValues(
  construction: Construction,
  first: SweptNumber,
  second: SweptNumber | undefined,
  picked: Picked,
): Outcome<Construction, RuleBreak> {
  const before =
    second === undefined || picked.second === undefined
      ? ({ ok: true, value: construction } as const)
      : setProperty(construction, second.component.id, second.row.key, picked.second)
  return before.ok ? setProperty(before.value, first.component.id, first.row.key, picked.value) : before
}
