import { placesOf } from '@soundleaf/construction'
import { IDLE, onIdle } from './idle'
import type { Happening, Interaction, Surface, Surroundings } from './interaction'
import { onDragging } from './dragging'

/** A component is held down; whether it is a click or a drag is not known yet. */
export interface Pressing {
  readonly name: 'pressing'
  readonly componentId: string
  readonly surface: Surface
  readonly from_px: number
}

/** A hand is never quite still. */
const DRAG_FROM_PX = 4

export function onPressing(state: Pressing, happening: Happening, surroundings: Surroundings): Interaction {
  switch (happening.kind) {
    case 'moved': {
      if (Math.abs(happening.at_px - state.from_px) < DRAG_FROM_PX) return state
      const { componentId, surface } = state
      const construction = surroundings.construction()
      const from = construction?.components.findIndex(({ id }) => id === componentId) ?? -1
      const component = construction?.components[from]
      if (construction === null || component === undefined) return IDLE
      const places = placesOf(construction, component)
      // What has no other place is not taken along.
      if (places.length < 2) return IDLE
      surroundings.select(componentId)
      const dragging = { name: 'dragging', componentId, surface, from, places, target: from } as const
      return onDragging(dragging, happening, surroundings)
    }
    case 'released':
    case 'cancelled':
    case 'closed':
      return IDLE
    default:
      return onIdle(IDLE, happening, surroundings)
  }
}
