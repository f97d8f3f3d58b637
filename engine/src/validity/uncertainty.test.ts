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

test('[ENG-05] dry floors on timber, and floors that float on joists, are twice as uncertain as all kinds together', () => {
  for (const kind of ['dry floor on wood', 'joist floor with a floating floor', 'ribbed floor'] as const) {
    expect(stated('airborne', kind)).toBeCloseTo(2 * errorsByKind.airborne.all.error_db)
    expect(stated('impact', kind)).toBeCloseTo(2 * errorsByKind.impact.all.error_db)
  }
})

test('no kind is surer than a repeated measurement in another laboratory, 1.2 and 1.5 dB (ISO 12999-1)', () => {
  expect(stated('airborne', 'wood slab')).toBeGreaterThanOrEqual(1.2)
  expect(stated('impact', 'wood slab')).toBeGreaterThanOrEqual(1.5)
})
