import { woolCurve, woolPitch_px } from './wool-curve'

const numbers = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text))

test('the loops are a third of the thickness apart, from 8 to 40 px', () => {
  expect(woolPitch_px(45)).toBeCloseTo(15.3)
  expect([woolPitch_px(5), woolPitch_px(400)]).toEqual([8, 40])
})

test('the curve spans the layer and the whole drawn length', () => {
  const path = woolCurve(140, 516, true)
  // Two semicircles a loop, 516 px of 40 px each, and one loop more at either end.
  const loops = path.split('A').length - 1
  expect(loops).toBeGreaterThanOrEqual(2 * Math.ceil(516 / 40))
  const across = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x))
  expect(Math.min(...across)).toBeGreaterThan(0)
  expect(Math.max(...across)).toBeLessThan(140)
})

test('a lying layer and a standing one have the same loops, turned', () => {
  const [lying, standing] = [woolCurve(60, 200, false), woolCurve(60, 200, true)]
  expect(lying.length).toBe(standing.length)
  expect(lying).not.toBe(standing)
})

test('no thickness and no length give a path without NaN', () => {
  for (const [depth, length] of [
    [0, 0],
    [0, 100],
    [2, 100],
    [Number.NaN, 100],
  ] as const) {
    expect(numbers(woolCurve(depth, length, true)).every(Number.isFinite)).toBe(true)
    expect(woolCurve(depth, length, true)).not.toMatch(/NaN|Infinity/)
  }
})
