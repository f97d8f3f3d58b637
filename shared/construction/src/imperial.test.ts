import { measureIn, numberIn, type UnitSystem } from '@soundleaf/texts'
import fc from 'fast-check'
import {
  check,
  fromWire,
  nominalSize,
  parseEntry,
  propertiesOf,
  ruleText,
  setProperty,
  totalThickness_mm,
  toWire,
  type Construction,
  type NumberKey,
} from './index'
import { built, first, must } from './testing'

afterEach(() => measureIn('Metric'))

const rowOf = (construction: Construction, kind: 'panel' | 'frame', key: NumberKey) => {
  const row = propertiesOf(first(construction, kind), true).find((one) => one.key === key)
  if (row?.control !== 'number') throw new Error(`${key} is no number.`)
  return row
}

/** What the person typed, by way of field, rules, wire, JSON and back; then what the field shows. */
function typedAndOpened(before: Construction, kind: 'panel' | 'frame', key: NumberKey, text: string) {
  const row = rowOf(before, kind, key)
  const entry = parseEntry(text, row.range, row.rounding, row.unit)
  if (!entry.ok || entry.outOfBounds) throw new Error(`${text} was not taken.`)
  const changed = must(setProperty(before, first(before, kind).id, key, entry.value))
  const sent = JSON.stringify(toWire(changed))
  const read = must(fromWire(JSON.parse(sent) as Parameters<typeof fromWire>[0]))
  expect(check(read)).toEqual([])
  const again = rowOf(read, kind, key)
  return { construction: read, shown: numberIn(again.unit, again.value, again.decimals) }
}

/** As often as the product is opened, typed into and saved. */
function shownAfter(times: number, kind: 'panel' | 'frame', key: NumberKey, text: string): string {
  let construction = built('SingleMassiveElementWall', ['frame', 'left'], ['panel', 'left'])
  let shown = text
  for (let time = 0; time < times; time += 1) {
    const opened = typedAndOpened(construction, kind, key, shown)
    construction = opened.construction
    shown = opened.shown
  }
  return shown
}

const ROUND_TRIPS = fc.integer({ min: 1, max: 4 })
const RUNS = { numRuns: 60, seed: 1 }

test('[BEY-12] sixteenths of an inch that are typed are shown again, after any number of round trips', () => {
  measureIn('ImperialFractions')
  // A panel of up to 200 mm has at most 7 13/16 in.
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 125 }), ROUND_TRIPS, (count, times) => {
      const text = numberIn('mm', (count * 25.4) / 16)
      expect(text).toMatch(/^(\d+ )?\d+(\/(2|4|8|16))?$/)
      expect(shownAfter(times, 'panel', 'thickness', text)).toBe(text)
    }),
    RUNS,
  )
})

const DECIMALS: readonly UnitSystem[] = ['ImperialDecimals', 'ImperialFractions']

test.each(DECIMALS)('[BEY-12] decimals of an inch that are typed are shown again in %s', (system) => {
  measureIn(system)
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 78_000 }), ROUND_TRIPS, (count, times) => {
      // A whole number of sixty-fourths is a fraction where these are chosen.
      fc.pre(system === 'ImperialDecimals' || (count * 64) % 10_000 !== 0)
      const text = String(count / 10_000)
      expect(shownAfter(times, 'panel', 'thickness', text)).toBe(text)
    }),
    RUNS,
  )
})

test('[BEY-12] densities and moduli that are typed in pounds are shown again', () => {
  measureIn('ImperialDecimals')
  fc.assert(
    fc.property(fc.integer({ min: 4000, max: 6_000_000 }), ROUND_TRIPS, (count, times) => {
      const text = String(count / 10_000)
      expect(shownAfter(times, 'panel', 'density', text)).toBe(text)
      expect(shownAfter(times, 'panel', 'modulusOfElasticity', String(count))).toBe(String(count))
    }),
    RUNS,
  )
})

test('[BEY-12] what is typed in inches is kept in millimetres', () => {
  measureIn('ImperialFractions')
  const wall = built('SingleMassiveElementWall', ['panel', 'left'])
  const { construction } = typedAndOpened(wall, 'panel', 'thickness', '5/8')
  // 5/8 of 25.4 mm
  expect(first(construction, 'panel').thickness_mm).toBe(15.875)
  const [panel] = toWire(construction).components.filter(({ productType }) => productType === 'Panel')
  expect(panel?.properties.find(({ key }) => key === 'thickness')?.value).toBe('15.875')
  // Somebody else reads it in millimetres, to one decimal.
  measureIn('Metric')
  expect(numberIn('mm', 15.875, 1)).toBe('15.9')
})

test('[BEY-12] two boards of 5/8 in on studs of 3 5/8 in are 4 7/8 in', () => {
  measureIn('ImperialFractions')
  const [board, studs] = [15.875, 92.075]
  const wall = built('LightweightFrameWall')
  const thick = {
    ...wall,
    components: wall.components.map((component) =>
      component.kind === 'panel'
        ? { ...component, thickness_mm: board }
        : component.kind === 'frame'
          ? { ...component, depthOfBeam_mm: studs, totalCavityDepth_mm: studs }
          : component,
    ),
  }
  expect(numberIn('mm', totalThickness_mm(thick), 1)).toBe('4 7/8')
})

test('[BEY-12] a length in tenths of a millimetre is rounded as before, whatever units are in use', () => {
  const range = { min: 0.1, max: 200 }
  expect(parseEntry('12.34', range, 1, 'mm')).toMatchObject({ value: 12.3 })
  measureIn('ImperialDecimals')
  const wall = built('SingleMassiveElementWall', ['panel', 'left'])
  const panel = first(wall, 'panel')
  expect(first(must(setProperty(wall, panel.id, 'thickness', 12.34)), 'panel').thickness_mm).toBe(12.3)
})

test('[BEY-12] rules say their ranges in the units in use, and their ends are taken when they are typed', () => {
  measureIn('ImperialDecimals')
  const wall = built('SingleMassiveElementWall', ['panel', 'left'])
  const { id } = first(wall, 'panel')
  const refused = setProperty(wall, id, 'thickness', 250)
  // 0.1 mm is 0.0039 in, 200 mm 7.874 in.
  expect(refused.ok ? '' : ruleText(refused.failure)).toContain('thickness must be from 0.004 to 7.874 in.')
  const row = rowOf(wall, 'panel', 'density')
  // 5 kg/m³ is 0.312 lb/ft³ and 12 000 kg/m³ is 749.14 lb/ft³.
  expect([row.range.min, row.range.max].map((end) => numberIn(row.unit, end))).toEqual(['0.31', '749.14'])
  for (const [text, value] of [
    ['0.31', 5],
    ['749.14', 12000],
  ] as const)
    expect(parseEntry(text, row.range, row.rounding, row.unit)).toEqual({
      ok: true,
      value,
      outOfBounds: false,
    })
  expect(parseEntry('800', row.range, row.rounding, row.unit)).toEqual({
    ok: true,
    value: 12000,
    outOfBounds: true,
  })
})

test('[BEY-12] studs of lumber have their nominal size where inches are in use', () => {
  const frame = first(built('SingleMassiveElementWall', ['frame', 'left']), 'frame')
  const studs = (thicknessOfBeam_mm: number, depthOfBeam_mm: number) => ({
    ...frame,
    frameType: 'Wooden Stud' as const,
    thicknessOfBeam_mm,
    depthOfBeam_mm,
  })
  expect(nominalSize(studs(38.1, 88.9))).toBeNull()
  measureIn('ImperialFractions')
  // PS 20: 2×4 is 1 1/2 × 3 1/2 in, 2×6 is 1 1/2 × 5 1/2 in, 2×10 is 1 1/2 × 9 1/4 in; in whole millimetres 38 × 89.
  expect([studs(38.1, 88.9), studs(38, 140), studs(38.1, 234.95), studs(38, 89)].map(nominalSize)).toEqual([
    '2×4',
    '2×6',
    '2×10',
    '2×4',
  ])
  expect(nominalSize(studs(45, 95))).toBeNull()
  expect(nominalSize({ ...studs(38.1, 88.9), frameType: 'Steel Stud' })).toBeNull()
})
