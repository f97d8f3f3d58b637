import { ratingDefinition } from '@soundleaf/contracts'
import { THIRD_OCTAVES_HZ } from '../band'
import { type BandSpectrum, readSpectrum } from '../spectrum'
import { rateIso717Airborne } from './iso-717-1-2020'
import { rateIso717Impact } from './iso-717-2-2020'
import { bandsOf, valueOf } from './rating'

/** Reference elements of ISO 717-1:2020 table E.1, R in dB, 50 to 5000 Hz. */
export const REFERENCE_ELEMENTS_DB = {
  'heavy wall': [
    35.3, 37.3, 39.4, 40, 40, 40, 40, 41, 43.5, 46.1, 48.5, 51, 53.6, 56, 58.4, 61.1, 63.6, 65, 65, 65, 65,
  ],
  'heavy floor': [
    34, 36, 38.1, 40, 40, 40, 40, 40, 41.8, 44.4, 46.8, 49.3, 51.9, 54.4, 56.8, 59.5, 61.9, 64.3, 65, 65, 65,
  ],
  'lightweight wall': [
    21.3, 23.3, 25.3, 27, 27, 27, 27, 27, 27, 27, 27, 28, 30.5, 32.8, 35.1, 37.6, 40, 42.3, 44.6, 47.1, 49.4,
  ],
} as const

/** Reference floors of ISO 717-2:2020 table 4, Ln,r,0 in dB, 100 to 3150 Hz. */
export const REFERENCE_FLOORS_DB = {
  heavyweight: [67, 67.5, 68, 68.5, 69, 69.5, 70, 70.5, 71, 71.5, 72, 72, 72, 72, 72, 72],
  'lightweight 1 and 2': [78, 78, 78, 78, 78, 78, 76, 74, 72, 69, 66, 63, 60, 57, 54, 51],
  'lightweight 3': [69, 72, 75, 78, 78, 78, 78, 78, 78, 76, 74, 72, 69, 66, 63, 60],
} as const

/**
 * Improvement of the weighted sound reduction index by a lining on a reference element (ISO 717-1:2020 annex D): the
 * difference of Rw, and of each sum Rw + C_j, with and without it.
 *
 * @param improvement_db improvement of the sound reduction index in 21 third octaves, 50 to 5000 Hz, dB
 * @param element_db R of the bare element in the same bands, one of `REFERENCE_ELEMENTS_DB`
 * @returns differences in dB, keyed `Rw`, `Rw+C` and so on
 */
export function rateLiningImprovement(
  improvement_db: readonly number[],
  element_db: readonly number[],
): Readonly<Record<string, number>> {
  const bare = rwWithTerms(element_db)
  const lined = rwWithTerms(element_db.map((level, at) => level + improvement_db[at]))
  return Object.fromEntries(Object.keys(bare).map((key) => [key, lined[key] - bare[key]]))
}

/**
 * Weighted reduction of impact sound pressure level by a covering or topping on a reference floor (ISO 717-2:2020
 * clause 5 and A.2.2): DeltaLw = Ln,r,0,w - Ln,r,w, C_I,Delta = C_I,r,0 - C_I,r, DeltaLlin = their sum.
 *
 * @param improvement_db reduction of the impact sound pressure level in third octaves from 100 to 3150 Hz, dB
 * @param floor_db Ln of the bare floor in the same bands, one of `REFERENCE_FLOORS_DB`
 * @returns ratings and terms in dB
 */
export function rateFloorImprovement(
  improvement_db: readonly number[],
  floor_db: readonly number[],
): {
  readonly DeltaLw: number
  readonly Lnrw: number
  readonly CIr: number
  readonly CI_Delta: number
  readonly DeltaLlin: number
} {
  const bare = impactOf(floor_db)
  const covered = impactOf(floor_db.map((level, at) => level - improvement_db[at]))
  const DeltaLw = bare.Lnw - covered.Lnw
  const CI_Delta = bare.CI - covered.CI
  return { DeltaLw, Lnrw: covered.Lnw, CIr: covered.CI, CI_Delta, DeltaLlin: DeltaLw + CI_Delta }
}

function impactOf(floor_db: readonly number[]): { readonly Lnw: number; readonly CI: number } {
  const outcomes = rateIso717Impact(spectrumOf(bandsOf('Lnw'), floor_db))
  return { Lnw: valueOf(outcomes, 'Lnw'), CI: valueOf(outcomes, 'CI') }
}

/** Rw and its sums with each adaptation term, keyed `Rw`, `Rw+C` and so on. */
function rwWithTerms(values_db: readonly number[]): Readonly<Record<string, number>> {
  const outcomes = rateIso717Airborne(spectrumOf(THIRD_OCTAVES_HZ, values_db))
  const Rw = valueOf(outcomes, 'Rw')
  const terms = outcomes.filter(({ id }) => ratingDefinition(id).termOf === 'Rw')
  return { Rw, ...Object.fromEntries(terms.map(({ id }) => [`Rw+${id}`, Rw + valueOf(outcomes, id)])) }
}

function spectrumOf(bands_hz: readonly number[], values_db: readonly number[]): BandSpectrum {
  const reading = readSpectrum(bands_hz, values_db)
  if (!reading.ok) throw new RangeError(reading.fault.code)
  return reading.spectrum
}
