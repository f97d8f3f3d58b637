import { IDLE, onIdle } from './idle'
import type { Happening, Interaction, Place, Surroundings } from './interaction'

/** The context menu of a component is open. */
export interface MenuOpen {
  readonly name: 'menu-open'
  readonly componentId: string
  readonly place: Place
}

export function onMenuOpen(state: MenuOpen, happening: Happening, surroundings: Surroundings): Interaction {
  switch (happening.kind) {
    case 'closed':
      return happening.name === 'menu-open' ? IDLE : state
    case 'menu-asked':
    case 'properties-asked':
    case 'picker-asked':
    case 'keys-asked':
      return onIdle(IDLE, happening, surroundings)
    default:
      return state
  }
}
