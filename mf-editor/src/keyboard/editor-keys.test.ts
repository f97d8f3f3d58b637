import { drawingKey, historyKey, type Pressed } from './editor-keys'

const press = (key: string, modifiers: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
})

test('[EDT-11] arrows walk in the visual direction: left and right in a wall, up and down in a floor', () => {
  expect(drawingKey(press('ArrowRight'), 'wall')).toEqual({ kind: 'walk', step: 1 })
  expect(drawingKey(press('ArrowLeft'), 'wall')).toEqual({ kind: 'walk', step: -1 })
  expect(drawingKey(press('ArrowDown'), 'wall')).toBeNull()
  expect(drawingKey(press('ArrowDown'), 'floor')).toEqual({ kind: 'walk', step: 1 })
  expect(drawingKey(press('ArrowRight'), 'floor')).toBeNull()
})

test('[EDT-11] every action of the drawing has its key', () => {
  const kind = (pressed: Pressed) => drawingKey(pressed, 'wall')?.kind ?? null
  expect(kind(press('ArrowRight', { altKey: true }))).toBe('move')
  expect(kind(press('Enter'))).toBe('properties')
  expect(kind(press('Delete'))).toBe('remove')
  expect(kind(press('d', { ctrlKey: true }))).toBe('duplicate')
  expect(kind(press('d', { metaKey: true }))).toBe('duplicate')
  expect(kind(press('F10', { shiftKey: true }))).toBe('menu')
  expect(kind(press('ContextMenu'))).toBe('menu')
  expect(kind(press('Escape'))).toBe('deselect')
  expect(kind(press('?', { shiftKey: true }))).toBe('help')
})

test('keys that belong to the browser stay with it', () => {
  for (const pressed of [
    press('d'),
    press('F10'),
    press('Delete', { ctrlKey: true }),
    press('s', { ctrlKey: true }),
  ]) {
    expect(drawingKey(pressed, 'wall')).toBeNull()
  }
})

test('[EDT-10] Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y do again', () => {
  expect(historyKey(press('z', { ctrlKey: true }))).toBe('undo')
  expect(historyKey(press('Z', { ctrlKey: true, shiftKey: true }))).toBe('redo')
  expect(historyKey(press('y', { ctrlKey: true }))).toBe('redo')
  expect(historyKey(press('z'))).toBeNull()
  expect(historyKey(press('z', { ctrlKey: true, altKey: true }))).toBeNull()
})
