import { BANDS_HZ } from '@soundleaf/contracts'
import { AIRBORNE_SOURCES, IMPACT_SOURCES, levelsAt, soundOf } from '../sources/sources'
import { spectrumOf } from './fourier'
import { bandLevels } from './levels'
import { render } from './render'

// A double leaf with the dips of its resonance and of coincidence.
const R = [24, 20, 14, 18, 27, 34, 40, 45, 49, 53, 56, 58, 60, 62, 63, 63, 58, 52, 55, 60, 64]

/** As it leaves for the loudspeaker: 32-bit floating point. */
const heard = (ear: Float64Array) => bandLevels(spectrumOf(Float64Array.from(Float32Array.from(ear))))

test.each(AIRBORNE_SOURCES)('[BEY-14] %s is heard behind a wall with the levels of the numbers', (source) => {
  const wanted = levelsAt(source, 75).map((level, band) => level - (R[band] ?? 0))
  const { left, right } = render(soundOf(source), wanted, 0.5)
  for (const ear of [left, right])
    heard(ear).forEach((level, band) => expect(Math.abs(level - (wanted[band] ?? 0))).toBeLessThan(0.3))
})

test.each(IMPACT_SOURCES)('[BEY-14] %s is heard below a floor with the levels of the numbers', (source) => {
  const wanted = BANDS_HZ.map((_, band) => 68 - 1.5 * band)
  const { left, right } = render(soundOf(source), wanted, 1)
  for (const ear of [left, right])
    heard(ear).forEach((level, band) => expect(Math.abs(level - (wanted[band] ?? 0))).toBeLessThan(0.3))
})

test('the ears hear the room each by itself', () => {
  const { left, right } = render(soundOf('pink'), levelsAt('pink', 70), 0.5)
  const sum = (one: Float64Array, other: Float64Array) =>
    one.reduce((total, value, at) => total + value * (other[at] ?? 0), 0)
  const alike = sum(left, right) / Math.sqrt(sum(left, left) * sum(right, right))
  expect(Math.abs(alike)).toBeLessThan(0.3)
})
