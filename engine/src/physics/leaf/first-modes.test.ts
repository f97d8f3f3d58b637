import { CALIBRATED } from '../../calibrated'
import { mountedIn } from '../../testing/mounted-in'
import { FREQUENCIES_HZ } from '../frequency'
import { belowFirstModes } from './first-modes'
import { leafModel } from './leaf-model'

function factorAt(hz: number, size_m: readonly [number, number], thickness_m: number): number {
  const { element } = mountedIn(size_m)
  const slab = leafModel(
    {
      part: 'leaf',
      sheets: [
        {
          componentId: 'slab',
          role: 'massive element',
          material: 'concrete',
          thickness_m,
          density_kgm3: 2300,
          modulus_Pa: 30e9,
        },
      ],
    },
    CALIBRATED,
  )
  const factors = belowFirstModes(slab, element, { ...CALIBRATED, modalOnset: 1 })
  const nearest = FREQUENCIES_HZ.reduce(
    (best, f, at) => (Math.abs(f - hz) < Math.abs(FREQUENCIES_HZ[best] - hz) ? at : best),
    0,
  )
  return factors[nearest]
}

// Clamped plate of 4 x 3 m of 0.15 m: B = 30e9 0.15³/(12 (1 - 0.04)) = 8.79e6 N m, m' = 345 kg/m², and
// sqrt(500.5 (1/256 + 0.605/144 + 1/81)) = 3.20 1/m², so f1 = 3.20/(2 pi) sqrt(8.79e6/345) = 81 Hz.
test('[ENG-01] a slab is held by its stiffness below its first mode, 1/(1 + (f1/f)^4)', () => {
  expect(10 * Math.log10(factorAt(81, [4, 3], 0.15))).toBeCloseTo(-3, 0)
  // (81/51)^4 = 6.4: 8.7 dB
  expect(10 * Math.log10(factorAt(51, [4, 3], 0.15))).toBeCloseTo(-8.7, 0)
  expect(factorAt(1000, [4, 3], 0.15)).toBeGreaterThan(0.999)
})

test('a larger or thinner slab has its first mode lower', () => {
  expect(factorAt(63, [8, 6], 0.15)).toBeGreaterThan(factorAt(63, [4, 3], 0.15))
  expect(factorAt(63, [4, 3], 0.1)).toBeGreaterThan(factorAt(63, [4, 3], 0.2))
})
