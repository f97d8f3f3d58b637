import { IDLE, onIdle } from './idle'
import type { Happening, Interaction, OpenedBeside, Surroundings } from './interaction'

/** What is open beside a component closes, or makes way for what is asked for next. */
export function onOpenedBeside(
  state: OpenedBeside,
  happening: Happening,
  surroundings: Surroundings,
): Interaction {
  switch (happening.kind) {
    case 'closed':
      return happening.name === state.name ? IDLE : state
    case 'menu-asked':
    case 'properties-asked':
    case 'picker-asked':
    case 'keys-asked':
      return onIdle(IDLE, happening, surroundings)
    default:
      return state
  }
}
