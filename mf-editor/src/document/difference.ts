import type { Component, Construction } from '@soundleaf/construction'
import { dequal } from 'dequal/lite'

/**
 * What one step changed, recorded so that it can be taken back and done again: the components that are not the same
 * before and after, the order where it differs, and the frame about them.
 */
export interface Difference {
  readonly before: Side
  readonly after: Side
}

interface Side {
  /** Components as they are on this side, of those that differ. */
  readonly components: readonly Component[]
  /** Ids in order, where the order differs; null where it is the same. */
  readonly order: readonly string[] | null
  readonly frame: Omit<Construction, 'components'>
}

const idsOf = ({ components }: Construction) => components.map(({ id }) => id)
const frameOf = ({ components: _, ...frame }: Construction) => frame

/** The difference of two constructions, or null where they are the same. */
export function differenceOf(before: Construction, after: Construction): Difference | null {
  // A component made again with the same values is no change: a step that nobody sees could not be undone.
  const changedFrom = (one: Construction, other: Construction) =>
    one.components.filter((component) => !other.components.some((known) => dequal(component, known)))
  const [left, right] = [changedFrom(before, after), changedFrom(after, before)]
  const [order, newOrder] = [idsOf(before), idsOf(after)]
  const isSameOrder = order.length === newOrder.length && order.every((id, index) => id === newOrder[index])
  const isSameFrame =
    before.id === after.id && before.type === after.type && before.received === after.received
  if (left.length === 0 && right.length === 0 && isSameOrder && isSameFrame) return null
  return {
    before: { components: left, order: isSameOrder ? null : order, frame: frameOf(before) },
    after: { components: right, order: isSameOrder ? null : newOrder, frame: frameOf(after) },
  }
}

/** Brings a construction from one side of a difference to the other. */
export function applied(construction: Construction, side: Side): Construction {
  const known = new Map([...construction.components, ...side.components].map((one) => [one.id, one]))
  const order = side.order ?? idsOf(construction)
  return { ...side.frame, components: order.flatMap((id) => known.get(id) ?? []) }
}
