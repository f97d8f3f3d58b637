import { add, ruleText, template, type Construction } from '@soundleaf/construction'
import { counter } from '../testing/render-editor'
import { newHistory, redoLabel, stepped, undoLabel, undone } from './history'

const wall = () => template('SingleMassiveElementWall', counter())

test('a step that changes nothing is no step', () => {
  const history = newHistory(wall())
  expect(stepped(history, 'Nothing', { ...history.present })).toBe(history)
})

test('what is made anew with the same values is no step', () => {
  const history = newHistory(wall())
  const { present } = history
  const components = present.components.map((component) => ({ ...component }))
  expect(stepped(history, 'Nothing', { ...present, components })).toBe(history)
})

test('a new step ends what could be redone', () => {
  const newId = counter()
  const once = stepped(newHistory(wall()), 'First', randomWith(wall(), newId))
  const again = stepped(undone(once), 'Second', randomWith(undone(once).present, newId))
  expect(redoLabel(again)).toBeNull()
  expect(undoLabel(again)).toBe('Second')
})

function randomWith(construction: Construction, newId: () => string): Construction {
  const added = add(construction, 'panel', 'left', newId)
  if (!added.ok) throw new Error(ruleText(added.failure))
  return added.value
}

test('undo and redo say what they take back', () => {
  const history = stepped(newHistory(wall()), 'Add panel', randomWith(wall(), counter()))
  expect([undoLabel(history), redoLabel(history)]).toEqual(['Add panel', null])
  expect([undoLabel(undone(history)), redoLabel(undone(history))]).toEqual([null, 'Add panel'])
})
