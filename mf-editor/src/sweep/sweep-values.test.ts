import { spanAround, valuesOf } from './sweep-values'

test('[BEY-08] a sweep begins around the value, in round steps, within the range', () => {
  expect(spanAround(200, { min: 10, max: 1000 })).toEqual({ from: 100, to: 300, step: 10 })
  expect(spanAround(12.5, { min: 6, max: 15 })).toEqual({ from: 6, to: 15, step: 1 })
  expect(spanAround(0.05, { min: 0, max: 1 })).toEqual({ from: 0.025, to: 0.075, step: 0.005 })
})

test('[BEY-08] the values of a span have both ends, and no sums of rounding errors', () => {
  expect(valuesOf({ from: 0.1, to: 0.4, step: 0.1 })).toEqual([0.1, 0.2, 0.3, 0.4])
  expect(valuesOf({ from: 10, to: 25, step: 10 })).toEqual([10, 20, 25])
  expect(valuesOf({ from: 10, to: 10, step: 1 })).toEqual([10])
})

test('[BEY-08] what is no span, or has more than 200 values, has none', () => {
  expect(valuesOf({ from: 20, to: 10, step: 1 })).toBeNull()
  expect(valuesOf({ from: 10, to: 20, step: 0 })).toBeNull()
  expect(valuesOf({ from: 1, to: 200, step: 1 })).toHaveLength(200)
  expect(valuesOf({ from: 1, to: 201, step: 1 })).toBeNull()
})
