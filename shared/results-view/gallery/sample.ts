import type { SpectrumSeries } from '../src'

export const BANDS_HZ = [
  50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000,
  5000,
]

// A double-stud wall, as drawn in the design.
const CURRENT = [
  24.3, 28.6, 34.1, 40.4, 46, 50.8, 54.6, 57.5, 60.2, 62.6, 64.8, 66.5, 68, 69.3, 70.2, 70, 66.6, 60.4, 62.1,
  66.9, 70.6,
]
const SHIFTED = [46, 49, 52, 55, 58, 61, 64, 65, 66, 67, 68, 69, 69, 69, 69, 69]
const REFERENCE = [
  19.2, 20.4, 26.1, 32.6, 38.4, 43.1, 46.6, 49.3, 51.7, 53.9, 56, 57.8, 59.3, 60.3, 60.6, 58.8, 54.2, 50.3,
  53, 58.1, 62.4,
]

export const SHIFTED_VALUES = [null, null, null, ...SHIFTED, null, null]
export const DEFICIENCIES = CURRENT.map((value, index) => {
  const reference = SHIFTED_VALUES[index]
  return reference === null || reference === undefined ? null : Math.max(0, reference - value)
})

export const WALL: readonly SpectrumSeries[] = [
  {
    id: 'current',
    name: 'Current',
    role: 'current',
    values: CURRENT,
    band: CURRENT.map((_, i) => (i < 3 ? 2 : 2)),
  },
  { id: 'shifted', name: 'Shifted', role: 'shifted', values: SHIFTED_VALUES },
  { id: 'ref-1', name: 'Ref. 1', role: 'comparison-1', values: REFERENCE },
]

export const HOSTILE_NAME = '<img src=x onerror=alert(1)><b>bold</b> & "quoted" [link](https://example.com)'

export const TWO_COMPARISONS: readonly SpectrumSeries[] = [
  ...WALL,
  { id: 'ref-2', name: HOSTILE_NAME, role: 'comparison-2', values: REFERENCE.map((value) => value + 1.5) },
]

// A floor: level falls, deviations lie above the reference.
const LEVEL = [
  63.5, 62, 59.5, 57, 54.5, 51.5, 48, 45, 42, 39, 36, 33.5, 31, 28.5, 26, 24, 22, 20, 18, 16, 14.5,
]
const LEVEL_SHIFTED = [45, 45, 45, 45, 45, 45, 44, 43, 42, 41, 40, 37, 34, 31, 28, 25]
export const FLOOR: readonly SpectrumSeries[] = [
  { id: 'current', name: 'Current', role: 'current', values: LEVEL, band: 2.5 },
  {
    id: 'shifted',
    name: 'Shifted',
    role: 'shifted',
    values: [null, null, null, ...LEVEL_SHIFTED, null, null],
  },
  {
    id: 'ref-1',
    name: 'No ceiling',
    role: 'comparison-1',
    values: LEVEL.map((value, index) => value + 3 + 4 * Math.sin(index / 4)),
  },
]
export const FLOOR_DEFICIENCIES = LEVEL.map((value, index) => {
  const reference = LEVEL_SHIFTED[index - 3]
  return reference === undefined ? null : Math.max(0, value - reference)
})
