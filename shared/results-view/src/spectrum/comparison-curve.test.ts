import { BANDS_HZ } from '@soundleaf/contracts'
import { comparisonName, NO_COMPARISONS, parseComparisons, withCurve } from './comparison-curve'

const curve = { name: 'Before', values: BANDS_HZ.map(() => 40) }

test.each([undefined, '', '   '])('[RES-08] the name %j gives Ref. and the number of its place', (given) => {
  expect(comparisonName(given, 0)).toBe('Ref. 1')
  expect(comparisonName(given, 1)).toBe('Ref. 2')
})

test('[RES-08] a name is one line of what can be drawn', () => {
  expect(comparisonName(' a\tb\u0001\nc ', 0)).toBe('a b c')
})

test('[RES-08] each kind of chart has two places of its own', () => {
  const both = withCurve(withCurve(NO_COMPARISONS, 'airborne', 1, curve), 'impact', 0, curve)
  expect(both).toEqual({ airborne: [null, curve], impact: [curve, null] })
  expect(withCurve(both, 'airborne', 1, null).airborne).toEqual([null, null])
})

test.each([
  null,
  'text',
  { airborne: 3 },
  { airborne: [{ name: 'x', values: [1, 2] }] },
  { airborne: [{ name: 'x', values: BANDS_HZ.map(() => 'NaN') }] },
  { airborne: [{ name: 5, values: curve.values }] },
])('kept text that is no curve is none: %j', (stored) => {
  expect(parseComparisons(stored)).toEqual(NO_COMPARISONS)
})

test('a kept curve comes back as it was', () => {
  const kept = withCurve(NO_COMPARISONS, 'impact', 1, curve)
  expect(parseComparisons(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})
