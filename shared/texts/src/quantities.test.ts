import fc from 'fast-check'
import { inchesText, readInches } from './inches'
import {
  fieldIn,
  fixedIn,
  formatQuantity,
  massNumber,
  numberIn,
  orEnd,
  readQuantity,
  shownValue,
  signedIn,
} from './quantities'
import { lengthSteps, measureIn, unitName, unitSize } from './index'

afterEach(() => measureIn('Metric'))

test('[BEY-12] in metric units quantities are written and read as they are kept', () => {
  expect(formatQuantity(15.875, 'mm', 1)).toBe('15.9 mm')
  expect(formatQuantity(720, 'kg/m³')).toBe('720 kg/m³')
  expect(formatQuantity(0.01, '')).toBe('0.01')
  expect([readQuantity('12,5 mm', 'mm'), readQuantity('5/8', 'mm'), readQuantity('1 in', 'mm')]).toEqual([
    12.5,
    null,
    null,
  ])
  expect(fieldIn('mm')).toEqual({ unit: 'mm' })
  expect([unitName('kg/m²'), unitSize('mm'), ...lengthSteps()]).toEqual(['kg/m²', 1, '1 mm', '10 mm'])
})

test('[BEY-12] an unknown system, of a newer host, and none are the metric one', () => {
  for (const system of ['Cubits', undefined, null]) {
    measureIn('ImperialDecimals')
    measureIn(system)
    expect(unitName('mm')).toBe('mm')
  }
})

// Factors of NIST SP 811, appendix B.8: 1 lb/ft² is 4.882 428 kg/m², 1 lb/ft³ 16.018 46 kg/m³, 1 psi 6 894.757 Pa,
// 1 ft² 0.092 903 04 m², 1 ft³ 0.028 316 85 m³, 1 ft 0.3048 m, 1 in 25.4 mm.
test.each([
  ['mm', 25.4, '1 in'],
  ['m', 3.048, '10 ft'],
  ['m²', 9.290304, '100 ft²'],
  ['m³', 28.316846592, '1000 ft³'],
  ['kg/m²', 10, '2.05 lb/ft²'],
  ['kg/m³', 720, '44.95 lb/ft³'],
  ['MPa', 2500, '362594 psi'],
  ['GPa', 30, '4351.1 ksi'],
  ['MN/m³', 20, '20 MN/m³'],
  ['dB', 52.5, '52.5 dB'],
])('[BEY-12] of %s, %d is %s', (unit, value, text) => {
  measureIn('ImperialDecimals')
  expect(formatQuantity(value, unit)).toBe(text)
})

test.each([
  ['5/8', 15.875],
  ['1 3/8', 34.925],
  ['1-3/8"', 34.925],
  ['3 5/8 in', 92.075],
  ['0.625', 15.875],
  ['0,5 in.', 12.7],
  ['1/64', 0.396875],
  [' 2 inches ', 50.8],
])('[BEY-12] "%s" in a field of inches is %d mm', (text, length_mm) => {
  measureIn('ImperialFractions')
  expect(readQuantity(text, 'mm')).toBe(length_mm)
})

test.each(['1/3', '5/', '/8', '5/8/2', '1 3', '16 mm', '5/8 ft', 'x', '1e3', ''])(
  '[BEY-12] "%s" is no number of inches',
  (text) => {
    measureIn('ImperialFractions')
    expect(readQuantity(text, 'mm')).toBeNull()
  },
)

test('[BEY-12] feet may have inches behind them', () => {
  measureIn('ImperialFractions')
  expect(readQuantity('12\' 6"', 'm')).toBe(3.81)
  expect(readQuantity('9 ft 1/2 in', 'm')).toBe(2.7559)
  expect(readQuantity('12.5', 'm')).toBe(3.81)
  expect(formatQuantity(3.81, 'm')).toBe('12.5 ft')
})

test('[BEY-12] units are typed as the field writes them', () => {
  measureIn('ImperialDecimals')
  expect(readQuantity('10 psf', 'kg/m²')).toBeCloseTo(48.82428, 5)
  expect(readQuantity('45 pcf', 'kg/m³')).toBeCloseTo(720.8309, 4)
  expect(readQuantity('45 lb/ft3', 'kg/m³')).toBeCloseTo(720.8309, 4)
  expect(readQuantity('1000 psi', 'MPa')).toBeCloseTo(6.894757, 6)
  expect(readQuantity('120 sq ft', 'm²')).toBeCloseTo(11.148365, 6)
})

test('[BEY-12] inches are fractions or decimals, as the person chose; a length of a metric product is what it is', () => {
  const written = (length_mm: number) => {
    measureIn('ImperialFractions')
    const fraction = inchesText(length_mm)
    measureIn('ImperialDecimals')
    return [fraction, inchesText(length_mm)]
  }
  expect(written(15.875)).toEqual(['5/8', '0.625'])
  expect(written(92.075)).toEqual(['3 5/8', '3.625'])
  expect(written(25.4)).toEqual(['1', '1'])
  expect(written(0)).toEqual(['0', '0'])
  // 12.5 mm is 0.4921 in, and no half inch; 15.9 mm is what a metric list calls 5/8 in.
  expect(written(12.5)).toEqual(['0.492', '0.492'])
  expect(written(15.9)).toEqual(['5/8', '0.626'])
})

test('[BEY-12] differences, columns and cells of exports', () => {
  measureIn('ImperialFractions')
  expect([signedIn('mm', 15.875, 1), signedIn('mm', -9.525, 1), signedIn('mm', 0, 1)]).toEqual([
    '+5/8',
    '−3/8',
    '0',
  ])
  expect([fixedIn('m²', 10, 1), fixedIn('kg/m²', 9.76485527, 1), massNumber(null)]).toEqual([
    '107.6',
    '2.00',
    '–',
  ])
  expect([shownValue('mm', 15.875), shownValue('kg/m²', 100)]).toEqual([0.625, 20.4816])
  measureIn('Metric')
  expect([signedIn('mm', 15.5, 1), massNumber(9.76), massNumber(120.4), shownValue('mm', 12.5)]).toEqual([
    '+15.5',
    '9.8',
    '120',
    12.5,
  ])
})

test('[BEY-12] the end of a range that a message names is taken for itself', () => {
  measureIn('ImperialDecimals')
  const range = { min: 5, max: 12000 }
  for (const end of [range.min, range.max]) {
    const typed = readQuantity(numberIn('kg/m³', end), 'kg/m³') ?? NaN
    expect(typed).not.toBe(end)
    expect(orEnd('kg/m³', typed, range)).toBe(end)
  }
})

test('[BEY-12] arrow keys go by sixteenths or tenths of an inch', () => {
  measureIn('ImperialFractions')
  expect(fieldIn('mm')).toMatchObject({ unit: 'in', step: 1.5875 })
  expect(lengthSteps()).toEqual(['1/16 in', '5/8 in'])
  measureIn('ImperialDecimals')
  expect(fieldIn('mm')).toMatchObject({ unit: 'in', step: 2.54 })
  expect(lengthSteps()).toEqual(['0.1 in', '1 in'])
})

/** What a field shows when what it showed was typed again, and that again, so many times. */
function roundTrips(text: string, unit: string, times = 5): string {
  let shown = text
  for (let round = 0; round < times; round += 1) shown = numberIn(unit, readQuantity(shown, unit) ?? NaN)
  return shown
}

test('[BEY-12] fractions of inches that are typed are shown again, after any number of round trips', () => {
  measureIn('ImperialFractions')
  const sixtyFourths = fc.integer({ min: 1, max: 64 * 120 })
  fc.assert(
    fc.property(sixtyFourths, (count) => {
      const wholes = Math.floor(count / 64)
      const [rest, parts] = lowest(count % 64, 64)
      const text = rest === 0 ? `${wholes}` : wholes === 0 ? `${rest}/${parts}` : `${wholes} ${rest}/${parts}`
      expect(readInches(text)).toBe(count / 64)
      expect(roundTrips(text, 'mm')).toBe(text)
    }),
  )
})

const lowest = (count: number, parts: number): readonly [number, number] =>
  count !== 0 && count % 2 === 0 ? lowest(count / 2, parts / 2) : [count, parts]

test.each(['mm', 'm', 'm²', 'm³', 'kg/m²', 'kg/m³', 'MPa', 'GPa'])(
  '[BEY-12] numbers of %s with up to four decimals are shown again as they were typed',
  (unit) => {
    measureIn('ImperialDecimals')
    const typed = fc
      .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 9999 }))
      .map(([wholes, rest]) => String(Number(`${wholes}.${String(rest).padStart(4, '0')}`)))
    fc.assert(fc.property(typed, (text) => void expect(roundTrips(text, unit)).toBe(text)))
  },
)
