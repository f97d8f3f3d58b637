import {
  add,
  canDuplicate,
  canRemove,
  duplicate,
  move,
  remove,
  setProperty,
  template,
  toWire,
  type Construction,
} from '@soundleaf/construction'
import { NEW_PROJECT_TYPES } from '@soundleaf/contracts'
import { counter } from '../testing/render-editor'
import { newHistory, redoLabel, redone, stepped, undoLabel, undone, type History } from './history'

const bytes = (construction: Construction) => JSON.stringify(toWire(construction))
const wall = () => template('SingleMassiveElementWall', counter())

/** A small generator with a seed, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

function randomEdit(construction: Construction, next: () => number, newId: () => string): Construction {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)]
  const component = pick(construction.components)
  const id = component?.id ?? ''
  const isWall = construction.type.endsWith('Wall')
  const kind = pick(['panel', 'frame', 'impactBoard', 'floorCovering'] as const) ?? 'panel'
  const side = pick(isWall ? (['left', 'right'] as const) : (['above', 'below'] as const)) ?? 'left'
  const edits = [
    () => add(construction, kind, side, newId),
    () => move(construction, id, next() < 0.5 ? -1 : 1),
    () => setProperty(construction, id, 'thickness', Math.round(next() * 1000) / 10),
    () => setProperty(construction, id, 'uiEnableInsulation', next() < 0.5),
    ...(canDuplicate(construction, id) ? [() => duplicate(construction, id, newId)] : []),
    ...(canRemove(construction, id) ? [() => remove(construction, id)] : []),
  ]
  const outcome = pick(edits)?.()
  return outcome?.ok ? outcome.value : construction
}

test.each(NEW_PROJECT_TYPES)('[EDT-10] %s: undo to the start and redo to the end, byte for byte', (type) => {
  const newId = counter()
  const next = random(type.length)
  const start = template(type, newId)
  const states = [bytes(start)]
  let history: History = newHistory(start)
  for (let step = 0; step < 300; step += 1) {
    history = stepped(history, 'Edit', randomEdit(history.present, next, newId))
    if (history.past.length === states.length) states.push(bytes(history.present))
  }
  expect(states.length).toBeGreaterThan(30)
  for (let at = states.length - 2; at >= 0; at -= 1) {
    history = undone(history)
    expect(bytes(history.present)).toBe(states[at])
  }
  expect(undone(history)).toBe(history)
  for (const state of states.slice(1)) {
    history = redone(history)
    expect(bytes(history.present)).toBe(state)
  }
  expect(redone(history)).toBe(history)
})

test('a step that changes nothing is no step', () => {
  const history = newHistory(wall())
  expect(stepped(history, 'Nothing', { ...history.present })).toBe(history)
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
  if (!added.ok) throw new Error(added.failure.message)
  return added.value
}

test('undo and redo say what they take back', () => {
  const history = stepped(newHistory(wall()), 'Add panel', randomWith(wall(), counter()))
  expect([undoLabel(history), redoLabel(history)]).toEqual(['Add panel', null])
  expect([undoLabel(undone(history)), redoLabel(undone(history))]).toEqual([null, 'Add panel'])
})
