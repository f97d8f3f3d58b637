import { createStore, type StoreApi } from 'zustand/vanilla'
import { IDLE } from './idle'
import { after, type Happening, type Interaction, type Surroundings } from './interaction'

/** The state of the hand, and the one way to change it. */
export interface InteractionStore {
  readonly state: StoreApi<Interaction>
  readonly tell: (happening: Happening) => void
}

export function createInteraction(surroundings: Surroundings): InteractionStore {
  const state = createStore<Interaction>(() => IDLE)
  return {
    state,
    tell: (happening) => state.setState(after(state.getState(), happening, surroundings), true),
  }
}
