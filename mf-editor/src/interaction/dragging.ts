import { IDLE } from './idle'
import type { Happening, Interaction, Surface, Surroundings } from './interaction'

/** A component is taken along; letting go puts it where the mark is. */
export interface Dragging {
  readonly name: 'dragging'
  readonly componentId: string
  readonly surface: Surface
  /** Where it stands; places are counted among the other components. */
  readonly from: number
  /** Where the rules allow it. */
  readonly places: readonly number[]
  readonly target: number
}

export function onDragging(state: Dragging, happening: Happening, { moveTo }: Surroundings): Interaction {
  switch (happening.kind) {
    case 'moved': {
      const target = nearestPlace(state, happening.at_px, happening.edges_px)
      return target === state.target ? state : { ...state, target }
    }
    case 'released':
      if (state.target !== state.from) moveTo(state.componentId, state.target)
      return IDLE
    case 'cancelled':
      return IDLE
    default:
      return state
  }
}

/** Before which of all components a place lies, the dragged one counted. */
export const edgeOf = (place: number, from: number) => (place <= from ? place : place + 1)

function nearestPlace({ from, places }: Dragging, at_px: number, edges_px: readonly number[]): number {
  const edge = (index: number) => edges_px[index] ?? at_px
  const distance = (place: number) =>
    place === from
      ? Math.max(0, edge(from) - at_px, at_px - edge(from + 1))
      : Math.abs(edge(edgeOf(place, from)) - at_px)
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best), from)
}
