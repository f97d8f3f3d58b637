import type { Component, Property, Structure } from '@soundleaf/contracts'
import { check, fromWire, ruleText, setProperty, toWire } from '../index'
import { built, first, must, property } from '../testing'

const WALL = toWire(built('LightweightFrameWall', ['frame', 'left'], ['panel', 'left']))

/** The wall with another text in place of a property of its first frame or panel. */
function withText(productType: string, key: string, value: string | null): Structure {
  const components = WALL.components.map((component) => ({
    ...component,
    properties:
      component.productType === productType
        ? component.properties.flatMap((given) => {
            if (given.key !== key) return [given]
            return value === null ? [] : [{ ...given, value }]
          })
        : component.properties,
  }))
  return { ...WALL, components }
}

const refusal = (structure: Structure) => {
  const read = fromWire(structure)
  if (read.ok) return null
  const { componentIds, params } = read.failure
  return { componentId: componentIds[0], key: params.key, message: ruleText(read.failure) }
}

const BAD_NUMBERS = [
  'NaN',
  'Infinity',
  '1e999',
  '1e3',
  '12abc',
  '1,5,2',
  '１２',
  '١٢',
  '',
  ' ',
  '5 5',
  '5 mm',
  '+5',
  '.5',
  '5.',
  '0x1',
]

test.each(BAD_NUMBERS)('[REL-07] the number "%s" is refused by component and key', (text) => {
  const panel = WALL.components.find(({ productType }) => productType === 'Panel')
  expect(refusal(withText('Panel', 'density', text))).toEqual({
    componentId: panel?.componentId,
    key: 'density',
    message: `Gypsum board: density "${text}" is not a number.`,
  })
})

test.each([' 680', '680 ', '680 kg/m³'])(
  '[REL-07] the density "%s" is read as from a field, without spaces and unit',
  (text) => {
    const read = fromWire(withText('Panel', 'density', text))
    if (!read.ok) throw new Error(ruleText(read.failure))
    const panel = read.value.components.find(({ kind }) => kind === 'panel')
    expect(panel).toMatchObject({ density_kgm3: 680 })
  },
)

test.each([
  ['Panel', 'thickness'],
  ['Panel', 'density'],
  ['Panel', 'modulusOfElasticity'],
  ['Panel', 'dampingCoefficient'],
  ['WallFrame', 'frameType'],
  ['WallFrame', 'totalCavityDepth'],
  ['WallFrame', 'depthOfBeam'],
  ['WallFrame', 'thicknessOfBeam'],
  ['WallFrame', 'cc'],
])('a %s without its %s is refused', (productType, key) => {
  expect(refusal(withText(productType, key, null))).toMatchObject({
    key,
    message: expect.stringContaining(`${key} is missing`) as string,
  })
})

test.each([
  ['frameType', 'wooden stud', 'a frame type'],
  ['frameType', 'Acoustic Clip 42', 'a frame type'],
  ['insulationMaterial', 'Rockwool', 'an insulation material'],
  ['insulationProductId', '17', 'an id'],
  ['linkCavityAndBeamHeightDepth', 'yes', 'true or false'],
  ['uiEnableInsulation', 'True', 'true or false'],
  ['uiStoredInsulationThickness', '1e2', 'a number'],
  ['ccRange', '300', 'a range of two numbers'],
  ['ccRange', '600,300', 'a range of two numbers'],
  ['ccRange', '300,600,900', 'a range of two numbers'],
  ['ccRange', '300,1e3', 'a range of two numbers'],
  ['depthOfBeamRange', 'a,b', 'a range of two numbers'],
])('[API-05] %s "%s" is refused by name', (key, text, wanted) => {
  const frame = WALL.components.find(({ productType }) => productType === 'WallFrame')
  expect(refusal(withText('WallFrame', key, text))).toEqual({
    componentId: frame?.componentId,
    key,
    message: `Wall frame: ${key} "${text}" is not ${wanted}.`,
  })
})

test('insulation is no component, and a property given twice is refused', () => {
  const [panel, ...others] = WALL.components
  if (panel === undefined) throw new Error('no panel')
  expect(
    refusal({ ...WALL, components: [{ ...panel, productType: 'Insulation' }, ...others] }),
  ).toMatchObject({
    key: 'productType',
  })
  const twice = { ...panel, properties: [...panel.properties, property('density', '1')] }
  expect(refusal({ ...WALL, components: [twice, ...others] })).toMatchObject({ key: 'density' })
})

test('a range configuration that runs backwards is refused', () => {
  const configuration = { minimumValue: 20, maximumValue: 10, stepIncrements: 1 }
  const [panel, ...others] = WALL.components
  if (panel === undefined) throw new Error('no panel')
  const properties = panel.properties.map((given) => ({ ...given, rangeConfiguration: configuration }))
  expect(refusal({ ...WALL, components: [{ ...panel, properties }, ...others] })).toMatchObject({
    message: 'Gypsum board: thickness has a range from 20 down to 10.',
  })
})

test('[REL-07] a little less than nothing is no insulation: rounding does not hide the sign', () => {
  const construction = must(fromWire(withText('WallFrame', 'insulationThickness', '-0.04')))
  expect(check(construction).map(ruleText)).toContain(
    'Wall frame: insulation thickness is −0.04 mm. Enter a value from 0 to 1000 mm.',
  )
})

test('a message quotes at most 40 characters of a bad text', () => {
  const message = refusal(withText('Panel', 'density', 'x'.repeat(200)))?.message ?? ''
  expect(message).toBe(`Gypsum board: density "${'x'.repeat(40)}…" is not a number.`)
})

test('names that exist on every object are keys like any other', () => {
  const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((key) => property(key, '1'))
  const components = WALL.components.map((component) => ({
    ...component,
    properties: [...hostile, ...component.properties],
  }))
  const structure = { ...WALL, components }
  expect(JSON.stringify(toWire(must(fromWire(structure))))).toBe(JSON.stringify(structure))
})

/** A massive element and a floor covering as a client of the bare specification sends them. */
const bare = (productType: Component['productType'], properties: readonly Property[]): Structure => ({
  structureId: '00000000-0000-4000-8000-0000000000ff',
  type: 'SingleMassiveElementFloor',
  components: [
    {
      componentId: '00000000-0000-4000-8000-0000000000fe',
      name: '',
      productId: null,
      manufacturerId: null,
      productType,
      productMaterial: 'Concrete',
      properties: [...properties],
    },
  ],
})

test('what the specification does not know of has a careful value where it is missing (decision 45)', () => {
  const massive = bare('MassiveElement', [
    property('thickness', '200'),
    property('density', '2300'),
    property('modulusOfElasticityMajor', '30'),
    property('modulusOfElasticityMinor', '30'),
  ])
  expect(first(must(fromWire(massive)), 'massiveElement').dampingCoefficient).toBe(0.01)
  const covering = bare('FloorCovering', [property('thickness', '3')])
  expect(first(must(fromWire(covering)), 'floorCovering').contactStiffness_MNm).toBe(1000)
  expect(toWire(must(fromWire(massive)))).toEqual(massive)
  expect(toWire(must(fromWire(covering)))).toEqual(covering)
})

test('insulation without a switch is on where it has a thickness', () => {
  const cavity = (thickness: string) =>
    first(
      must(
        fromWire(
          bare('Cavity', [property('totalCavityDepth', '50'), property('insulationThickness', thickness)]),
        ),
      ),
      'cavity',
    )
  expect(cavity('40').insulation.isEnabled).toBe(true)
  expect(cavity('0').insulation.isEnabled).toBe(false)
})

test('[PRP-03] a thickness has one decimal inside, and keeps its spelling on the wire while nobody changes it', () => {
  const structure = withText('Panel', 'thickness', '12.7000')
  const finer = withText('Panel', 'thickness', '9.527')
  // 3/8 in, exactly: what was typed in inches stays what it is.
  const inches = withText('Panel', 'thickness', '9.525')
  expect(first(must(fromWire(structure)), 'panel').thickness_mm).toBe(12.7)
  expect(first(must(fromWire(finer)), 'panel').thickness_mm).toBe(9.5)
  expect(first(must(fromWire(inches)), 'panel').thickness_mm).toBe(9.525)
  expect(toWire(must(fromWire(structure)))).toEqual(structure)
  expect(toWire(must(fromWire(finer)))).toEqual(finer)
})

test('[API-04] a change writes its own text and nothing else', () => {
  const structure = withText('Panel', 'density', '680.00')
  const construction = must(fromWire(structure))
  const { id } = first(construction, 'panel')
  const changed = toWire(must(setProperty(construction, id, 'thickness', 15)))
  const wanted = structure.components.map((component) => ({
    ...component,
    properties:
      component.componentId === id
        ? component.properties.map((given) => (given.key === 'thickness' ? { ...given, value: '15' } : given))
        : component.properties,
  }))
  expect(changed).toEqual({ ...structure, components: wanted })
})

test('a property that was missing is added when it is set', () => {
  const construction = must(fromWire(withText('WallFrame', 'linkCavityAndBeamHeightDepth', null)))
  const { id } = first(construction, 'frame')
  const linked = toWire(must(setProperty(construction, id, 'linkCavityAndBeamHeightDepth', true)))
  const frame = linked.components.find(({ componentId }) => componentId === id)
  expect(frame?.properties.at(-1)).toEqual(property('linkCavityAndBeamHeightDepth', 'true', { type: 'Bool' }))
})

test('setting a value and setting it back leaves the texts of the other properties alone', () => {
  const construction = must(fromWire(withText('Panel', 'thickness', '12.50')))
  const { id } = first(construction, 'panel')
  const there = must(setProperty(construction, id, 'thickness', 18))
  const back = must(setProperty(there, id, 'thickness', 12.5))
  expect(toWire(back)).toEqual(withText('Panel', 'thickness', '12.50'))
})
