import type { BandSpectrum } from '../spectrum'
import { bandsOf, energySum, rateIfComplete, type RatingOutcome } from './rating'
import { roundHalfUp } from './round-half-up'

/**
 * The A-weighted levels of the reference source outdoors (road, rail and air traffic), third octaves 80 to 4000 Hz, dB.
 * Their energy sum is 100.13 dB, the constant that the standard prints.
 */
const SOURCE_DBA = [
  80.5, 82.9, 84.9, 84.6, 86.1, 86.4, 87.4, 88.2, 89.8, 89.1, 89.2, 89, 89.6, 89, 89.2, 88.3, 86.2, 85,
]
const OUTDOORS_DBA = 100.13

/**
 * OITC, the outdoor-indoor transmission class of ASTM E1332-22: 100.13 less the A-weighted level that the reference
 * source leaves indoors, rounded to a whole number.
 *
 * @param spectrum third octaves of transmission loss from 80 to 4000 Hz, dB
 * @returns the rating, or the missing band
 */
export function rateAstmE1332(spectrum: BandSpectrum): RatingOutcome {
  const bands_hz = bandsOf('OITC')
  return rateIfComplete({ id: 'OITC', edition: 'ASTM E1332-22', bands_hz }, spectrum, (values_db) => {
    const bands = bands_hz.map((band_hz, at) => ({
      band_hz,
      value_db: values_db[at] ?? 0,
      weight_db: SOURCE_DBA[at] ?? 0,
    }))
    const sum_db = energySum(bands.map(({ value_db, weight_db }) => weight_db - value_db))
    return { value: roundHalfUp(OUTDOORS_DBA - sum_db), working: { method: 'energy sum', bands, sum_db } }
  })
}
