import {
  canDuplicate,
  canMove,
  canRemove,
  check,
  duplicate,
  isFixed,
  move,
  remove,
  toWire,
  fromWire,
} from './index'
import { built, countingIds, first, kinds, must, property, refusalOf } from './testing'

const FLOOR = built(
  'SingleMassiveElementFloor',
  ['frame', 'above'],
  ['panel', 'above'],
  ['impactBoard', 'above'],
  ['floorCovering', 'above'],
  ['frame', 'below'],
  ['panel', 'below'],
)

test('[CMP-01] massive elements, cavities, rib panels and what is flagged are fixed', () => {
  const fixedKinds = (construction: typeof FLOOR) =>
    construction.components.filter(isFixed).map(({ kind }) => kind)
  expect(fixedKinds(FLOOR)).toEqual(['massiveElement'])
  expect(fixedKinds(built('DoubleMassiveElementWall', ['panel', 'left'], ['frame', 'right']))).toEqual([
    'massiveElement',
    'cavity',
    'massiveElement',
  ])
  expect(fixedKinds(built('SingleMassiveElementFloorWithRibPanels', ['panel', 'above']))).toEqual([
    'massiveElement',
    'ribPanel',
  ])
  expect(fixedKinds(built('LightweightFrameWall', ['panel', 'left'], ['frame', 'left']))).toEqual([
    'panel',
    'frame',
    'panel',
  ])
})

test.each([
  'SingleMassiveElementWall',
  'DoubleMassiveElementFloor',
  'SingleMassiveElementFloorWithRibPanels',
  'LightweightFrameWall',
] as const)(
  '[CMP-01] nothing of the template of %s is deleted or moved, and only its panels duplicated',
  (type) => {
    const construction = built(type)
    for (const { id, kind } of construction.components) {
      expect([canRemove(construction, id), canDuplicate(construction, id)]).toEqual([false, kind === 'panel'])
      expect([canMove(construction, id, 1), canMove(construction, id, -1)]).toEqual([false, false])
      const refused = [remove(construction, id), move(construction, id, 1)]
      if (kind !== 'panel') refused.push(duplicate(construction, id, countingIds()))
      for (const outcome of refused)
        expect(refusalOf(outcome)).toMatchObject({ code: 'Fixed', componentIds: [id] })
    }
  },
)

test('[CMP-08] the copy of a panel that belongs to the structure is free', () => {
  const wall = built('LightweightFrameWall')
  const two = must(duplicate(wall, first(wall, 'panel').id, countingIds()))
  expect(kinds(two)).toBe('panel* panel frame* panel*')
  expect(check(two)).toEqual([])
  expect(canRemove(two, two.components[1]?.id ?? '')).toBe(true)
})

test('[CMP-08] only panels and a single impact board are duplicated', () => {
  const duplicable = FLOOR.components.filter(({ id }) => canDuplicate(FLOOR, id)).map(({ kind }) => kind)
  expect(duplicable).toEqual(['impactBoard', 'panel', 'panel'])
  expect(refusalOf(duplicate(FLOOR, first(FLOOR, 'frame').id, countingIds()))).toMatchObject({
    code: 'NotDuplicable',
    text: 'Floor frame: only panels and a single impact board are duplicated.',
  })
})

test('[CMP-08] the copy of an impact board is the last one (decision 36)', () => {
  const newId = () => '00000000-0000-4000-8000-00000000beef'
  const two = must(duplicate(FLOOR, first(FLOOR, 'impactBoard').id, newId))
  expect(kinds(two)).toBe('floorCovering impactBoard impactBoard panel frame massiveElement frame panel')
  expect(check(two)).toEqual([])
  const boards = two.components.filter(({ kind }) => kind === 'impactBoard')
  expect(boards.map(({ id }) => canDuplicate(two, id))).toEqual([false, false])
  expect(refusalOf(duplicate(two, boards[0]?.id ?? '', newId)).text).toBe(
    'Impact board: there are two impact boards already.',
  )
})

test('[CMP-08] a copy stands beside its original with all of its values, unknown ones included', () => {
  const wire = toWire(built('SingleMassiveElementWall', ['panel', 'left']))
  const components = wire.components.map((component) => ({
    ...component,
    colour: 'red',
    properties: component.properties.map((given) => ({
      ...given,
      id: '00000000-0000-4000-8000-0000000000aa',
    })),
  }))
  const construction = must(fromWire({ ...wire, components }))
  const panel = first(construction, 'panel')
  const [original, copy] = toWire(must(duplicate(construction, panel.id, () => 'copy'))).components
  expect(copy).toEqual({
    ...original,
    componentId: 'copy',
    // They are other properties: an id belongs to one of them.
    properties: original?.properties.map((given) => ({ ...given, id: null })),
  })
})

test('[CMP-08] everything that is not fixed is deleted', () => {
  for (const component of FLOOR.components) {
    expect(canRemove(FLOOR, component.id)).toBe(component.kind !== 'massiveElement')
  }
  const emptied = FLOOR.components
    .filter((component) => !isFixed(component))
    .reduce((construction, { id }) => must(remove(construction, id)), FLOOR)
  expect(kinds(emptied)).toBe('massiveElement')
  expect(check(emptied)).toEqual([])
})

test('what is not there is neither deleted, duplicated nor moved', () => {
  for (const outcome of [remove(FLOOR, 'x'), duplicate(FLOOR, 'x', countingIds()), move(FLOOR, 'x', 1)]) {
    expect(refusalOf(outcome)).toMatchObject({ code: 'UnknownComponent', componentIds: [] })
  }
})

test('a full construction has no room for a copy', () => {
  const steps = Array.from({ length: 59 }, () => ['panel', 'left'] as const)
  const full = built('SingleMassiveElementWall', ...steps)
  expect(duplicate(full, full.components[0]?.id ?? '', countingIds())).toMatchObject({
    failure: { code: 'TooManyComponents' },
  })
})

const WALL = built('SingleMassiveElementWall', ['panel', 'left'], ['frame', 'left'], ['panel', 'right'])

test('a component moves one place in a direction, past a massive element as well', () => {
  const panel = WALL.components[1]?.id ?? ''
  expect(kinds(WALL)).toBe('frame panel massiveElement panel')
  expect(kinds(must(move(WALL, panel, -1)))).toBe('panel frame massiveElement panel')
  expect(kinds(must(move(WALL, panel, 1)))).toBe('frame massiveElement panel panel')
})

test('a panel passes the core of a double wall in one step, for nothing stands in it', () => {
  const wall = built('DoubleMassiveElementWall', ['panel', 'left'])
  const moved = must(move(wall, first(wall, 'panel').id, 1))
  expect(kinds(moved)).toBe('massiveElement cavity massiveElement panel')
  expect(kinds(must(move(moved, first(moved, 'panel').id, -1)))).toBe(
    'panel massiveElement cavity massiveElement',
  )
})

test('at the end of a side, or where a rule is in the way, there is no other place', () => {
  const place = (kind: 'frame' | 'panel' | 'floorCovering' | 'impactBoard', step: -1 | 1) =>
    canMove(FLOOR, first(FLOOR, kind).id, step)
  expect(kinds(FLOOR)).toBe('floorCovering impactBoard panel frame massiveElement frame panel')
  // The covering stays on top and nothing comes to lie on it; a floor frame does not hang below.
  expect([place('floorCovering', -1), place('floorCovering', 1)]).toEqual([false, false])
  expect([place('impactBoard', -1), place('impactBoard', 1)]).toEqual([false, true])
  expect([place('frame', -1), place('frame', 1)]).toEqual([true, false])
  expect(refusalOf(move(FLOOR, first(FLOOR, 'floorCovering').id, 1))).toMatchObject({
    code: 'NotMovable',
    text: 'Floor covering: there is no other place for it on that side.',
  })
})

test('a second frame does not come to a side by moving', () => {
  const wall = built('SingleMassiveElementWall', ['frame', 'left'], ['frame', 'right'])
  const [left] = wall.components
  expect(canMove(wall, left?.id ?? '', 1)).toBe(false)
})

test('a value out of range does not keep a component where it is', () => {
  const wire = toWire(WALL)
  const components = wire.components.map((component) =>
    component.productType === 'Panel'
      ? {
          ...component,
          properties: component.properties.map((given) =>
            given.key === 'density' ? property('density', '0') : given,
          ),
        }
      : component,
  )
  const construction = must(fromWire({ ...wire, components }))
  expect(check(construction)).not.toEqual([])
  expect(canMove(construction, construction.components[1]?.id ?? '', -1)).toBe(true)
})
