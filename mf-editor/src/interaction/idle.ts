import { isFixed } from '@soundleaf/construction'
import type { Happening, Interaction, Surroundings } from './interaction'

/** Nothing is under way; hovering and selecting belong to no state. */
export interface Idle {
  readonly name: 'idle'
}
export const IDLE: Idle = { name: 'idle' }

export function onIdle(
  state: Idle,
  happening: Happening,
  { select, construction }: Surroundings,
): Interaction {
  switch (happening.kind) {
    case 'pressed': {
      const { componentId, surface, at_px } = happening
      return { name: 'pressing', componentId, surface, from_px: at_px }
    }
    case 'menu-asked':
      // What the menu is about is what is selected; what is fixed has none (CMP-01).
      select(happening.componentId)
      if (construction()?.components.some((one) => one.id === happening.componentId && isFixed(one)))
        return state
      return { name: 'menu-open', componentId: happening.componentId, place: happening.place }
    case 'properties-asked':
      return { name: 'properties-open', componentId: happening.componentId, place: happening.place }
    case 'picker-asked':
      return { name: 'picker-open', componentId: happening.componentId, place: happening.place }
    case 'keys-asked':
      return { name: 'keys-open' }
    default:
      return state
  }
}
