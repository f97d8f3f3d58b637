import { BANDS_HZ } from '@soundleaf/contracts'
import { binsOf, fadedEnds, LOOP_SAMPLES, MIDS_HZ, overBins } from './bands'
import { valueAt, type Spectrum } from './fourier'

/** Sounds are in pascal; levels are in dB above this. */
const REFERENCE_PA = 2e-5

/** The sound pressure of a level. */
export const pressureOf = (level_db: number): number => REFERENCE_PA * 10 ** (level_db / 20)

/** The level of a root mean square. */
export const levelOf = (pressure_Pa: number): number => 20 * Math.log10(pressure_Pa / REFERENCE_PA)

/** Levels in 21 third octaves of a periodic sound; minus infinity where it has nothing. */
export function bandLevels({ re, im }: Spectrum): readonly number[] {
  return BANDS_HZ.map((_, band) => {
    const [from, to] = binsOf(band)
    let squares = 0
    for (let bin = from; bin < to; bin += 1) squares += valueAt(re, bin) ** 2 + valueAt(im, bin) ** 2
    // Parseval: each coefficient stands for its mirror too.
    return levelOf(Math.sqrt(2 * squares) / LOOP_SAMPLES)
  })
}

/** Gains that are smooth over the frequency do most of it; what they leave, tenths of a decibel, is set band by band. */
const SMOOTH_ROUNDS = 2

/** The sound with exactly these levels, and nothing beyond the bands. */
export function withBandLevels(sound: Spectrum, levels_db: readonly number[]): Spectrum {
  const shaped = { re: sound.re.map(faded), im: sound.im.map(faded) }
  const lacking = () => {
    const now = bandLevels(shaped)
    return levels_db.map((level, band) => level - (now[band] ?? 0))
  }
  const turnUp = (bin: number, gain: number) => {
    shaped.re[bin] = valueAt(shaped.re, bin) * gain
    shaped.im[bin] = valueAt(shaped.im, bin) * gain
  }
  for (let round = 0; round < SMOOTH_ROUNDS; round += 1)
    overBins(lacking()).forEach((gain_db, bin) => turnUp(bin, factorOf(gain_db)))
  lacking().forEach((gain_db, band) => {
    const [from, to] = binsOf(band)
    const gain = factorOf(gain_db)
    for (let bin = from; bin < to; bin += 1) turnUp(bin, gain)
  })
  return shaped
}

const factorOf = (gain_db: number): number => 10 ** (gain_db / 20)
const faded = (value: number, bin: number): number => value * valueAt(fadedEnds, bin)

/** The A-weighting at the mid-frequencies (IEC 61672-1:2013, E.1), dB. */
export const A_WEIGHTING_DB = MIDS_HZ.map((f) => {
  const square = f ** 2
  const pole = (frequency_hz: number) => square + frequency_hz ** 2
  const ratio =
    (12_194 ** 2 * square ** 2) / (pole(20.6) * Math.sqrt(pole(107.7) * pole(737.9)) * pole(12_194))
  return 20 * Math.log10(ratio) + 2
})

/** The A-weighted level of 50 to 5000 Hz, dB. */
export const weightedLevel = (levels_db: readonly number[]): number =>
  10 *
  Math.log10(
    levels_db.reduce((sum, level, band) => sum + 10 ** ((level + (A_WEIGHTING_DB[band] ?? 0)) / 10), 0),
  )
