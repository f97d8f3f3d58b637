import { CALIBRATED } from '../../calibrated'
import { FREQUENCIES_HZ } from '../frequency'
import { elementOf } from '../radiation/element'
import { withFiniteCoincidence } from './finite-coincidence'
import { leafModel } from './leaf-model'

const OPENING = elementOf([3.66, 2.75])

const leafOf = (
  material: 'masonry' | 'gypsum',
  thickness_m: number,
  density_kgm3: number,
  modulus_Pa: number,
) =>
  leafModel(
    {
      part: 'leaf',
      sheets: [{ componentId: 'sheet', role: 'board', material, thickness_m, density_kgm3, modulus_Pa }],
    },
    CALIBRATED,
  )

/** The mass law with a peak of 10 dB in the one frequency next to coincidence. */
function peaked(critical_hz: number): { readonly tau: Float64Array; readonly at: number } {
  const at = FREQUENCIES_HZ.findIndex((frequency) => frequency > critical_hz)
  return { at, tau: FREQUENCIES_HZ.map((frequency, n) => (n === at ? 10 : 1) / frequency ** 2) }
}

const gain_db = (after: Float64Array, before: Float64Array, at: number) =>
  -10 * Math.log10(after[at] / before[at])

test('[ENG-01] the mass law stays as it is, whatever the size', () => {
  const tau = FREQUENCIES_HZ.map((frequency) => 1 / frequency ** 2)
  const after = withFiniteCoincidence(tau, leafOf('masonry', 0.15, 500, 1.75e9), OPENING)
  after.forEach((value, at) => expect(value / tau[at]).toBeCloseTo(1, 9))
})

test('[ENG-01] a wall that is a few wavelengths wide has no sharp dip at coincidence, a board keeps its own', () => {
  // Aerated concrete: fc = c0^2/(1.8 cL h) = 230 Hz, a wave of 1.5 m on a side of 3.2 m; board: 2500 Hz, 0.14 m.
  const wall = leafOf('masonry', 0.15, 500, 1.75e9)
  const board = leafOf('gypsum', 0.0125, 680, 2.6e9)
  const [ofWall, ofBoard] = [wall, board].map((leaf) => {
    const { tau, at } = peaked(leaf.critical_hz)
    return gain_db(withFiniteCoincidence(tau, leaf, OPENING), tau, at)
  })
  // A normal distribution of 0.75 c0/(fc L) = 0.35 over steps of 0.0576: 0.066 of the peak is left, 1 + 9 * 0.066 for 10.
  expect(ofWall).toBeCloseTo(10 * Math.log10(10 / 1.59), 0)
  expect(ofBoard).toBeLessThan(1.5)
})

test('[ENG-01] the same wall in a larger opening shows more of its coincidence', () => {
  const wall = leafOf('masonry', 0.15, 500, 1.75e9)
  const { tau, at } = peaked(wall.critical_hz)
  const [small, large] = [elementOf([2, 2]), elementOf([10, 10])].map((element) =>
    gain_db(withFiniteCoincidence(tau, wall, element), tau, at),
  )
  expect(large).toBeLessThan(small - 3)
})
