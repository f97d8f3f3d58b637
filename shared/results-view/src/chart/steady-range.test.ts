import type { Spectrum } from './spectrum'
import { extent, steadyRange } from './steady-range'

const spectrum = (values: (number | null)[], band?: number): Spectrum => ({
  bands_hz: values.map((_, index) => index),
  series: [
    { id: 'current', name: 'Current', role: 'current', values, ...(band === undefined ? {} : { band }) },
  ],
})

test('the extent takes the band of uncertainty in and leaves gaps out', () => {
  expect(extent(spectrum([null, 24.3, 70.6, null], 2))).toEqual([22.3, 72.6])
  expect(extent(spectrum([null, null]))).toBeNull()
  expect(extent({ bands_hz: [], series: [] })).toBeNull()
})

test('[RES-06] the axis stays while the curves stay inside', () => {
  const standing = [10, 80] as const
  expect(steadyRange(standing, [19, 74])).toBe(standing)
  expect(steadyRange(standing, [10, 80])).toBe(standing)
  expect(steadyRange(standing, [40, 45])).toBe(standing)
  expect(steadyRange(standing, null)).toBe(standing)
})

test.each([
  [
    [24.3, 83],
    [20, 90],
  ],
  [
    [5, 60],
    [0, 70],
  ],
  [
    [-4, 62],
    [-10, 70],
  ],
  // A curve that reaches a line gets one more step, so that it is not drawn on the frame.
  [
    [30, 90],
    [20, 100],
  ],
] as const)('[RES-06] a curve over %p leaves 10 to 80 and gets the axis %p', (drawn, expected) => {
  expect(steadyRange([10, 80], drawn)).toEqual(expected)
})

test('a flat curve still gets forty decibels of axis', () => {
  expect(steadyRange([10, 80], [91, 92])).toEqual([90, 130])
})

test('the chosen axis stands: what chose it does not move it again', () => {
  const drawn = [3.2, 95.9] as const
  const range = steadyRange([10, 80], drawn)
  expect(steadyRange(range, drawn)).toBe(range)
})
