import fc from 'fast-check'
import { spreadLabels } from './end-labels'

test('labels that do not touch stand at their curves', () => {
  expect(spreadLabels([40, 80, 120], 14, 0, 200)).toEqual([40, 80, 120])
})

test('two that would cover each other move apart by as much', () => {
  // 100 and 104 must be 14 apart around their middle 102.
  expect(spreadLabels([100, 104], 14, 0, 200)).toEqual([95, 109])
})

test('the order is that of the curves, not of the list', () => {
  expect(spreadLabels([104, 100], 14, 0, 200)).toEqual([109, 95])
})

test('a cluster at the edge is pushed back inside', () => {
  expect(spreadLabels([198, 199, 200], 14, 0, 200)).toEqual([172, 186, 200])
  expect(spreadLabels([1, 2], 14, 8, 200)).toEqual([8, 22])
})

test('whatever the curves do, no label covers another or leaves the plot', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -500, max: 700, noNaN: true }), { maxLength: 4 }), (wanted) => {
      const places = spreadLabels(wanted, 14, 8, 270).sort((a, b) => a - b)
      places.forEach((place, index) => {
        expect(place).toBeGreaterThanOrEqual(8 - 1e-9)
        expect(place).toBeLessThanOrEqual(270 + 1e-9)
        const above = places[index - 1]
        if (above !== undefined) expect(place - above).toBeGreaterThanOrEqual(14 - 1e-9)
      })
    }),
    { seed: 1 },
  )
})
