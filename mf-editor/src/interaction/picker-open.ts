import { IDLE, onIdle } from './idle'
import type { Happening, Interaction, Place, Surroundings } from './interaction'

/** The products of a component are open beside it. */
export interface PickerOpen {
  readonly name: 'picker-open'
  readonly componentId: string
  readonly place: Place
}

export function onPickerOpen(
  state: PickerOpen,
  happening: Happening,
  surroundings: Surroundings,
): Interaction {
  switch (happening.kind) {
    case 'closed':
      return happening.name === 'picker-open' ? IDLE : state
    case 'menu-asked':
    case 'properties-asked':
    case 'picker-asked':
    case 'keys-asked':
      return onIdle(IDLE, happening, surroundings)
    default:
      return state
  }
}
