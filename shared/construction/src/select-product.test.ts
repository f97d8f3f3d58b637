import type { Structure } from '@soundleaf/contracts'
import {
  check,
  clearInsulation,
  fromWire,
  isFixed,
  selectInsulation,
  selectProduct,
  setProperty,
  toWire,
} from './index'
import { built, first, must, product, property, refusalOf } from './testing'

const WALL = built('SingleMassiveElementWall', ['frame', 'left'], ['panel', 'left'])
const PANEL = first(WALL, 'panel')
const LIGHT = built('LightweightFrameWall')
const STUDS = first(LIGHT, 'frame')

const STEEL = product({
  id: 'a0000000-0000-4000-8000-000000000002',
  name: 'Steel stud 70',
  type: 'WallFrame',
  material: 'Steel',
  properties: [
    property('frameType', 'Steel Stud', { type: 'String' }),
    property('totalCavityDepth', '70'),
    property('totalCavityDepthRange', '70,70', { type: 'Range' }),
    property('depthOfBeam', '70'),
    property('thicknessOfBeam', '0.6'),
    property('cc', '450'),
    property('ccRange', '300,600', { type: 'Range' }),
    property('insulationThickness', '10'),
    property('uiEnableInsulation', 'false', { type: 'Bool' }),
    property('isFixedComponent', 'false', { type: 'Bool' }),
    property('studId', 'S70', { type: 'String' }),
  ],
})
const WOOL = product({
  id: 'a0000000-0000-4000-8000-000000000003',
  name: 'Glass wool 70',
  type: 'Insulation',
  material: 'Fibreglass',
  properties: [property('thickness', '70'), property('density', '16')],
})

test("selecting a product writes the product's name, ids, material and properties", () => {
  const board = product()
  expect(first(must(selectProduct(WALL, PANEL.id, board)), 'panel')).toMatchObject({
    id: PANEL.id,
    name: 'Fibre gypsum board',
    productId: board.id,
    manufacturerId: board.manufacturerId,
    material: 'Gypsum',
    thickness_mm: 15,
    density_kgm3: 1150,
    modulusOfElasticity_MPa: 3800,
    dampingCoefficient: 0.015,
  })
})

test('the version of a product, and of an insulation, travels with the component, and goes with the product', () => {
  const board = must(selectProduct(WALL, PANEL.id, { ...product(), version: 3 }))
  expect(componentOf(board, PANEL.id)).toMatchObject({ productId: product().id, productVersion: 3 })
  const again = must(fromWire(sent(board)))
  expect(componentOf(again, PANEL.id)?.productVersion).toBe(3)
  const without = must(selectProduct(again, PANEL.id, product()))
  expect(componentOf(without, PANEL.id)?.productVersion).toBeUndefined()

  const filled = must(selectInsulation(LIGHT, STUDS.id, { ...WOOL, version: 2 }))
  expect(componentOf(filled, STUDS.id)?.insulationProductVersion).toBe(2)
  const steel = must(selectProduct(filled, STUDS.id, { ...STEEL, version: 5 }))
  expect(componentOf(steel, STUDS.id)).toMatchObject({ productVersion: 5, insulationProductVersion: 2 })
  const received = must(fromWire(sent(steel)))
  expect(toWire(received)).toEqual(toWire(steel))
  const emptied = must(clearInsulation(received, STUDS.id))
  expect(componentOf(emptied, STUDS.id)?.insulationProductVersion).toBeUndefined()
})

/** As it arrives at the other end. */
const sent = (construction: Parameters<typeof toWire>[0]) =>
  JSON.parse(JSON.stringify(toWire(construction))) as Structure
const componentOf = (construction: Parameters<typeof toWire>[0], id: string) =>
  toWire(construction).components.find(({ componentId }) => componentId === id)

test('selecting a frame keeps its insulation and that it is fixed, and takes the ranges of the product', () => {
  const selected = must(selectProduct(LIGHT, STUDS.id, STEEL))
  const frame = first(selected, 'frame')
  // In a cavity of 70 mm there is no room for the 95.
  expect(frame.insulation).toEqual({ ...STUDS.insulation, thickness_mm: 70 })
  expect(isFixed(frame)).toBe(true)
  expect(frame.ranges).toEqual({ totalCavityDepth: { min: 70, max: 70 }, cc: { min: 300, max: 600 } })
  expect(check(selected)).toEqual([])
  const texts = toWire(selected).components[1]?.properties.map(({ key, value }) => `${key} ${value}`)
  expect(texts).toContain('studId S70')
  expect(texts).toContain('insulationThickness 70')
})

test('the ranges of the former product do not bind the next one', () => {
  const steel = must(selectProduct(LIGHT, STUDS.id, STEEL))
  const { properties } = STEEL
  const free = { ...STEEL, properties: properties.filter(({ type }) => type !== 'Range') }
  const frame = first(must(selectProduct(steel, STUDS.id, free)), 'frame')
  expect(frame.ranges).toEqual({})
})

test('what survives the wire is the same after a product was selected', () => {
  const selected = must(selectProduct(LIGHT, STUDS.id, STEEL))
  expect(toWire(must(fromWire(toWire(selected))))).toEqual(toWire(selected))
})

test('a covering that gives no contact stiffness is hard, not as soft as the one before', () => {
  const carpeted = built('SingleMassiveElementFloor', ['floorCovering', 'above'])
  const { id } = first(carpeted, 'floorCovering')
  const soft = must(setProperty(carpeted, id, 'contactStiffness', 0.02))
  const tiles = product({
    type: 'FloorCovering',
    material: 'Other',
    properties: [property('thickness', '9')],
  })
  expect(first(must(selectProduct(soft, id, tiles)), 'floorCovering').contactStiffness_MNm).toBe(1000)
})

test('a frame for any place becomes the frame of its place', () => {
  const anywhere = { ...STEEL, type: 'Frame' as const }
  expect(first(must(selectProduct(LIGHT, STUDS.id, anywhere)), 'frame').productType).toBe('WallFrame')
})

test('a linked product has a cavity as deep as its beam (CMP-04)', () => {
  const linked = product({
    ...STEEL,
    properties: [
      property('frameType', 'Steel Stud'),
      property('totalCavityDepth', '90'),
      property('depthOfBeam', '70'),
      property('thicknessOfBeam', '0.6'),
      property('cc', '450'),
      property('linkCavityAndBeamHeightDepth', 'true', { type: 'Bool' }),
    ],
  })
  expect(first(must(selectProduct(LIGHT, STUDS.id, linked)), 'frame').totalCavityDepth_mm).toBe(70)
})

test.each([
  [
    'of another kind',
    product({ type: 'ImpactBoard' }),
    'ProductRefused',
    'Gypsum board: Fibre gypsum board is another kind of product.',
  ],
  ['of insulation', WOOL, 'ProductRefused', 'Gypsum board: Glass wool 70 is another kind of product.'],
  [
    'for other structures',
    product({ supportedStructures: ['Floor'] }),
    'ProductRefused',
    'Gypsum board: Fibre gypsum board is not meant for this structure.',
  ],
  [
    'that cannot be read',
    product({ properties: [property('thickness', '1e3')] }),
    'ProductUnreadable',
    'Gypsum board: Fibre gypsum board cannot be read. Fibre gypsum board: thickness "1e3" is not a number.',
  ],
  [
    'out of range',
    product({ properties: [property('thickness', '500')] }),
    'OutOfRange',
    'Fibre gypsum board: thickness is 500 mm. Enter a value from 0.1 to 200 mm.',
  ],
] as const)('a product %s is refused with its name', (_, refused, code, text) => {
  expect(refusalOf(selectProduct(WALL, PANEL.id, refused))).toEqual({
    code,
    text,
    componentIds: [PANEL.id],
  })
})

test('a ceiling frame is not selected for a frame above the slab', () => {
  const floor = built('SingleMassiveElementFloor', ['frame', 'above'])
  const ceiling = { ...STEEL, type: 'CeilingFrame' as const }
  expect(refusalOf(selectProduct(floor, first(floor, 'frame').id, ceiling))).toMatchObject({
    code: 'WrongFrameForSide',
    text: 'Steel stud 70: a ceiling frame does not stand above the massive element.',
  })
})

test.each([
  ['a frame', WALL, 'frame', 70],
  // Which is 50 mm deep.
  ['a cavity', built('DoubleMassiveElementWall'), 'cavity', 50],
  ['a rib panel', built('SingleMassiveElementFloorWithRibPanels'), 'ribPanel', 70],
] as const)(
  '[CMP-03] selecting an insulation for %s writes its thickness as far as there is room, density, material and id',
  (_, construction, kind, thickness_mm) => {
    const { id } = first(construction, kind)
    expect(first(must(selectInsulation(construction, id, WOOL)), kind)).toMatchObject({
      insulation: {
        thickness_mm,
        density_kgm3: 16,
        material: 'Fibreglass',
        productId: WOOL.id,
        isEnabled: true,
      },
    })
  },
)

test('[CMP-03] on the wire it stands under the keys of the specification', () => {
  const selected = must(selectInsulation(LIGHT, STUDS.id, WOOL))
  const texts = new Map(toWire(selected).components[1]?.properties.map(({ key, value }) => [key, value]))
  expect(
    ['insulationThickness', 'insulationDensity', 'insulationMaterial', 'insulationProductId'].map((key) =>
      texts.get(key),
    ),
  ).toEqual(['70', '16', 'Fibreglass', WOOL.id])
})

test('[CMP-03] a material outside the short list of insulations is other; a named one is taken', () => {
  const material = (change: Parameters<typeof product>[0]) =>
    first(must(selectInsulation(LIGHT, STUDS.id, product({ ...WOOL, ...change }))), 'frame').insulation
      .material
  expect(material({ material: 'Woodfibre' })).toBe('other')
  expect(material({ material: 'Ecowool' })).toBe('Ecowool')
  const named = [...WOOL.properties, property('insulationMaterial', 'Stonewool', { type: 'String' })]
  expect(material({ material: 'Porous', properties: named })).toBe('Stonewool')
})

test.each([
  ['a panel, which holds none', WALL, PANEL.id, WOOL, 'UnknownProperty'],
  ['a product that is none', LIGHT, STUDS.id, product(), 'ProductRefused'],
  [
    'one without a density',
    LIGHT,
    STUDS.id,
    product({ ...WOOL, properties: [property('thickness', '70')] }),
    'ProductRefused',
  ],
  [
    'one that is too heavy',
    LIGHT,
    STUDS.id,
    product({ ...WOOL, properties: [property('thickness', '70'), property('density', '999')] }),
    'OutOfRange',
  ],
] as const)('no insulation is selected for %s', (_, construction, id, insulation, code) => {
  expect(selectInsulation(construction, id, insulation)).toMatchObject({ ok: false, failure: { code } })
})

test('clearing takes the insulation out and stores nothing of it', () => {
  const cleared = must(clearInsulation(must(selectInsulation(LIGHT, STUDS.id, WOOL)), STUDS.id))
  const empty = { productId: null, material: null, thickness_mm: 0, density_kgm3: 0, isEnabled: false }
  expect(first(cleared, 'frame').insulation).toMatchObject(empty)
  const on = must(setProperty(cleared, STUDS.id, 'uiEnableInsulation', true))
  expect(first(on, 'frame').insulation.thickness_mm).toBe(0)
  expect(clearInsulation(WALL, PANEL.id)).toMatchObject({ failure: { code: 'UnknownProperty' } })
})
