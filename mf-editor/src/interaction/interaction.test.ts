import { add, ruleText, template, type Construction } from '@soundleaf/construction'
import { counter } from '../testing/render-editor'
import { createInteraction } from './interaction-store'

const PLACE = { x: 1, y: 2, width: 3, height: 4 }

function wall(): Construction {
  const newId = counter()
  const added = add(template('SingleMassiveElementWall', newId), 'panel', 'left', newId)
  if (!added.ok) throw new Error(ruleText(added.failure))
  return added.value
}

/** The panel lies from 100 to 125, the concrete from 125 to 525. */
const edges_px = [100, 125, 525]

function begin() {
  const construction = wall()
  const [panel, concrete] = construction.components.map(({ id }) => id)
  const done: string[] = []
  const interaction = createInteraction({
    construction: () => construction,
    select: (id) => done.push(`select ${id === panel ? 'panel' : 'concrete'}`),
    moveTo: (_, place) => done.push(`to ${place}`),
  })
  const { send } = interaction
  const press = (id: string | undefined) =>
    send({ kind: 'pressed', componentId: id ?? '', surface: 'drawing', at_px: 110 })
  const move = (at_px: number) => send({ kind: 'moved', at_px, edges_px })
  return { panel, concrete, done, send, press, move, name: () => interaction.state.getState().name }
}

test('a press that hardly moves is a click, and nothing is moved', () => {
  const { panel, press, move, send, name, done } = begin()
  press(panel)
  move(113)
  expect(name()).toBe('pressing')
  send({ kind: 'released' })
  expect(name()).toBe('idle')
  expect(done).toEqual([])
})

test('a layer is dragged past the middle of its neighbour, and let go there', () => {
  const { panel, press, move, send, name, done } = begin()
  press(panel)
  move(140)
  expect(name()).toBe('dragging')
  move(400)
  send({ kind: 'released' })
  expect(name()).toBe('idle')
  expect(done).toEqual(['select panel', 'to 1'])
})

test('let go near where it was, or cancelled, it stays', () => {
  const { panel, press, move, send, done } = begin()
  press(panel)
  move(400)
  move(300)
  send({ kind: 'released' })
  press(panel)
  move(400)
  send({ kind: 'cancelled' })
  send({ kind: 'released' })
  expect(done).toEqual(['select panel', 'select panel'])
})

test('[CMP-01] what is fixed is not taken along', () => {
  const { concrete, press, move, name, done } = begin()
  press(concrete)
  move(400)
  expect(name()).toBe('idle')
  expect(done).toEqual([])
})

test('[CMP-01] what is fixed is selected by a right click, and has no menu', () => {
  const { concrete, send, name, done } = begin()
  send({ kind: 'menu-requested', componentId: concrete ?? '', place: PLACE })
  expect(name()).toBe('idle')
  expect(done).toEqual(['select concrete'])
})

test('a menu gives way to the properties; only what is open is closed', () => {
  const { panel, send, name } = begin()
  send({ kind: 'menu-requested', componentId: panel ?? '', place: PLACE })
  expect(name()).toBe('menu-open')
  send({ kind: 'properties-requested', componentId: panel ?? '', place: PLACE })
  // The menu says afterwards that it closed.
  send({ kind: 'closed', name: 'menu-open' })
  expect(name()).toBe('properties-open')
  send({ kind: 'closed', name: 'properties-open' })
  expect(name()).toBe('idle')
})

test('while the keys are shown nothing else opens or is pressed', () => {
  const { panel, send, press, name } = begin()
  send({ kind: 'keys-requested' })
  press(panel)
  send({ kind: 'menu-requested', componentId: panel ?? '', place: PLACE })
  expect(name()).toBe('keys-open')
  send({ kind: 'closed', name: 'keys-open' })
  expect(name()).toBe('idle')
})
