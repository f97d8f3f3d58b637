import fc from 'fast-check'
import { check, fromWire, invalidEntryText, numberText, parseEntry, setProperty, toWire } from './index'
import { rounded } from '@soundleaf/texts'
import { built, first, must } from './testing'

const RANGE = { min: 3, max: 100 }
const taken = (value: number) => ({ ok: true, value, outOfBounds: false })
const moved = (value: number) => ({ ok: true, value, outOfBounds: true })

test('[PRP-06] a decimal comma and a decimal point are read alike', () => {
  expect(parseEntry('12,5', RANGE)).toEqual(taken(12.5))
  expect(parseEntry('12.5', RANGE)).toEqual(taken(12.5))
  expect(parseEntry('007', RANGE)).toEqual(taken(7))
})

test('[PRP-02] below the least value snaps to it, above the greatest to that, and both are told', () => {
  expect(parseEntry('2.9', RANGE)).toEqual(moved(3))
  expect(parseEntry('100.1', RANGE)).toEqual(moved(100))
  expect(parseEntry('3', RANGE)).toEqual(taken(3))
  expect(parseEntry('100', RANGE)).toEqual(taken(100))
})

test('[PRP-02] empty or negative is 0, then moved into the range (decision 19)', () => {
  expect(parseEntry('', { min: 0, max: 10 })).toEqual(moved(0))
  expect(parseEntry('   ', { min: 0, max: 10 })).toEqual(moved(0))
  expect(parseEntry('-5', { min: 0, max: 10 })).toEqual(moved(0))
  expect(parseEntry('', RANGE)).toEqual(moved(3))
  expect(parseEntry('-5', RANGE)).toEqual(moved(3))
  // Nothing here can be negative, whatever range a product gives.
  expect(parseEntry('-5', { min: -10, max: 10 })).toEqual(moved(0))
  expect(parseEntry('-0', { min: 0, max: 10 })).toEqual(taken(0))
})

test('the text that is shown is the one of the specification', () => {
  expect(invalidEntryText()).toBe(
    'Invalid input. Please enter a valid number, or a number between the min and max',
  )
})

const NO_NUMBERS = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '1e3',
  '12abc',
  'abc',
  '0x10',
  '1_000',
  '1 000',
  '1.000,5',
  '1,000.5',
  '1,,5',
  '1.2.3',
  '.5',
  '5.',
  ',5',
  '+5',
  '--5',
  '-',
  '5 mm',
  '5 5',
  'mm',
  ' mm',
  '１２',
  '１２．５',
  '١٢',
  '½',
  '5٫5',
  `1${'0'.repeat(400)}`,
]

test.each(NO_NUMBERS)('[PRP-01] "%s" is no number', (text) => {
  expect(parseEntry(text, { min: -1e9, max: 1e9 })).toEqual({ ok: false })
})

test.each([' 18 ', '18 mm', '18mm', '\t18\n', '\u00a018\u202fmm', '18,0 mm'])(
  '[PRP-01] "%s", as it is pasted from a table or a data sheet, is 18 in a field of millimetres',
  (text) => {
    expect(parseEntry(text, RANGE, 1, 'mm')).toEqual(taken(18))
  },
)

test.each([
  ['680 kg/m³', 'kg/m³', 680],
  ['680 kg/m3', 'kg/m³', 680],
  ['18,5 mm', 'mm', 18.5],
  ['-3 mm', 'mm', 0],
] as const)('[PRP-01] a field accepts its own unit: "%s"', (text, unit, value) => {
  expect(parseEntry(text, { min: 0, max: 1000 }, undefined, unit)).toMatchObject({ ok: true, value })
})

test.each(['18 cm', '18 m', '18 mm mm', 'mm 18', '1 8 mm', '18 MM', '18 kg/m³'])(
  '[PRP-01] another unit is not guessed at: "%s" in millimetres',
  (text) => {
    expect(parseEntry(text, RANGE, 1, 'mm')).toEqual({ ok: false })
  },
)

test('[PRP-03] a thickness is rounded half up to one decimal before it is moved', () => {
  const range = { min: 0.1, max: 200 }
  expect(parseEntry('12.34', range, 1)).toEqual(taken(12.3))
  expect(parseEntry('12,35', range, 1)).toEqual(taken(12.4))
  expect(parseEntry('4.35', range, 1)).toEqual(taken(4.4))
  expect(parseEntry('0.05', range, 1)).toEqual(taken(0.1))
  expect(parseEntry('0.04', range, 1)).toEqual(moved(0.1))
  expect(parseEntry('200.04', range, 1)).toEqual(taken(200))
})

test('rounding is that of the decimal spelling', () => {
  // Each binary is a little below or above the half that is written.
  for (const [value, wanted] of [
    [1.05, 1.1],
    [1.15, 1.2],
    [1.45, 1.5],
    [8.05, 8.1],
    [2.675, 2.7],
    [0, 0],
    [1e21, 1e21],
    [1e-9, 0],
  ] as const) {
    expect(rounded(value, 1)).toBe(wanted)
  }
  expect(rounded(1.23456, undefined)).toBe(1.23456)
})

test('a number is written without an exponent and read back as it was', () => {
  expect(numberText(1e-7)).toBe('0.0000001')
  expect(numberText(12.5)).toBe('12.5')
  const storable = fc.double({ min: 1e-6, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(storable, (value) => {
      expect(numberText(value)).toMatch(/^\d+(\.\d+)?$/)
      expect(Number(numberText(value))).toBe(value)
    }),
    { seed: 1 },
  )
})

/** What the server makes of a text that travels as the density or the thickness of a panel. */
function serverTakes(key: 'density' | 'thickness', text: string): number | null {
  const wire = toWire(built('SingleMassiveElementWall', ['panel', 'left']))
  const components = wire.components.map((component) => ({
    ...component,
    properties: component.properties.map((property) =>
      component.productType === 'Panel' && property.key === key ? { ...property, value: text } : property,
    ),
  }))
  const read = fromWire({ ...wire, components })
  if (!read.ok || check(read.value).length > 0) return null
  const panel = first(read.value, 'panel')
  return key === 'density' ? panel.density_kgm3 : panel.thickness_mm
}

/** What the field makes of it when the person types it; null where it toasts. */
function fieldTakes(key: 'density' | 'thickness', text: string): number | null {
  const construction = built('SingleMassiveElementWall', ['panel', 'left'])
  const panel = first(construction, 'panel')
  const range = key === 'density' ? { min: 5, max: 12000 } : { min: 0.1, max: 200 }
  const [decimals, unit] = key === 'density' ? [undefined, 'kg/m³'] : [1, 'mm']
  const entry = parseEntry(text, range, decimals, unit)
  if (!entry.ok || entry.outOfBounds) return null
  const changed = first(must(setProperty(construction, panel.id, key, entry.value)), 'panel')
  return key === 'density' ? changed.density_kgm3 : changed.thickness_mm
}

const ENTRIES = [
  ...NO_NUMBERS,
  ' 18 ',
  '18 mm',
  '18\n',
  '680 kg/m³',
  '680 kg/m3',
  '',
  '  ',
  '-0',
  '-1',
  '-0.04',
  '0',
  '0.04',
  '0.05',
  '4.9',
  '5',
  '12.34',
  '12.35',
  '12000',
]

test.each(ENTRIES)('[REL-07] the field and the server give the same verdict on "%s"', (text) => {
  expect(serverTakes('density', text)).toBe(fieldTakes('density', text))
  expect(serverTakes('thickness', text)).toBe(fieldTakes('thickness', text))
})

test('[REL-07] they agree on every spelling', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789.,-eE+ xX１m'), maxLength: 8 })
  const numbers = fc.double({ min: -10, max: 13000, noNaN: true }).map(String)
  fc.assert(
    fc.property(fc.oneof(digits, numbers, fc.string()), (text) => {
      expect(serverTakes('density', text)).toBe(fieldTakes('density', text))
      expect(serverTakes('thickness', text)).toBe(fieldTakes('thickness', text))
    }),
    { numRuns: 300, seed: 1 },
  )
})

test('[REL-07] a decimal comma means the same in the field and on the wire', () => {
  expect(fieldTakes('density', '680,5')).toBe(680.5)
  expect(serverTakes('density', '680,5')).toBe(680.5)
})
