import { type Action, pressedAction } from './action'
import { listedKeys } from './keys-dialog'
import { isPressed, keysText, type Pressed, SHORTCUTS, shortcutText } from './shortcuts'

const press = (key: string, modifiers: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
})

test('no two actions answer to the same key where the focus may be for both', () => {
  const rows = Object.values(SHORTCUTS)
  for (const place of ['projects', 'drawing', 'list', 'field'] as const) {
    const keys = rows
      .filter(({ where }) => where === place || where === 'page')
      .flatMap((row): readonly string[] => row.keys)
    expect(keys).toEqual([...new Set(keys)])
  }
})

test('the list of keys has every key there is', () => {
  const listed = new Set(listedKeys().flatMap(([, keys]) => keys))
  for (const { keys } of Object.values(SHORTCUTS)) for (const key of keys) expect(listed).toContain(key)
})

test('Ctrl or ⌘ commands, whatever the letter case, and no further modifier may be held', () => {
  expect(isPressed('save', press('s', { ctrlKey: true }))).toBe(true)
  expect(isPressed('save', press('S', { metaKey: true }))).toBe(true)
  expect(isPressed('save', press('s'))).toBe(false)
  expect(isPressed('save', press('s', { ctrlKey: true, altKey: true }))).toBe(false)
  expect(isPressed('save', press('s', { ctrlKey: true, shiftKey: true }))).toBe(false)
})

test('an action may have several keys', () => {
  expect(isPressed('redo', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(true)
  expect(isPressed('redo', press('y', { ctrlKey: true }))).toBe(true)
  expect(isPressed('undo', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(false)
})

test('a sign is a sign, with Shift or without it', () => {
  expect(isPressed('help', press('?', { shiftKey: true }))).toBe(true)
  expect(isPressed('help', press('?'))).toBe(true)
  expect(isPressed('product', press('/', { shiftKey: true }))).toBe(true)
  expect(isPressed('product', press('/', { ctrlKey: true }))).toBe(false)
})

test('a key finds its action, whether it is allowed or not', () => {
  const action = (id: string, rest: Partial<Action>): Action => ({
    id,
    label: id,
    isAllowed: true,
    run: () => undefined,
    ...rest,
  })
  const actions = [action('plain', {}), action('remove', { keys: 'delete', isAllowed: false })]
  expect(pressedAction(actions, press('Backspace'))?.id).toBe('remove')
  expect(pressedAction(actions, press('x'))).toBeUndefined()
})

describe('keys are named as the keyboard names them', () => {
  afterEach(() => jest.restoreAllMocks())

  test('on most computers', () => {
    expect(shortcutText('redo')).toBe('Ctrl+Shift+Z')
    expect(shortcutText('duplicate', ' ')).toBe('Ctrl D')
    expect(shortcutText('moveLeft', ' ')).toBe('Alt ←')
    expect(keysText('Delete')).toBe('Del')
  })

  test('on a Mac', () => {
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')
    expect(shortcutText('redo')).toBe('⇧⌘Z')
    expect(shortcutText('duplicate', ' ')).toBe('⌘D')
    expect(shortcutText('moveLeft', ' ')).toBe('⌥←')
  })
})

test('plus is a key of its own, also where Shift or none writes it', () => {
  expect(isPressed('zoomIn', press('+', { shiftKey: true }))).toBe(true)
  expect(isPressed('zoomIn', press('='))).toBe(true)
  expect(isPressed('zoomIn', press('+', { ctrlKey: true }))).toBe(false)
  expect(isPressed('zoomOut', press('-'))).toBe(true)
  expect(isPressed('zoomToFit', press('0'))).toBe(true)
  expect(shortcutText('zoomIn')).toBe('+')
  expect(shortcutText('zoomOut')).toBe('−')
})
