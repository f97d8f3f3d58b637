import { BANDS_HZ } from '@soundleaf/contracts'
import { bandLevels, weightedLevel } from '../sound/levels'
import { AIRBORNE_SOURCES, levelsAt, soundOf, struckBy } from './sources'
import { tapping, walking } from './steps'

const at = (values: readonly number[], band_hz: number) =>
  values[BANDS_HZ.findIndex((one) => one === band_hz)] ?? Number.NaN
const octave = (values: readonly number[], ...bands_hz: readonly number[]) =>
  10 * Math.log10(bands_hz.reduce((sum, band_hz) => sum + 10 ** (at(values, band_hz) / 10), 0))

test.each(AIRBORNE_SOURCES)('[BEY-14] %s is as loud as is stated', (source) => {
  expect(weightedLevel(levelsAt(source, 65))).toBeCloseTo(65, 9)
  // The sound itself has the spectrum whose level is stated.
  const [made, stated] = [bandLevels(soundOf(source)), levelsAt(source, 65)]
  const shift = (made[0] ?? 0) - (stated[0] ?? 0)
  made.forEach((level, band) => expect(level - shift).toBeCloseTo(stated[band] ?? 0, 6))
})

test('[BEY-14] traffic is spectrum 2 of ISO 717-1, A-weighted to 0 dB', () => {
  // The standard's values are rounded to whole decibels, and so their sum to within 0.3 dB.
  const traffic = levelsAt('traffic', 0)
  expect(Math.abs(at(traffic, 1000) - -8)).toBeLessThan(0.3)
  expect(Math.abs(at(traffic, 50) - 30.2 - -25)).toBeLessThan(0.3)
  expect(Math.abs(at(traffic, 5000) + 0.5 - -18)).toBeLessThan(0.3)
})

test('[BEY-14] speech has the octaves of IEC 60268-16', () => {
  const speech = levelsAt('speech', 60)
  // Octaves of a male talker, to his A-weighted level: 2.9 at 250 Hz, -0.8, -6.8, -12.8, -18.8 dB.
  expect(Math.abs(octave(speech, 200, 250, 315) - 62.9)).toBeLessThan(1)
  expect(Math.abs(octave(speech, 400, 500, 630) - 59.2)).toBeLessThan(1)
  expect(Math.abs(octave(speech, 800, 1000, 1250) - 53.2)).toBeLessThan(1)
  expect(Math.abs(octave(speech, 1600, 2000, 2500) - 47.2)).toBeLessThan(1)
  expect(Math.abs(octave(speech, 3150, 4000, 5000) - 41.2)).toBeLessThan(1)
})

test('[BEY-14] a walker is the rubber ball less 12 dB against the tapping machine', () => {
  const floor = BANDS_HZ.map(() => 60)
  expect(struckBy('tapping', floor)).toEqual(floor)
  const walker = struckBy('walking', floor)
  // Impact force levels of the ball 31, 23, 17, 12.5 dB less 22.4, 25.4, 28.4, 31.4 dB of the machine, less 12 dB.
  for (const [band_hz, expected] of [
    [63, 56.6],
    [125, 45.6],
    [250, 36.6],
    [500, 29.1],
  ] as const)
    expect(at(walker, band_hz)).toBeCloseTo(expected, 0)
})

test('[BEY-14] the tapping machine strikes 10 times per second, and somebody who walks steps twice', () => {
  // 8.192 s: 82 blows, and 16 heels with 16 toes.
  expect(tapping().filter((value) => value === 1)).toHaveLength(82)
  expect(walking().filter((value) => value > 0)).toHaveLength(32)
})
