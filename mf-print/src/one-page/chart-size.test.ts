import { chartSize } from './chart-size'

// A CSS px is 25.4/96 mm; around the plot are 96 px in width and 44 px in height.
const mm = (px: number) => (px * 25.4) / 96

test('10 dB are 20 mm and an octave is 15 mm', () => {
  const { width, height, yRange } = chartSize([24.3, 40, 70.6])
  expect(yRange).toEqual([20, 80])
  expect(mm(height - 44)).toBeCloseTo(6 * 20, 0)
  expect(mm(width - 96)).toBeCloseTo(7 * 15, 0)
})

test('a flat spectrum has 60 dB all the same, a steep one no more than the paper', () => {
  // From 39 to 42 on steps of 10 is 30 to 50; the 40 dB left over are shared.
  expect(chartSize([40, 41]).yRange).toEqual([10, 70])
  const { height, yRange } = chartSize([5, 95])
  expect(yRange).toEqual([0, 100])
  expect(mm(height - 44)).toBeCloseTo(140, 0)
})
