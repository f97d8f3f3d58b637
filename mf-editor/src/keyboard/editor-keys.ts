import type { Orientation } from '@soundleaf/construction'

/** What a key asks for while the drawing has the focus. */
export type KeyAction =
  | { readonly kind: 'walk' | 'move'; readonly step: -1 | 1 }
  | { readonly kind: 'to-end'; readonly step: -1 | 1 }
  | {
      readonly kind:
        | 'properties'
        | 'picker'
        | 'menu'
        | 'copy'
        | 'paste'
        | 'duplicate'
        | 'remove'
        | 'deselect'
        | 'help'
    }

/** The parts of a keyboard event that matter. */
export interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const ARROWS: Readonly<Record<Orientation, Readonly<Record<string, -1 | 1>>>> = {
  wall: { ArrowLeft: -1, ArrowRight: 1 },
  floor: { ArrowUp: -1, ArrowDown: 1 },
}

/** The keys of the drawing, after the visual direction of a wall and a floor; null for a key that is not ours. */
export function drawingKey(pressed: Pressed, orientation: Orientation): KeyAction | null {
  const { key, altKey, shiftKey } = pressed
  const isCommand = pressed.ctrlKey || pressed.metaKey
  const step = ARROWS[orientation][key]
  if (step !== undefined && !isCommand && !shiftKey) return { kind: altKey ? 'move' : 'walk', step }
  if (isCommand && !altKey && !shiftKey) return commandKey(key.toLowerCase())
  if (isCommand || altKey) return null
  if (key === 'F10') return shiftKey ? { kind: 'menu' } : null
  switch (key) {
    case 'Home':
      return { kind: 'to-end', step: -1 }
    case 'End':
      return { kind: 'to-end', step: 1 }
    case 'Enter':
      return { kind: 'properties' }
    case '/':
      return { kind: 'picker' }
    case 'ContextMenu':
      return { kind: 'menu' }
    case 'Delete':
    case 'Backspace':
      return { kind: 'remove' }
    case 'Escape':
      return { kind: 'deselect' }
    case '?':
      return { kind: 'help' }
    default:
      return null
  }
}

function commandKey(key: string): KeyAction | null {
  switch (key) {
    case 'c':
      return { kind: 'copy' }
    case 'v':
      return { kind: 'paste' }
    case 'd':
      return { kind: 'duplicate' }
    default:
      return null
  }
}

/** Undo and redo, wherever the focus is; null for any other key. */
export function historyKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null
}
