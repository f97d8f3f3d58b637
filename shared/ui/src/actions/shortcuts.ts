import { t, type TextKey } from '../texts'

type Letter = 'C' | 'D' | 'N' | 'S' | 'V' | 'Y' | 'Z'
type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
type NamedKey = 'Backspace' | 'ContextMenu' | 'Delete' | 'End' | 'Enter' | 'Escape' | 'F10' | 'Home' | 'Tab'
type Modifiers = '' | 'Alt+' | 'Ctrl+' | 'Ctrl+Shift+' | 'Shift+'

/** `Ctrl` is ⌘ on a Mac. A sign such as `?` says nothing of Shift: which keys write it differs between keyboards. */
export type Shortcut = `${Modifiers}${Letter | Arrow | NamedKey}` | Sign
type Sign = (typeof WRITTEN)[number]
const WRITTEN = ['?', '/', '+', '=', '-', '0'] as const

interface ShortcutRow {
  /** What it does, in the list of keys. Rows with the same words are one row there. */
  readonly what: Extract<TextKey, `keys.${string}`>
  /** Where the focus must be. Keys of the page work everywhere, so nothing else may claim them. */
  readonly where: 'page' | 'projects' | 'drawing' | 'list' | 'field'
  /** The first is the one that menus and tooltips show. */
  readonly keys: readonly Shortcut[]
}

/**
 * Every key of the shell and the editor. They stand together so that no two parts claim the same key, and the list of
 * keys is complete on a page whose remote is not loaded. What a menu, a list or a dialog does by itself is not here.
 */
export const SHORTCUTS = {
  left: { what: 'keys.walk', where: 'drawing', keys: ['ArrowLeft'] },
  right: { what: 'keys.walk', where: 'drawing', keys: ['ArrowRight'] },
  up: { what: 'keys.walk', where: 'drawing', keys: ['ArrowUp'] },
  down: { what: 'keys.walk', where: 'drawing', keys: ['ArrowDown'] },
  first: { what: 'keys.ends', where: 'drawing', keys: ['Home'] },
  last: { what: 'keys.ends', where: 'drawing', keys: ['End'] },
  properties: { what: 'keys.properties', where: 'drawing', keys: ['Enter'] },
  product: { what: 'keys.product', where: 'drawing', keys: ['/'] },
  sweep: { what: 'keys.sweep', where: 'drawing', keys: ['V'] },
  moveLeft: { what: 'keys.move', where: 'drawing', keys: ['Alt+ArrowLeft'] },
  moveRight: { what: 'keys.move', where: 'drawing', keys: ['Alt+ArrowRight'] },
  moveUp: { what: 'keys.move', where: 'drawing', keys: ['Alt+ArrowUp'] },
  moveDown: { what: 'keys.move', where: 'drawing', keys: ['Alt+ArrowDown'] },
  copy: { what: 'keys.copyPaste', where: 'drawing', keys: ['Ctrl+C'] },
  paste: { what: 'keys.copyPaste', where: 'drawing', keys: ['Ctrl+V'] },
  duplicate: { what: 'keys.duplicate', where: 'drawing', keys: ['Ctrl+D'] },
  delete: { what: 'keys.delete', where: 'drawing', keys: ['Delete', 'Backspace'] },
  undo: { what: 'keys.undo', where: 'page', keys: ['Ctrl+Z'] },
  redo: { what: 'keys.redo', where: 'page', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  save: { what: 'keys.save', where: 'page', keys: ['Ctrl+S'] },
  menu: { what: 'keys.menu', where: 'drawing', keys: ['Shift+F10', 'ContextMenu'] },
  deselect: { what: 'keys.deselect', where: 'drawing', keys: ['Escape'] },
  step: { what: 'keys.step', where: 'field', keys: ['ArrowUp', 'ArrowDown'] },
  leap: { what: 'keys.leap', where: 'field', keys: ['Shift+ArrowUp', 'Shift+ArrowDown'] },
  nextField: { what: 'keys.nextField', where: 'list', keys: ['Tab'] },
  zoomIn: { what: 'keys.zoom', where: 'drawing', keys: ['+', '='] },
  zoomOut: { what: 'keys.zoom', where: 'drawing', keys: ['-'] },
  zoomToFit: { what: 'keys.zoom', where: 'drawing', keys: ['0'] },
  newProject: { what: 'keys.newProject', where: 'projects', keys: ['N'] },
  help: { what: 'keys.help', where: 'page', keys: ['?'] },
} as const satisfies Readonly<Record<string, ShortcutRow>>

export type ShortcutId = keyof typeof SHORTCUTS

/** The parts of a keyboard event that tell what was pressed. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether one of an action's keys was pressed. */
export const isPressed = (id: ShortcutId, pressed: Pressed): boolean =>
  SHORTCUTS[id].keys.some((shortcut) => matches(shortcut, pressed))

function matches(shortcut: Shortcut, { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  const isSign = WRITTEN.some((sign) => sign === shortcut)
  const modifiers = isSign ? [] : shortcut.split('+')
  const wanted = isSign ? shortcut : (modifiers.pop() ?? '')
  return (
    key.toLowerCase() === wanted.toLowerCase() &&
    (ctrlKey || metaKey) === modifiers.includes('Ctrl') &&
    altKey === modifiers.includes('Alt') &&
    (isSign || shiftKey === modifiers.includes('Shift'))
  )
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '-': '−',
}

const APPLE_SIGNS: Readonly<Record<string, string>> = {
  ...SIGNS,
  Alt: '⌥',
  Ctrl: '⌘',
  Shift: '⇧',
  Backspace: '⌫',
}

const WORDS = {
  Alt: 'key.Alt',
  Backspace: 'key.Backspace',
  ContextMenu: 'key.ContextMenu',
  Ctrl: 'key.Ctrl',
  Delete: 'key.Delete',
  End: 'key.End',
  Enter: 'key.Enter',
  Escape: 'key.Escape',
  Home: 'key.Home',
  Shift: 'key.Shift',
  Tab: 'key.Tab',
} as const

const isWord = (part: string): part is keyof typeof WORDS => part in WORDS
const named = (part: string): string => (isWord(part) ? t(WORDS[part]) : part)

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Keys as this computer's keyboard names them: `Ctrl+Z`, or `Ctrl Z` with a space between; on a Mac `⌘Z`. */
export function keysText(shortcut: Shortcut, between: '+' | ' ' = '+'): string {
  const parts = shortcut === '+' ? [shortcut] : shortcut.split('+')
  if (!isApple()) return parts.map((part) => SIGNS[part] ?? named(part)).join(between)
  // A Mac writes the command key last.
  const inOrder = parts[0] === 'Ctrl' && parts[1] === 'Shift' ? ['Shift', 'Ctrl', ...parts.slice(2)] : parts
  return inOrder.map((part) => APPLE_SIGNS[part] ?? named(part)).join('')
}

/** The key that menus and tooltips show beside an action's name. */
export const shortcutText = (id: ShortcutId, between?: '+' | ' '): string =>
  keysText(SHORTCUTS[id].keys[0], between)
