import type { ConstructionKind } from '@soundleaf/contracts'
import errorsByKind from './errors-by-kind.json'
import { uncertaintyOf } from './uncertainty'

function stated(of: 'airborne' | 'impact', kind: ConstructionKind): number {
  return uncertaintyOf(of === 'airborne' ? 'Rw' : 'Lnw', {
    kind,
    isOutsideRange: false,
    hasAssumedFrame: false,
  })
}

test('[ENG-05] a kind that nobody measured is twice as uncertain as all kinds together', () => {
  expect(stated('airborne', 'ribbed floor')).toBeCloseTo(2 * errorsByKind.airborne.all.error_db)
  expect(stated('impact', 'ribbed floor')).toBeCloseTo(2 * errorsByKind.impact.all.error_db)
})

test('[ENG-05] a kind with few measurements is pooled with all kinds to ten', () => {
  // (n own² + (10 - n) all²)/10
  const { all, 'dry floor on concrete': own } = errorsByKind.airborne
  const pooled = (own.count * own.error_db ** 2 + (10 - own.count) * all.error_db ** 2) / 10
  expect(own.count).toBeLessThan(8)
  expect(stated('airborne', 'dry floor on concrete')).toBeCloseTo(Math.max(Math.sqrt(pooled), 1.2))
})

test('[ENG-05] floors are no surer than the floors that were not in view: 2.5 dB for Rw and 3 dB for Ln,w at least', () => {
  for (const kind of ['dry floor on wood', 'joist floor with a floating floor', 'joist floor'] as const) {
    expect(stated('airborne', kind)).toBeGreaterThanOrEqual(2.5)
    expect(stated('impact', kind)).toBeGreaterThanOrEqual(3)
  }
})

test('no kind is surer than a repeated measurement in another laboratory, 1.2 and 1.5 dB (ISO 12999-1)', () => {
  expect(stated('airborne', 'wood slab')).toBeGreaterThanOrEqual(1.2)
  expect(stated('impact', 'wood slab')).toBeGreaterThanOrEqual(1.5)
})
