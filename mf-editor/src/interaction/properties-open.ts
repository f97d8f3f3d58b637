import { IDLE, onIdle } from './idle'
import type { Happening, Interaction, Place, Surroundings } from './interaction'

/** The properties of a component are open beside it. */
export interface PropertiesOpen {
  readonly name: 'properties-open'
  readonly componentId: string
  readonly place: Place
}

export function onPropertiesOpen(
  state: PropertiesOpen,
  happening: Happening,
  surroundings: Surroundings,
): Interaction {
  switch (happening.kind) {
    case 'closed':
      return happening.name === 'properties-open' ? IDLE : state
    case 'menu-asked':
    case 'properties-asked':
    case 'picker-asked':
    case 'keys-asked':
      return onIdle(IDLE, happening, surroundings)
    default:
      return state
  }
}
