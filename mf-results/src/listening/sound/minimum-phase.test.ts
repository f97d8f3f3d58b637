import { BANDS_HZ } from '@soundleaf/contracts'
import { binsOf, BINS } from './bands'
import { sequencesOf, valueAt, type Spectrum } from './fourier'
import { minimumPhase } from './minimum-phase'

/** Levels of a response by band for a sound of constant level per third octave: of |H|² weighted by 1/f. */
const gainsIn = ({ re, im }: Spectrum) =>
  BANDS_HZ.map((_, band) => {
    const [from, to] = binsOf(band)
    let [passed, all] = [0, 0]
    for (let bin = from; bin < to; bin += 1) {
      passed += (valueAt(re, bin) ** 2 + valueAt(im, bin) ** 2) / bin
      all += 1 / bin
    }
    return 10 * Math.log10(passed / all)
  })

const impulseOf = (response: Spectrum) =>
  sequencesOf(response, { re: new Float64Array(BINS), im: new Float64Array(BINS) })[0]

// As in the worked example g-fir, whose gate is 0.3 dB: a double leaf with a dip at its resonance, a double glazing, and a steep slope.
const CURVES: readonly (readonly [string, readonly number[]])[] = [
  ['a double leaf', [24, 20, 14, 18, 27, 34, 40, 45, 49, 53, 56, 58, 60, 62, 63, 63, 58, 52, 55, 60, 64]],
  ['a double glazing', [22, 23, 22, 21, 20, 19, 17, 20, 24, 28, 31, 34, 36, 38, 39, 38, 35, 32, 35, 39, 42]],
  ['a steep slope', BANDS_HZ.map((_, band) => 15 + 3.75 * band)],
]

test.each(CURVES)('[BEY-14] the filter of %s has its bands within 0.3 dB', (_, R) => {
  const gains = gainsIn(minimumPhase(R.map((value) => -value)))
  gains.forEach((gain, band) => expect(Math.abs(gain + (R[band] ?? 0))).toBeLessThanOrEqual(0.3))
})

test('the same gain everywhere is the impulse itself, softer', () => {
  const impulse = impulseOf(minimumPhase(BANDS_HZ.map(() => -20)))
  expect(impulse[0]).toBeCloseTo(0.1, 9)
  expect(impulse.slice(1).every((value) => Math.abs(value) < 1e-9)).toBe(true)
})

test('[BEY-14] nothing sounds before what causes it: what is negative in time is nothing', () => {
  const [, R] = CURVES[0] ?? ['', []]
  const impulse = impulseOf(minimumPhase(R.map((value) => -value)))
  const energyOf = (part: Float64Array) => part.reduce((sum, value) => sum + value ** 2, 0)
  // The second half of a periodic sequence is what lies before its beginning.
  expect(energyOf(impulse.slice(impulse.length / 2)) / energyOf(impulse)).toBeLessThan(1e-9)
})
