import { IDLE } from './idle'
import type { Happening, Interaction, Surroundings } from './interaction'

/** The list of the keys lies over everything. */
export interface KeysOpen {
  readonly name: 'keys-open'
}

export function onKeysOpen(state: KeysOpen, happening: Happening, _: Surroundings): Interaction {
  return happening.kind === 'closed' && happening.name === 'keys-open' ? IDLE : state
}
