import { checkPlaces } from './check'
import type { Component, Construction } from './construction'
import { isFixed } from './core'

/**
 * The places among the other components where the rules allow a component to stand, in order: 0 is before the first
 * of them, their count behind the last. The place where it stands is one of them. A fixed component has that one
 * alone.
 */
export function placesOf(construction: Construction, component: Component): readonly number[] {
  const own = construction.components.findIndex(({ id }) => id === component.id)
  if (isFixed(component)) return own < 0 ? [] : [own]
  const others = construction.components.filter(({ id }) => id !== component.id)
  return Array.from({ length: others.length + 1 }, (_, place) => place).filter(
    (place) => place === own || checkPlaces(placedAt(construction, component, place)).length === 0,
  )
}

/** The construction with a component at a place among the others, whether it stood in it before or not. */
export function placedAt(construction: Construction, component: Component, place: number): Construction {
  const others = construction.components.filter(({ id }) => id !== component.id)
  return { ...construction, components: [...others.slice(0, place), component, ...others.slice(place)] }
}
