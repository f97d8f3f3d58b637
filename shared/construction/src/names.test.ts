import { STRUCTURE_TYPES } from '@soundleaf/contracts'
import { measureIn } from '@soundleaf/texts'
import {
  blank,
  componentLetter,
  distinctNames,
  flankingLabel,
  insulationName,
  kindLabel,
  nameOf,
  orientation,
  template,
  thickness_mm,
  totalThickness_mm,
} from './index'
import { built, countingIds, first, product, property } from './testing'

test('walls lie left to right, floors top to bottom', () => {
  const floors = STRUCTURE_TYPES.filter((type) => orientation(type) === 'floor')
  expect(floors).toEqual([
    'Floor',
    'SingleMassiveElementFloor',
    'DoubleMassiveElementFloor',
    'SingleMassiveElementFloorWithRibPanels',
  ])
})

test('layers are lettered A to Z, then AA', () => {
  expect([0, 1, 25, 26, 27, 51, 52, 59].map(componentLetter)).toEqual([
    'A',
    'B',
    'Z',
    'AA',
    'AB',
    'AZ',
    'BA',
    'BH',
  ])
})

test('a section is named after what the component is, a frame after its place', () => {
  const floor = built(
    'SingleMassiveElementFloor',
    ['frame', 'above'],
    ['frame', 'below'],
    ['impactBoard', 'above'],
  )
  expect(floor.components.map(kindLabel)).toEqual([
    'Impact board',
    'Floor frame',
    'Massive element',
    'Ceiling frame',
  ])
})

test('a component without a name is called what it is', () => {
  const panel = blank('panel', countingIds())
  expect(nameOf({ ...panel, name: ' ' })).toBe('Panel')
  expect(nameOf({ ...panel, name: 'Plywood' })).toBe('Plywood')
})

test('a frame and a cavity are as thick as their cavity, a rib panel as its ribs', () => {
  const newId = countingIds()
  const frame = blank('frame', newId)
  expect(frame.kind === 'frame' && thickness_mm({ ...frame, totalCavityDepth_mm: 120 })).toBe(120)
  expect(thickness_mm(blank('cavity', newId))).toBe(50)
  expect(thickness_mm(blank('ribPanel', newId))).toBe(240)
  expect(thickness_mm(blank('panel', newId))).toBe(12.5)
})

test('the total thickness is exact to one decimal', () => {
  // 12.5 + 95 + 12.5; and 0.1 + 0.2 is 0.3, not 0.30000000000000004.
  expect(totalThickness_mm(template('LightweightFrameWall', countingIds()))).toBe(120)
  const thin = [0.1, 0.2].map((thickness) => ({ ...blank('panel', countingIds()), thickness_mm: thickness }))
  expect(totalThickness_mm({ ...template('Wall', countingIds()), components: thin })).toBe(0.3)
})

test('equal names are told apart by the keys of their layers, single ones stay as they are', () => {
  const { components } = template('LightweightFrameWall', countingIds())
  expect(distinctNames(components)).toEqual(['Gypsum board A', 'Wooden stud', 'Gypsum board C'])
})

test('[PRT-03] a fill is called by its product, and a batt of 95 mm lends its number to no fill of 120 mm', () => {
  const { insulation } = first(template('LightweightFrameWall', countingIds()), 'frame')
  const batt = product({
    type: 'Insulation',
    name: 'Stone wool batt 95',
    properties: [property('thickness', '95')],
  })
  const filled = { ...insulation, productId: batt.id }
  expect(insulationName(filled, [batt])).toBe('Stone wool batt 95')
  expect(insulationName({ ...filled, thickness_mm: 120 }, [batt])).toBe('Stone wool batt')
  expect(insulationName(filled, [])).toBe('Stone wool 30')
  const wool = { ...batt, name: 'Stone wool 30 kg/m³, 95' }
  expect(insulationName({ ...filled, thickness_mm: 120 }, [wool])).toBe('Stone wool 30 kg/m³')
})

test('[BEY-12] a fill without a product and an interlayer have their numbers in the units in use', () => {
  const { insulation } = first(template('LightweightFrameWall', countingIds()), 'frame')
  expect(flankingLabel(3)).toBe('12 mm elastomer')
  measureIn('ImperialDecimals')
  try {
    // 30 / 16.018463 = 1.873; 12 / 25.4 = 0.4724
    expect(insulationName(insulation, [])).toBe('Stone wool 1.87 lb/ft³')
    expect(flankingLabel(3)).toBe('0.472 in elastomer')
  } finally {
    measureIn('Metric')
  }
})
