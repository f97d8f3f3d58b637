import type { BandSpectrum } from '../spectrum'
import { bandsOf, energySum, rateIfComplete, type RatingOutcome } from './rating'
import { roundHalfUp } from './round-half-up'

/**
 * From papers of the standard's authors (LoVerde and Dong), not from the standard; the rating is provisional until it
 * is checked.
 */
const TOP_DB = 190

/**
 * LIIC, the low-frequency impact rating of ASTM E3207-21: 190 - 2 * 10 lg(sum of 10^(L/10)) over the third octaves 50,
 * 63 and 80 Hz, each rounded to whole decibels, the result rounded half up.
 *
 * @param spectrum third octaves of impact sound pressure levels, dB
 * @returns the rating, or the missing band
 */
export function rateAstmE3207(spectrum: BandSpectrum): RatingOutcome {
  const bands_hz = bandsOf('LIIC')
  return rateIfComplete({ id: 'LIIC', edition: 'ASTM E3207-21', bands_hz }, spectrum, (values_db) => {
    const bands = bands_hz.map((band_hz, at) => ({
      band_hz,
      value_db: roundHalfUp(values_db[at]),
      weight_db: 0,
    }))
    const sum_db = energySum(bands.map(({ value_db }) => value_db))
    return { value: roundHalfUp(TOP_DB - 2 * sum_db), working: { method: 'energy sum', bands, sum_db } }
  })
}
