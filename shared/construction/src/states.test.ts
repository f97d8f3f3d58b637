import fc from 'fast-check'
import { STRUCTURE_TYPES } from '@soundleaf/contracts'
import type { StructureType } from '@soundleaf/contracts'
import {
  add,
  addable,
  canDuplicate,
  canMove,
  canRemove,
  check,
  clearInsulation,
  duplicate,
  fromWire,
  isFixed,
  move,
  moveTo,
  NUMBER_KEYS,
  parseEntry,
  paste,
  propertiesOf,
  remove,
  setProperty,
  SWITCH_KEYS,
  template,
  toWire,
  type Construction,
} from './index'
import { countingIds, kinds, must } from './testing'

/** 1 000 walks of each kind in the full run (decision 52). */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
const RUNS = { numRuns: 100 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1), seed: 1 }
/** However slow the machine is. */
jest.setTimeout(5000 + RUNS.numRuns * 300)

const KINDS = [
  'panel',
  'frame',
  'impactBoard',
  'floorCovering',
  'massiveElement',
  'cavity',
  'ribPanel',
] as const
const SIDES = ['left', 'right', 'above', 'below'] as const

/**
 * The buttons, written anew from the specification (sections 2 and 4) and decisions 36, 37, 46 and 56 on nothing but the
 * names of the kinds in order: `shown` is the state of a button, `add` what may be added.
 */
function expectedButton(type: StructureType, order: readonly string[], kind: string, side: string): string {
  const isWall = /Wall$|Facade$/.test(type)
  const cores = type === 'LightweightFrameWall' ? ['frame*'] : ['massiveElement', 'cavity', 'ribPanel']
  const places = order.flatMap((name, index) => (cores.includes(name) ? [index] : []))
  const frameBefore = order.slice(0, Math.min(...places)).includes('frame')
  const framesAfter = order.slice(Math.max(...places) + 1).filter((name) => name === 'frame').length
  const coverings = order.filter((name) => name === 'floorCovering').length
  const boards = order.filter((name) => name === 'impactBoard').length
  const full = order.length >= 60 ? 'disabled' : 'add'
  switch (`${isWall ? 'wall' : 'floor'} ${kind} ${side}`) {
    case 'wall panel left':
    case 'wall panel right':
      return full
    case 'wall frame left':
      return frameBefore ? 'hidden' : full
    case 'wall frame right':
      return framesAfter > 0 ? 'hidden' : full
    case 'floor floorCovering above':
    case 'floor panel above':
      return coverings > 0 ? 'hidden' : full
    case 'floor frame above':
      return coverings > 0 || frameBefore ? 'hidden' : full
    case 'floor impactBoard above':
      return boards > 1 ? 'hidden' : boards === 1 ? 'disabled' : full
    case 'floor panel below':
      return type.endsWith('RibPanels') ? 'hidden' : full
    case 'floor frame below':
      return type.endsWith('RibPanels') || framesAfter > 1 ? 'hidden' : full
    default:
      return 'hidden'
  }
}

type Change = (construction: Construction, newId: () => string) => Construction

const kept = (construction: Construction, outcome: { ok: true; value: Construction } | { ok: false }) =>
  outcome.ok ? outcome.value : construction

/** One click or entry of a person, aimed at any button or component, allowed or not. */
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom(...KINDS), fc.constantFrom(...SIDES)).map(
      ([kind, side]): Change =>
        (construction, newId) =>
          kept(construction, add(construction, kind, side, newId)),
    ),
  },
  fc.nat().map(
    (at): Change =>
      (construction, newId) =>
        kept(construction, duplicate(construction, idAt(construction, at), newId)),
  ),
  fc.nat().map(
    (at): Change =>
      (construction) =>
        kept(construction, remove(construction, idAt(construction, at))),
  ),
  fc.tuple(fc.nat(), fc.constantFrom(-1 as const, 1 as const)).map(
    ([at, step]): Change =>
      (construction) =>
        kept(construction, move(construction, idAt(construction, at), step)),
  ),
  fc.tuple(fc.nat(), fc.nat({ max: 60 })).map(
    ([at, place]): Change =>
      (construction) =>
        kept(construction, moveTo(construction, idAt(construction, at), place)),
  ),
  fc.tuple(fc.nat(), fc.nat()).map(
    ([at, after]): Change =>
      (construction, newId) => {
        const copied = componentAt(construction, at)
        const afterId = idAt(construction, after)
        return copied === undefined
          ? construction
          : kept(construction, paste(construction, copied, afterId, newId))
      },
  ),
  fc.tuple(fc.nat(), fc.constantFrom(...NUMBER_KEYS), fc.double({ min: -1, max: 3000, noNaN: true })).map(
    ([at, key, typed]): Change =>
      (construction) => {
        const id = idAt(construction, at)
        const component = construction.components.find((candidate) => candidate.id === id)
        const row = component && propertiesOf(component, true).find((candidate) => candidate.key === key)
        if (row?.control !== 'number') return construction
        const entry = parseEntry(String(typed), row.range, row.rounding)
        return entry.ok ? kept(construction, setProperty(construction, id, key, entry.value)) : construction
      },
  ),
  fc.tuple(fc.nat(), fc.constantFrom(...SWITCH_KEYS), fc.boolean()).map(
    ([at, key, isOn]): Change =>
      (construction) =>
        kept(construction, setProperty(construction, idAt(construction, at), key, isOn)),
  ),
  fc.nat().map(
    (at): Change =>
      (construction) =>
        kept(construction, clearInsulation(construction, idAt(construction, at))),
  ),
  // Saved and opened again.
  fc.constant<Change>((construction) => must(fromWire(toWire(construction)))),
)

const componentAt = ({ components }: Construction, at: number) => components[at % components.length]
const idAt = (construction: Construction, at: number) => componentAt(construction, at)?.id ?? ''

const edits = fc.tuple(fc.constantFrom(...STRUCTURE_TYPES), fc.array(change, { maxLength: 40 }))

/** Every state on the way, the template first. */
function statesOf([type, changes]: readonly [StructureType, readonly Change[]]): Construction[] {
  const newId = countingIds()
  const states = [template(type, newId)]
  for (const apply of changes) states.push(apply(states.at(-1) ?? template(type, newId), newId))
  return states
}

test('[CMP-11] whatever a person does, the construction keeps every rule, so the server never refuses it', () => {
  fc.assert(
    fc.property(edits, (edit) => {
      expect(statesOf(edit).flatMap(check)).toEqual([])
    }),
    RUNS,
  )
})

/** The buttons as they are and as the table says, where the order of the kinds is not as it should be. */
function expectButtons(type: StructureType, state: Construction): void {
  const order = kinds(state).split(' ')
  const buttons = KINDS.flatMap((kind) => SIDES.map((side) => ({ kind, side })))
  const found = buttons.map(({ kind, side }) => {
    const verdict = addable(state, kind, side)
    const shown = verdict.allowed ? 'add' : verdict.hidden ? 'hidden' : 'disabled'
    return `${kind} ${side}: ${shown} ${add(state, kind, side, countingIds()).ok}`
  })
  const wanted = buttons.map(({ kind, side }) => {
    const shown = expectedButton(type, order, kind, side)
    return `${kind} ${side}: ${shown} ${shown === 'add'}`
  })
  expect(found).toEqual(wanted)
}

test('[CMP-05] [CMP-06] [CMP-07] in every state every button is as the specification says', () => {
  fc.assert(
    fc.property(edits, (edit) => {
      expectButtons(edit[0], statesOf(edit).at(-1) ?? template(edit[0], countingIds()))
    }),
    RUNS,
  )
})

const MOST_ADDED = 5

test.each(STRUCTURE_TYPES)(
  '[CMP-05] [CMP-06] [CMP-07] [DRW-06] [DRW-07] [DRW-08] %s: every order that five additions, moves, copies and deletions reach',
  (type) => {
    const newId = countingIds()
    const start = template(type, newId)
    const seen = new Map([[kinds(start), start]])
    // The walk goes on from each order that is new; a map hands out what is added to it on the way.
    for (const state of seen.values()) {
      expectButtons(type, state)
      const after: { ok: true; value: Construction }[] = [
        ...KINDS.flatMap((kind) => SIDES.map((side) => add(state, kind, side, newId))),
        ...state.components.flatMap(({ id }) => [
          duplicate(state, id, newId),
          remove(state, id),
          move(state, id, -1),
          move(state, id, 1),
        ]),
      ].filter((outcome) => outcome.ok)
      for (const { value } of after) {
        const isWithin = value.components.length <= start.components.length + MOST_ADDED
        if (isWithin && !seen.has(kinds(value))) seen.set(kinds(value), value)
      }
    }
    expect(seen.size).toBeGreaterThan(type.endsWith('RibPanels') ? 40 : 50)
  },
)

test('[CMP-01] [CMP-08] in every state what can be duplicated, deleted and moved is what is, and the fixed stay', () => {
  fc.assert(
    fc.property(edits, (edit) => {
      const [start, ...states] = statesOf(edit)
      const fixed = (state: Construction | undefined) => state?.components.filter(isFixed).map(({ id }) => id)
      for (const state of states.slice(-3)) {
        expect(fixed(state)).toEqual(fixed(start))
        const boards = state.components.filter(({ kind }) => kind === 'impactBoard').length
        for (const component of state.components) {
          const { id, kind } = component
          const isFree = !isFixed(component)
          expect(canRemove(state, id)).toBe(isFree)
          expect(remove(state, id).ok).toBe(isFree)
          const isDuplicable = kind === 'panel' || (isFree && kind === 'impactBoard' && boards === 1)
          expect(canDuplicate(state, id)).toBe(isDuplicable && state.components.length < 60)
          expect(duplicate(state, id, () => 'copy').ok).toBe(canDuplicate(state, id))
          for (const step of [-1, 1] as const) expect(move(state, id, step).ok).toBe(canMove(state, id, step))
        }
      }
    }),
    RUNS,
  )
})

test('moving there and back again is no change', () => {
  fc.assert(
    fc.property(edits, (edit) => {
      const state = statesOf(edit).at(-1) ?? template(edit[0], countingIds())
      for (const { id } of state.components) {
        const there = move(state, id, 1)
        if (there.ok) expect(must(move(there.value, id, -1)).components).toEqual(state.components)
      }
    }),
    RUNS,
  )
})

test('[API-04] every state comes back from the wire as it was', () => {
  fc.assert(
    fc.property(edits, (edit) => {
      const state = statesOf(edit).at(-1) ?? template(edit[0], countingIds())
      const wire = toWire(state)
      const back = must(fromWire(JSON.parse(JSON.stringify(wire)) as typeof wire))
      expect(JSON.stringify(toWire(back))).toBe(JSON.stringify(wire))
      const bare = (construction: Construction) => ({
        ...construction,
        received: null,
        components: construction.components.map((component) => ({ ...component, received: null })),
      })
      expect(bare(back)).toEqual(bare(state))
    }),
    RUNS,
  )
})
