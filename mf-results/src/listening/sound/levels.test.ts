import { BANDS_HZ } from '@soundleaf/contracts'
import { LOOP_SAMPLES, SAMPLE_RATE_HZ } from './bands'
import { normalChance } from './chance'
import { spectrumOf } from './fourier'
import { A_WEIGHTING_DB, bandLevels, weightedLevel, withBandLevels } from './levels'

test('[BEY-14] a tone of 1 Pa at 1 kHz has 94 dB in its band, and none in the others', () => {
  // 20 lg(1/2e-5) = 93.98; 1000 Hz goes round a whole number of times.
  const tone = Float64Array.from(
    { length: LOOP_SAMPLES },
    (_, at) => Math.SQRT2 * Math.sin((2 * Math.PI * 1000 * at) / SAMPLE_RATE_HZ),
  )
  const levels = bandLevels(spectrumOf(tone))
  levels.forEach((level, band) => {
    if (BANDS_HZ[band] === 1000) expect(level).toBeCloseTo(93.98, 2)
    else expect(level).toBeLessThan(-100)
  })
  expect(weightedLevel(levels)).toBeCloseTo(93.98, 2)
})

test('[BEY-14] A-weighting is that of the table of IEC 61672-1:2013', () => {
  // Table 3, 50 to 5000 Hz.
  const table = [
    -30.2, -26.2, -22.5, -19.1, -16.1, -13.4, -10.9, -8.6, -6.6, -4.8, -3.2, -1.9, -0.8, 0, 0.6, 1, 1.2, 1.3,
    1.2, 1, 0.5,
  ]
  A_WEIGHTING_DB.forEach((value, band) => expect(Math.abs(value - (table[band] ?? 0))).toBeLessThan(0.06))
})

test('a sound gets the levels that are asked for, and loses what lies beyond the bands', () => {
  const next = normalChance(1)
  const noise = spectrumOf(Float64Array.from({ length: LOOP_SAMPLES }, next))
  const wanted = BANDS_HZ.map((_, band) => 60 - 3 * band + 5 * Math.sin(band))
  const shaped = withBandLevels(noise, wanted)
  bandLevels(shaped).forEach((level, band) => expect(level).toBeCloseTo(wanted[band] ?? 0, 6))
  const binAt = (frequency_hz: number) => Math.round((frequency_hz * LOOP_SAMPLES) / SAMPLE_RATE_HZ)
  for (const frequency_hz of [20, 40, 6200, 7900])
    expect(Math.hypot(shaped.re[binAt(frequency_hz)] ?? 1, shaped.im[binAt(frequency_hz)] ?? 1)).toBe(0)
})
