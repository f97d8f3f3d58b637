import {
  blank,
  fromWire,
  numbersOf,
  propertiesOf,
  ruleText,
  setProperty,
  toWire,
  type Component,
  type ComponentKind,
  type Construction,
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

test('[PRP-03] lengths are rounded to one decimal, sheet to two, other numbers stay as typed', () => {
  for (const kind of KINDS) {
    for (const { key, unit, rounding } of numbersOf(kind)) {
      if (key === 'gauge') expect(rounding).toBe(2)
      else expect(rounding).toBe(unit === 'mm' ? 1 : undefined)
    }
  }
})

test('a frame shows its type, its numbers, the link, and then its insulation', () => {
  const rows = propertiesOf(first(built('LightweightFrameWall'), 'frame'), true)
  expect(rows.map(({ section, label }) => `${section}: ${label}`)).toEqual([
    'component: Frame type',
    'component: Total cavity depth',
    'component: Depth',
    'component: Width',
    'component: Spacing cc',
    'component: Cavity follows beam depth',
    'insulation: Insulation',
    'insulation: Insulation thickness',
    'insulation: Insulation density',
  ])
  expect(rows.map(({ value }) => value)).toEqual(['Wooden Stud', 95, 95, 45, 600, false, true, 95, 30])
})

const steelWall = (): Construction => {
  const wall = built('LightweightFrameWall')
  const components = wall.components.map(
    (component): Component =>
      component.kind === 'frame' ? { ...component, frameType: 'Steel Stud' } : component,
  )
  return { ...wall, components }
}

test('a steel stud has a web, flanges and a gauge, which is entered to two decimals', () => {
  const wall = steelWall()
  const studs = first(wall, 'frame')
  expect(propertiesOf(studs, true).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Web', 'Flange', 'Gauge']),
  )
  expect(row(studs, 'gauge')).toMatchObject({ value: 0.6, unit: 'mm', range: { min: 0.3, max: 4 } })
  const thicker = first(must(setProperty(wall, studs.id, 'gauge', 1.184)), 'frame')
  expect(row(thicker, 'gauge').value).toBe(1.18)
})

test('a wooden stud has no gauge, and none can be set', () => {
  const wall = built('LightweightFrameWall')
  const { id } = first(wall, 'frame')
  expect(propertiesOf(first(wall, 'frame'), true).map(({ key }) => key)).not.toContain('gauge')
  expect(setProperty(wall, id, 'gauge', 1)).toMatchObject({ ok: false })
})

test('a steel stud that names no gauge is of sheet of 0.6 mm, and keeps the gauge that it names', () => {
  const wall = steelWall()
  const wire = toWire(wall)
  const older = {
    ...wire,
    components: wire.components.map((component) => ({
      ...component,
      properties: component.properties.filter(({ key }) => key !== 'gauge'),
    })),
  }
  const read = (structure: typeof wire) => first(must(fromWire(structure)), 'frame')
  expect(read(older).gauge_mm).toBe(0.6)
  const changed = must(setProperty(wall, first(wall, 'frame').id, 'gauge', 0.9))
  expect(read(toWire(changed)).gauge_mm).toBe(0.9)
})

test('the message about a number says what the form calls it', () => {
  const wall = steelWall()
  const refused = setProperty(wall, first(wall, 'frame').id, 'gauge', 9)
  if (refused.ok) throw new Error('A gauge of 9 mm is refused.')
  expect(ruleText(refused.failure)).toMatch(/gauge.*0\.3.*4 mm/)
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

/** Only steel studs have a gauge. */
const frameTypeWith = (key: string) => (key === 'gauge' ? 'Steel Stud' : 'Wooden Stud')

test('every number of the schema has a range that its blank value lies in, and a label', () => {
  for (const kind of KINDS) {
    const properties = numbersOf(kind)
    expect(new Set(properties.map(({ key }) => key)).size).toBe(properties.length)
    for (const { key, label, range } of properties) {
      const made = blank(kind, countingIds())
      const value = row(made.kind === 'frame' ? { ...made, frameType: frameTypeWith(key) } : made, key).value
      expect(label).not.toBe('')
      expect(value).toBeGreaterThanOrEqual(range.min)
      expect(value).toBeLessThanOrEqual(range.max)
    }
  }
})
