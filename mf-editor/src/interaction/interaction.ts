import type { Construction } from '@soundleaf/construction'
import { onOpenedBeside } from './beside'
import { onDragging, type Dragging } from './dragging'
import { onIdle, type Idle } from './idle'
import { onKeysOpen, type KeysOpen } from './keys-open'
import type { MenuOpen } from './menu-open'
import type { PickerOpen } from './picker-open'
import { onPressing, type Pressing } from './pressing'
import type { PropertiesOpen } from './properties-open'

/** What the hand is at: one of these states at any time, each in a file of its own. */
export type Interaction = Idle | Pressing | Dragging | OpenedBeside | KeysOpen

/** Something about a component is open beside it. */
export type OpenedBeside = MenuOpen | PropertiesOpen | PickerOpen

/** Where something opens: beside this rectangle of the window. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a component is taken by the hand. */
export type Surface = 'list' | 'drawing'

/** What happens, whichever state it meets. Positions are px of the window along the construction. */
export type Happening =
  | {
      readonly kind: 'pressed'
      readonly componentId: string
      readonly surface: Surface
      readonly at_px: number
    }
  /** The pointer went on; `edges_px` are the faces of the components, first to last. */
  | { readonly kind: 'moved'; readonly at_px: number; readonly edges_px: readonly number[] }
  | { readonly kind: 'released' }
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'menu-asked' | 'properties-asked' | 'picker-asked'
      readonly componentId: string
      readonly place: Place
    }
  | { readonly kind: 'keys-asked' }
  | { readonly kind: 'closed'; readonly name: Interaction['name'] }

/** What an interaction looks at and acts on. */
export interface Surroundings {
  readonly construction: () => Construction | null
  readonly select: (componentId: string) => void
  readonly moveTo: (componentId: string, place: number) => void
}

/** Whether something lies above the editor. */
export const isOpened = (state: Interaction): state is OpenedBeside | KeysOpen =>
  state.name !== 'idle' && state.name !== 'pressing' && state.name !== 'dragging'

/** The state after a happening. */
export function after(state: Interaction, happening: Happening, surroundings: Surroundings): Interaction {
  switch (state.name) {
    case 'idle':
      return onIdle(state, happening, surroundings)
    case 'pressing':
      return onPressing(state, happening, surroundings)
    case 'dragging':
      return onDragging(state, happening, surroundings)
    case 'menu-open':
    case 'properties-open':
    case 'picker-open':
      return onOpenedBeside(state, happening, surroundings)
    case 'keys-open':
      return onKeysOpen(state, happening, surroundings)
  }
}
