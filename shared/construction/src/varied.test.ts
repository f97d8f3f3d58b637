import type { Product } from '@soundleaf/contracts'
import type { Construction } from './construction'
import { massOf } from './mass'
import { thickness_mm, totalThickness_mm } from './measure'
import { setProperty } from './set-property'
import { template } from './template'
import { built, countingIds, first, kinds, must, property } from './testing'
import { varied, type Varied } from './varied'

/** For constructions and copies alike: no two are the same. */
const newId = countingIds()

/** Board 12.5, wooden studs 95 with 95 of wool, board 12.5. */
function wall(): Construction {
  return template('LightweightFrameWall', newId)
}

const BOARD_15: Product = {
  id: '00000000-0000-4000-8000-0000000000b1',
  name: 'Fire board',
  type: 'Panel',
  material: 'Gypsum',
  category: null,
  manufacturerId: '00000000-0000-4000-8000-0000000000aa',
  properties: [
    property('thickness', '15'),
    property('density', '850'),
    property('modulusOfElasticity', '3000'),
    property('dampingCoefficient', '0.02'),
  ],
  supportedStructures: ['LightweightFrameWall'],
}
const BOARD_18 = { ...BOARD_15, id: '00000000-0000-4000-8000-0000000000b2', name: 'Thick board' }
const thick = BOARD_18.properties.map((one) => (one.key === 'thickness' ? { ...one, value: '18' } : one))

const buildOf = (all: Varied, ...choice: number[]) => must(all.build(choice))

test("[BEY-08] counts put copies beside a panel, and the copies are the person's own", () => {
  const construction = wall()
  const [left] = construction.components
  const all = varied(construction, [{ componentId: left?.id ?? '', of: 'count', values: [1, 3] }], newId)
  expect(all.sizes).toEqual([2])
  expect(all.now).toEqual([0])
  expect(kinds(buildOf(all, 1))).toBe('panel* panel panel frame* panel*')
  const ids = buildOf(all, 1).components.map(({ id }) => id)
  expect(new Set(ids).size).toBe(5)
  // The same choice is the same build-up.
  expect(buildOf(all, 1).components.map(({ id }) => id)).toEqual(ids)
})

test('[BEY-08] what is not fixed may be left out; what is cannot', () => {
  const construction = built('SingleMassiveElementFloor', ['panel', 'above'])
  const panel = first(construction, 'panel').id
  const all = varied(construction, [{ componentId: panel, of: 'count', values: [0, 1] }], newId)
  expect(kinds(buildOf(all, 0))).toBe('massiveElement')
  const slab = first(construction, 'massiveElement').id
  const fixed = varied(construction, [{ componentId: slab, of: 'count', values: [0] }], newId)
  expect(fixed.build([0])).toMatchObject({ ok: false, failure: { code: 'Fixed' } })
  const twice = varied(construction, [{ componentId: slab, of: 'count', values: [2] }], newId)
  expect(twice.build([0])).toMatchObject({ ok: false, failure: { code: 'NotDuplicable' } })
})

test('[BEY-08] beams stay as deep as their cavity, and a cavity that is filled stays filled', () => {
  const construction = wall()
  const { id } = first(construction, 'frame')
  for (const property of ['depthOfBeam', 'totalCavityDepth'] as const) {
    const all = varied(construction, [{ componentId: id, of: property, values: [70, 95, 145] }], newId)
    expect(all.now).toEqual([1])
    expect(first(buildOf(all, 2), 'frame')).toMatchObject({
      depthOfBeam_mm: 145,
      totalCavityDepth_mm: 145,
      insulation: { thickness_mm: 145 },
    })
    expect(first(buildOf(all, 0), 'frame')).toMatchObject({
      depthOfBeam_mm: 70,
      totalCavityDepth_mm: 70,
      insulation: { thickness_mm: 70 },
    })
  }
})

test('[BEY-08] what varies by itself follows nothing, and a fill fits the cavity that there is', () => {
  const construction = wall()
  const { id } = first(construction, 'frame')
  const all = varied(
    construction,
    [
      { componentId: id, of: 'insulationThickness', values: [50, 95] },
      { componentId: id, of: 'totalCavityDepth', values: [95, 145] },
      { componentId: id, of: 'depthOfBeam', values: [70, 95] },
    ],
    newId,
  )
  expect(all.now).toEqual([1, 0, 1])
  expect(first(buildOf(all, 0, 1, 0), 'frame')).toMatchObject({
    depthOfBeam_mm: 70,
    totalCavityDepth_mm: 145,
    insulation: { thickness_mm: 50 },
  })
})

test('[BEY-08] a product brings its values, and other variations change them after it', () => {
  const construction = wall()
  const [left] = construction.components
  const componentId = left?.id ?? ''
  const all = varied(
    construction,
    [
      { componentId, of: 'count', values: [1, 2] },
      { componentId, of: 'product', products: [BOARD_15, { ...BOARD_18, properties: thick }] },
    ],
    newId,
  )
  const two = buildOf(all, 1, 1)
  // 18 + 18 + 95 + 12.5
  expect(totalThickness_mm(two)).toBe(143.5)
  expect(two.components.slice(0, 2).map(({ productId }) => productId)).toEqual([BOARD_18.id, BOARD_18.id])
})

test('[BEY-08] an option that a component cannot have is the break of its rule', () => {
  const construction = wall()
  const { id } = first(construction, 'frame')
  const all = varied(construction, [{ componentId: id, of: 'cc', values: [600, 5000] }], newId)
  expect(all.build([1])).toMatchObject({ ok: false, failure: { code: 'OutOfRange' } })
})

test('[BEY-08] least sums are those of looking at every build-up of the options', () => {
  const construction = wall()
  const [left, frame, right] = construction.components.map(({ id }) => id)
  const all = varied(
    construction,
    [
      { componentId: left ?? '', of: 'product', products: [BOARD_15, { ...BOARD_18, properties: thick }] },
      { componentId: left ?? '', of: 'count', values: [1, 2, 3] },
      // Wider spacing is lighter: the least mass is at the other end than the least thickness.
      { componentId: frame ?? '', of: 'cc', values: [400, 600] },
      { componentId: frame ?? '', of: 'depthOfBeam', values: [70, 95] },
      { componentId: right ?? '', of: 'thickness', values: [12.5, 15] },
    ],
    newId,
  )
  const least = all.summing([thickness_mm, massOf])
  const among = [[0, 1], [1, 2], [0, 1], [1], [0, 1]]
  const every = among.reduce<number[][]>(
    (choices, options) => choices.flatMap((choice) => options.map((option) => [...choice, option])),
    [[]],
  )
  const sums = every.map((choice) => {
    const { components } = buildOf(all, ...choice)
    return [thickness_mm, massOf].map((of) => components.reduce((sum, component) => sum + of(component), 0))
  })
  for (const at of [0, 1])
    expect(least(among)[at]).toBeCloseTo(Math.min(...sums.map((sum) => sum[at] ?? 0)), 9)
})

test('[BEY-08] where the options of a component do not go together, nothing is the least', () => {
  const construction = wall()
  const { id } = first(construction, 'frame')
  const all = varied(construction, [{ componentId: id, of: 'cc', values: [600, 5000] }], newId)
  expect(all.summing([thickness_mm])([[1]])).toEqual([Infinity])
  expect(all.summing([thickness_mm])([[0, 1]])).toEqual([95 + 12.5 + 12.5])
})

test('[BEY-08] a linked frame varies as it does by hand', () => {
  const construction = wall()
  const { id } = first(construction, 'frame')
  const linked = must(setProperty(construction, id, 'linkCavityAndBeamHeightDepth', true))
  const all = varied(linked, [{ componentId: id, of: 'depthOfBeam', values: [95, 120] }], newId)
  expect(first(buildOf(all, 1), 'frame')).toMatchObject({
    totalCavityDepth_mm: 120,
    insulation: { thickness_mm: 120 },
  })
})
