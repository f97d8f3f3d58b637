type Letter = 'C' | 'D' | 'S' | 'V' | 'Y' | 'Z'
type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
type NamedKey = 'Backspace' | 'ContextMenu' | 'Delete' | 'End' | 'Enter' | 'Escape' | 'F10' | 'Home' | 'Tab'
type Modifiers = '' | 'Alt+' | 'Ctrl+' | 'Ctrl+Shift+' | 'Shift+'

/** `Ctrl` is ⌘ on a Mac. A sign such as `?` says nothing of Shift: which keys write it differs between keyboards. */
export type Shortcut = `${Modifiers}${Letter | Arrow | NamedKey}` | '?' | '/'

interface ShortcutRow {
  /** What it does, in the list of keys. Rows with the same words are one row there. */
  readonly what: string
  /** Where the focus must be. Keys of the page work everywhere, so nothing else may claim them. */
  readonly where: 'page' | 'drawing' | 'list' | 'field'
  /** The first is the one that menus and tooltips show. */
  readonly keys: readonly Shortcut[]
}

/**
 * Every key of the shell and the editor. They stand together so that no two parts claim the same key, and the list of
 * keys is complete on a page whose remote is not loaded. What a menu, a list or a dialog does by itself is not here.
 */
export const SHORTCUTS = {
  left: { what: 'Walk the layers', where: 'drawing', keys: ['ArrowLeft'] },
  right: { what: 'Walk the layers', where: 'drawing', keys: ['ArrowRight'] },
  up: { what: 'Walk the layers', where: 'drawing', keys: ['ArrowUp'] },
  down: { what: 'Walk the layers', where: 'drawing', keys: ['ArrowDown'] },
  first: { what: 'First, last layer', where: 'drawing', keys: ['Home'] },
  last: { what: 'First, last layer', where: 'drawing', keys: ['End'] },
  properties: { what: 'Open properties', where: 'drawing', keys: ['Enter'] },
  product: { what: 'Find a product', where: 'drawing', keys: ['/'] },
  moveLeft: { what: 'Move the layer', where: 'drawing', keys: ['Alt+ArrowLeft'] },
  moveRight: { what: 'Move the layer', where: 'drawing', keys: ['Alt+ArrowRight'] },
  moveUp: { what: 'Move the layer', where: 'drawing', keys: ['Alt+ArrowUp'] },
  moveDown: { what: 'Move the layer', where: 'drawing', keys: ['Alt+ArrowDown'] },
  copy: { what: 'Copy, paste the layer', where: 'drawing', keys: ['Ctrl+C'] },
  paste: { what: 'Copy, paste the layer', where: 'drawing', keys: ['Ctrl+V'] },
  duplicate: { what: 'Duplicate', where: 'drawing', keys: ['Ctrl+D'] },
  delete: { what: 'Delete', where: 'drawing', keys: ['Delete', 'Backspace'] },
  undo: { what: 'Undo', where: 'page', keys: ['Ctrl+Z'] },
  redo: { what: 'Redo', where: 'page', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  save: { what: 'Save', where: 'page', keys: ['Ctrl+S'] },
  menu: { what: 'Layer menu', where: 'drawing', keys: ['Shift+F10', 'ContextMenu'] },
  deselect: { what: 'Deselect', where: 'drawing', keys: ['Escape'] },
  step: { what: 'In a field: 1 mm', where: 'field', keys: ['ArrowUp', 'ArrowDown'] },
  leap: { what: 'In a field: 10 mm', where: 'field', keys: ['Shift+ArrowUp', 'Shift+ArrowDown'] },
  nextField: { what: 'Next thickness', where: 'list', keys: ['Tab'] },
  help: { what: 'This list', where: 'page', keys: ['?'] },
} as const satisfies Readonly<Record<string, ShortcutRow>>

export type ShortcutId = keyof typeof SHORTCUTS

/** The parts of a keyboard event that tell what was pressed. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether one of an action's keys was pressed. */
export const isPressed = (id: ShortcutId, pressed: Pressed): boolean =>
  SHORTCUTS[id].keys.some((shortcut) => matches(shortcut, pressed))

function matches(shortcut: Shortcut, { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  const modifiers = shortcut.split('+')
  const wanted = modifiers.pop() ?? ''
  const isSign = wanted === '?' || wanted === '/'
  return (
    key.toLowerCase() === wanted.toLowerCase() &&
    (ctrlKey || metaKey) === modifiers.includes('Ctrl') &&
    altKey === modifiers.includes('Alt') &&
    (isSign || shiftKey === modifiers.includes('Shift'))
  )
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ContextMenu: 'Menu',
  Delete: 'Del',
  Escape: 'Esc',
}

const APPLE_NAMES: Readonly<Record<string, string>> = {
  ...NAMES,
  Alt: '⌥',
  Ctrl: '⌘',
  Shift: '⇧',
  Backspace: '⌫',
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Keys as this computer's keyboard names them: `Ctrl+Z`, or `Ctrl Z` with a space between; on a Mac `⌘Z`. */
export function keysText(shortcut: Shortcut, between: '+' | ' ' = '+'): string {
  const parts = shortcut.split('+')
  if (!isApple()) return parts.map((part) => NAMES[part] ?? part).join(between)
  // A Mac writes the command key last.
  const inOrder = parts[0] === 'Ctrl' && parts[1] === 'Shift' ? ['Shift', 'Ctrl', ...parts.slice(2)] : parts
  return inOrder.map((part) => APPLE_NAMES[part] ?? part).join('')
}

/** The key that menus and tooltips show beside an action's name. */
export const shortcutText = (id: ShortcutId, between?: '+' | ' '): string =>
  keysText(SHORTCUTS[id].keys[0], between)
