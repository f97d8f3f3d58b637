import { add, ruleText, template, type Component, type Construction } from '@soundleaf/construction'
import type { StructureType } from '@soundleaf/contracts'
import { createFakeHost } from '@soundleaf/federation/testing'
import { pressedAction, type Pressed } from '@soundleaf/ui'
import { createEditor } from '../editor-view'
import { counter, projectOf } from '../testing/render-editor'
import { drawingActions, historyActions } from './editor-actions'

const press = (key: string, modifiers: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
})

/** The actions of the first layer of a construction that is open. */
function begin(construction: Construction) {
  const fake = createFakeHost({ remote: 'mf-editor', open: projectOf(construction) })
  const editor = createEditor(fake.host)
  editor.store.listen()
  const place = { x: 0, y: 0, width: 1, height: 1 }
  const [component] = construction.components
  if (component === undefined) throw new Error('A construction has a component.')
  const forComponent = (one: Component) =>
    drawingActions(editor, { construction, component: one, place, hasCopy: false })
  return { editor, actions: forComponent(component) }
}

function wallWithPanel(): Construction {
  const newId = counter()
  const added = add(template('SingleMassiveElementWall', newId), 'panel', 'left', newId)
  if (!added.ok) throw new Error(ruleText(added.failure))
  return added.value
}

const ids = (type: StructureType) => {
  const { actions } = begin(template(type, counter()))
  return (pressed: Pressed) => pressedAction(actions, pressed)?.id
}

test('[EDT-11] arrows walk in the visual direction: left and right in a wall, up and down in a floor', () => {
  const [inWall, inFloor] = [ids('SingleMassiveElementWall'), ids('SingleMassiveElementFloor')]
  expect(inWall(press('ArrowRight'))).toBe('next')
  expect(inWall(press('ArrowLeft'))).toBe('previous')
  expect(inWall(press('ArrowDown'))).toBeUndefined()
  expect(inFloor(press('ArrowDown'))).toBe('next')
  expect(inFloor(press('ArrowRight'))).toBeUndefined()
})

test('[EDT-11] every action of the drawing has its key', () => {
  const id = ids('LightweightFrameWall')
  expect(id(press('ArrowRight', { altKey: true }))).toBe('move-forward')
  expect(id(press('Enter'))).toBe('properties')
  expect(id(press('/'))).toBe('product')
  expect(id(press('Home'))).toBe('first')
  expect(id(press('End'))).toBe('last')
  expect(id(press('Delete'))).toBe('delete')
  expect(id(press('Backspace'))).toBe('delete')
  expect(id(press('c', { ctrlKey: true }))).toBe('copy')
  expect(id(press('v', { ctrlKey: true }))).toBe('paste')
  expect(id(press('d', { ctrlKey: true }))).toBe('duplicate')
  expect(id(press('d', { metaKey: true }))).toBe('duplicate')
  expect(id(press('F10', { shiftKey: true }))).toBe('menu')
  expect(id(press('ContextMenu'))).toBe('menu')
  expect(id(press('Escape'))).toBe('deselect')
  expect(id(press('?', { shiftKey: true }))).toBe('keys')
})

test('keys that belong to the browser stay with it', () => {
  for (const pressed of [
    press('d'),
    press('F10'),
    press('Delete', { ctrlKey: true }),
    press('s', { ctrlKey: true }),
  ]) {
    expect(ids('LightweightFrameWall')(pressed)).toBeUndefined()
  }
})

test('[EDT-10] Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y do again', () => {
  const { editor } = begin(wallWithPanel())
  const id = (pressed: Pressed) => pressedAction(historyActions(editor, undefined), pressed)?.id
  expect(id(press('z', { ctrlKey: true }))).toBe('undo')
  expect(id(press('Z', { ctrlKey: true, shiftKey: true }))).toBe('redo')
  expect(id(press('y', { ctrlKey: true }))).toBe('redo')
  expect(id(press('z'))).toBeUndefined()
  expect(id(press('z', { ctrlKey: true, altKey: true }))).toBeUndefined()
})

test('no id and no key stands for two actions', () => {
  for (const type of ['SingleMassiveElementWall', 'SingleMassiveElementFloor'] as const) {
    const { editor, actions } = begin(template(type, counter()))
    const all = [...actions, ...historyActions(editor, undefined)]
    for (const fact of ['id', 'keys'] as const) {
      const values = all.map((action) => action[fact])
      expect(values).toEqual([...new Set(values)])
    }
  }
})

test('what the rules forbid is not allowed; a move that is refused says why, unless the component is fixed', () => {
  const { actions } = begin(wallWithPanel())
  const row = (id: string) => actions.find((action) => action.id === id)
  expect(row('move-forward')?.isAllowed).toBe(true)
  expect(row('move-back')).toMatchObject({ isAllowed: false, saysWhyNot: true })
  expect(row('delete')?.isAllowed).toBe(true)
  const fixed = begin(template('SingleMassiveElementWall', counter())).actions
  expect(fixed.find(({ id }) => id === 'delete')?.isAllowed).toBe(false)
  expect(fixed.find(({ id }) => id === 'move-back')).toMatchObject({ isAllowed: false, saysWhyNot: false })
})
