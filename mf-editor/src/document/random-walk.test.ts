import { check, orientation, propertiesOf, SWITCH_KEYS, template, toWire } from '@soundleaf/construction'
import { NEW_PROJECT_TYPES } from '@soundleaf/contracts'
import { createFakeHost } from '@soundleaf/federation/testing'
import { counter, projectOf } from '../testing/render-editor'
import { INSULATIONS, PRODUCTS } from '../testing/sample-catalogue'
import { createClipboard } from './clipboard'
import { createCommands } from './commands'
import { createDocumentStore } from './document-store'

/** Edits that change something. */
const EDITS = 1000
/** Most of what a hand tries on a small construction the rules refuse, or it is there already. */
const MOST_TRIES = 50 * EDITS
/** Walks of each type, every one with a seed of its own: 10 in the full run. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
const WALKS = Math.max(1, Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1))
const KINDS = ['panel', 'frame', 'impactBoard', 'floorCovering'] as const
const TEXTS = ['12.5', '13,25', '95', '0', '', '-3', '99999', '0.02', '450', 'abc', '1e3'] as const

/** A small generator with a seed, so that a failure can be repeated. */
function random(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
  const below = (count: number) => Math.floor(next() * count)
  function pick<Value>(values: readonly Value[]): Value {
    const value = values[below(values.length)]
    if (value === undefined) throw new Error('There is nothing to pick from.')
    return value
  }
  return { below, pick }
}

/** The editor's document with a new construction open, and a hand that does anything a person can do. */
function open(type: (typeof NEW_PROJECT_TYPES)[number], seed: number) {
  const newId = counter()
  const fake = createFakeHost({ remote: 'mf-editor', open: projectOf(template(type, newId)) })
  const store = createDocumentStore(fake.host, createClipboard())
  store.listen()
  const commands = createCommands(store, {
    newId,
    genericProducts: { now: () => [], once: () => undefined },
    withMaker: (product) => product,
    toast: () => undefined,
  })
  const present = () => {
    const { document } = store.state.getState()
    if (document === null) throw new Error('A project is open.')
    return document.history.present
  }
  const { below, pick } = random(type.length + 1000 * seed)
  const edit = () => {
    const { components } = present()
    const component = pick(components)
    const { id } = component
    const sides = orientation(type) === 'wall' ? (['left', 'right'] as const) : (['above', 'below'] as const)
    const rows = propertiesOf(component, true).flatMap((row) => (row.control === 'number' ? [row] : []))
    pick([
      () => commands.add(pick(KINDS), pick(sides)),
      () => commands.duplicate(id),
      () => commands.remove(id),
      () => commands.move(id, pick([-1, 1] as const)),
      () => commands.moveTo(id, below(components.length)),
      () => commands.copy(id),
      () => commands.paste(),
      () => store.select(pick([null, id])),
      () => commands.enter(id, pick(rows), pick(TEXTS)),
      () => commands.turn(id, pick(SWITCH_KEYS), pick([true, false]), 'Switch'),
      () => commands.choose(id, pick(PRODUCTS)),
      () => commands.insulate(id, pick(INSULATIONS)),
      () => commands.clearInsulation(id),
    ])()
  }
  const published = () => fake.bus.for('editor').last('shell/project-changed')?.project?.structures[0]
  return { store, edit, present, published, bytes: () => JSON.stringify(toWire(present())) }
}

const CASES = NEW_PROJECT_TYPES.flatMap((type) =>
  Array.from({ length: WALKS }, (_, walk) => [type, walk] as const),
)

test.each(CASES)(
  '[EDT-10] %s, walk %i: of 1 000 edits undo goes to the start and redo to the end, byte for byte',
  (type, walk) => {
    const { store, edit, present, published, bytes } = open(type, walk)
    const states = [bytes()]
    for (let tries = 0; states.length <= EDITS && tries < MOST_TRIES; tries += 1) {
      edit()
      // What is sound here the server takes: it refuses with the same rules.
      expect(check(present())).toEqual([])
      const now = bytes()
      if (now !== states.at(-1)) states.push(now)
    }
    expect(states).toHaveLength(EDITS + 1)
    expect(JSON.stringify(published()) === bytes()).toBe(true)
    const back = states.toReversed().map((state) => {
      const isSame = bytes() === state
      store.undo()
      return isSame
    })
    expect(back).toEqual(states.map(() => true))
    const forth = states.map((state) => {
      const isSame = bytes() === state
      store.redo()
      return isSame
    })
    expect(forth).toEqual(states.map(() => true))
    expect(bytes() === states.at(-1)).toBe(true)
    expect(JSON.stringify(published()) === bytes()).toBe(true)
  },
)
