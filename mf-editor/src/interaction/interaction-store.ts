import type { Construction } from '@soundleaf/construction'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { IDLE, transition, type Interaction, type InteractionEvent } from './interaction'

/** The state of the interaction, and the one way to change it. */
export interface InteractionStore {
  readonly state: StoreApi<Interaction>
  readonly send: (event: InteractionEvent) => void
}

/** The document that an interaction reads and changes. */
interface InteractionDocument {
  readonly construction: () => Construction | null
  readonly select: (componentId: string) => void
  readonly moveTo: (componentId: string, place: number) => void
}

export function createInteraction(document: InteractionDocument): InteractionStore {
  const store = createStore<Interaction>(() => IDLE)
  return {
    state: store,
    send(event) {
      const { state, command } = transition(store.getState(), event, document.construction())
      store.setState(state, true)
      if (command?.kind === 'select') document.select(command.componentId)
      if (command?.kind === 'move') document.moveTo(command.componentId, command.to)
    },
  }
}
