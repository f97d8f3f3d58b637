import type { ConstructionKind, RatingId } from '@soundleaf/contracts'
import errorsByKind from './errors-by-kind.json'
import { measurementsOf, uncertaintyOf } from './uncertainty'

function stated(id: RatingId, kind: ConstructionKind, distance = 0): number {
  return uncertaintyOf(id, { kind, distance, isOutsideRange: false, hasAssumedFrame: false })
}

test('[ENG-05] a kind that nobody measured is twice as uncertain as all kinds together', () => {
  expect(stated('Rw', 'ribbed floor')).toBeCloseTo(2 * errorsByKind.airborne.all.error_db)
  expect(stated('Lnw', 'ribbed floor')).toBeCloseTo(2 * errorsByKind.impact.all.error_db)
})

test('[ENG-05] the adaptation terms of a kind that nobody measured are twice as uncertain as well', () => {
  expect(stated('C', 'ribbed floor')).toBeCloseTo(2 * stated('C', 'steel stud wall'))
  expect(stated('CI', 'ribbed floor')).toBeCloseTo(2 * stated('CI', 'joist floor'))
})

test('[ENG-05] by air a floor with a covering is as well known as one without', () => {
  expect(stated('Rw', 'covered massive floor')).toBe(stated('Rw', 'massive element'))
  expect(measurementsOf('airborne', 'covered massive floor')).toBe(
    errorsByKind.airborne['massive element'].count,
  )
  // By impact it decides.
  expect(measurementsOf('impact', 'covered massive floor')).toBe(
    errorsByKind.impact['covered massive floor'].count,
  )
})

test('[ENG-05] a kind with few measurements is pooled with all kinds to ten', () => {
  // (n own² + (10 - n) all²)/10
  const { all, 'dry floor on concrete': own } = errorsByKind.airborne
  const pooled = (own.count * own.error_db ** 2 + (10 - own.count) * all.error_db ** 2) / 10
  expect(own.count).toBeLessThan(8)
  expect(stated('Rw', 'dry floor on concrete')).toBeCloseTo(Math.max(Math.sqrt(pooled), 1.2))
})

test('[ENG-05] an adaptation term has the uncertainty of its own errors, below 100 Hz the larger one', () => {
  const { all, C, C50_3150: low } = errorsByKind.terms
  const others = Math.max(10 - low.count, 2)
  const pooled = (low.count * low.error_db ** 2 + others * all.error_db ** 2) / (low.count + others)
  expect(stated('C50_3150', 'steel stud wall')).toBeCloseTo(Math.sqrt(pooled))
  expect(stated('C50_5000', 'steel stud wall')).toBe(stated('C50_3150', 'steel stud wall'))
  expect(C.count).toBeGreaterThan(10)
  expect(stated('C', 'joist floor')).toBeLessThan(stated('C50_3150', 'joist floor'))
})

test('[ENG-05] the farther the nearest measured construction is, the larger is the uncertainty, by up to 30 %', () => {
  const near = stated('Rw', 'steel stud wall')
  expect(stated('Rw', 'steel stud wall', 0.5)).toBe(near)
  expect(stated('Rw', 'steel stud wall', 1.3)).toBeCloseTo(1.15 * near)
  expect(stated('Rw', 'steel stud wall', 5)).toBeCloseTo(1.3 * near)
})

test('[ENG-05] joist floors are no surer than the floors that were not in view: 2.3 dB for Rw and 3 dB for Ln,w at least', () => {
  for (const kind of ['dry floor on wood', 'joist floor with a floating floor', 'joist floor'] as const) {
    // The floors of docs/validation.md with their source left out: 2.3 dB by air.
    expect(stated('Rw', kind)).toBeGreaterThanOrEqual(2.3)
    expect(stated('Lnw', kind)).toBeGreaterThanOrEqual(3)
  }
})

test('no kind is surer than a repeated measurement in another laboratory, 1.2 and 1.5 dB (ISO 12999-1)', () => {
  expect(stated('Rw', 'wood slab')).toBeGreaterThanOrEqual(1.2)
  expect(stated('Lnw', 'wood slab')).toBeGreaterThanOrEqual(1.5)
})
