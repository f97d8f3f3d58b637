import {
  blank,
  fromWire,
  numbersOf,
  propertiesOf,
  setProperty,
  toWire,
  type Component,
  type ComponentKind,
  type PropertyRow,
} from './index'
import { built, countingIds, first, must, property } from './testing'

const KINDS = [
  'panel',
  'frame',
  'massiveElement',
  'cavity',
  'impactBoard',
  'floorCovering',
  'ribPanel',
] as const satisfies readonly ComponentKind[]

const row = (component: Component, key: string, isGeneric = true): PropertyRow => {
  const found = propertiesOf(component, isGeneric).find((candidate) => candidate.key === key)
  if (found === undefined) throw new Error(`There is no row ${key}.`)
  return found
}

/** A wall frame as a catalogue gives it, with a range pair and a range configuration. */
function frameWith(ccRange: string, configuration: [number, number] | null = null) {
  const wire = toWire(built('LightweightFrameWall'))
  const components = wire.components.map((component) => ({
    ...component,
    properties: component.properties.map((given) => {
      if (given.key === 'ccRange') return property('ccRange', ccRange, { type: 'Range' })
      if (given.key !== 'cc' || configuration === null) return given
      const [minimumValue, maximumValue] = configuration
      return { ...given, rangeConfiguration: { minimumValue, maximumValue, stepIncrements: 1 } }
    }),
  }))
  return must(fromWire({ ...wire, components }))
}

test('[PRP-04] a range property is a pair of least and greatest', () => {
  expect(row(first(frameWith('300,600'), 'frame'), 'cc')).toMatchObject({
    range: { min: 300, max: 600 },
    disabled: false,
  })
})

test('[PRP-04] the field is disabled when both are equal and not zero', () => {
  const construction = frameWith('600,600')
  const frame = first(construction, 'frame')
  expect(row(frame, 'cc')).toMatchObject({ range: { min: 600, max: 600 }, disabled: true })
  expect(setProperty(construction, frame.id, 'cc', 600)).toMatchObject({ failure: { code: 'NotEditable' } })
})

test('[PRP-04] a pair of zeros is no range: the schema holds', () => {
  expect(row(first(frameWith('0,0'), 'frame'), 'cc')).toMatchObject({
    range: { min: 50, max: 3000 },
    disabled: false,
  })
})

test('[PRP-01] the range comes from the pair, else from the range configuration, else from the schema', () => {
  const range = (pair: string, configuration: [number, number] | null) =>
    row(first(frameWith(pair, configuration), 'frame'), 'cc')
  expect(range('300,600', [400, 500])).toMatchObject({ range: { min: 300, max: 600 } })
  expect(range('0,0', [400, 600])).toMatchObject({ range: { min: 400, max: 600 } })
  expect(range('', [400, 600])).toMatchObject({ range: { min: 400, max: 600 } })
  expect(range('0,0', [0, 0])).toMatchObject({ range: { min: 50, max: 3000 } })
})

test("[PRP-01] a product's range never reaches beyond the schema: no client widens what the server takes", () => {
  const frame = first(frameWith('1,100000'), 'frame')
  expect(row(frame, 'cc')).toMatchObject({ range: { min: 50, max: 3000 } })
})

test('[PRP-05] generic values are editable; others are read-only for panels, impact boards and massive elements', () => {
  const readOnly = (kind: ComponentKind) =>
    propertiesOf(blank(kind, countingIds()), false).filter(({ editable }) => !editable && true)
  const countOf = (kind: ComponentKind) => readOnly(kind).filter(({ control }) => control === 'number').length
  for (const kind of ['panel', 'impactBoard', 'massiveElement'] as const) {
    expect(countOf(kind)).toBe(numbersOf(kind).length)
  }
  for (const kind of ['frame', 'cavity', 'floorCovering', 'ribPanel'] as const) expect(countOf(kind)).toBe(0)
  for (const kind of ['panel', 'impactBoard', 'massiveElement'] as const) {
    expect(propertiesOf(blank(kind, countingIds()), true).every(({ editable }) => editable)).toBe(true)
  }
})

test('[PRP-03] lengths are rounded to one decimal, other numbers stay as typed', () => {
  for (const kind of KINDS) {
    for (const { unit, rounding } of numbersOf(kind)) expect(rounding).toBe(unit === 'mm' ? 1 : undefined)
  }
})

test('a frame shows its type, its numbers, the link, and then its insulation', () => {
  const rows = propertiesOf(first(built('LightweightFrameWall'), 'frame'), true)
  expect(rows.map(({ section, label }) => `${section}: ${label}`)).toEqual([
    'component: Frame type',
    'component: Total cavity depth',
    'component: Depth of beam',
    'component: Thickness of beam',
    'component: Spacing cc',
    'component: Cavity follows beam depth',
    'insulation: Insulation',
    'insulation: Insulation thickness',
    'insulation: Insulation density',
  ])
  expect(rows.map(({ value }) => value)).toEqual(['Wooden Stud', 95, 95, 45, 600, false, true, 95, 30])
})

test('what follows another or is switched off is disabled', () => {
  const wall = built('SingleMassiveElementWall', ['frame', 'left'])
  const { id } = first(wall, 'frame')
  expect(row(first(wall, 'frame'), 'insulationThickness').disabled).toBe(true)
  expect(row(first(wall, 'frame'), 'totalCavityDepth').disabled).toBe(false)
  const linked = first(must(setProperty(wall, id, 'linkCavityAndBeamHeightDepth', true)), 'frame')
  expect(row(linked, 'totalCavityDepth').disabled).toBe(true)
  const filled = first(must(setProperty(wall, id, 'uiEnableInsulation', true)), 'frame')
  expect(row(filled, 'insulationThickness').disabled).toBe(false)
})

test('every number of the schema has a range that its blank value lies in, and a label', () => {
  for (const kind of KINDS) {
    const properties = numbersOf(kind)
    expect(new Set(properties.map(({ key }) => key)).size).toBe(properties.length)
    for (const { key, label, range } of properties) {
      const value = row(blank(kind, countingIds()), key).value
      expect(label).not.toBe('')
      expect(value).toBeGreaterThanOrEqual(range.min)
      expect(value).toBeLessThanOrEqual(range.max)
    }
  }
})
