import { rateIso717Airborne } from '../rating/iso-717-1-2020'
import { valueOf } from '../rating/rating'
import { toOneDecimal } from '../rating/round-half-up'
import { thirdOctaveSpectrum } from '../spectrum'

/** Weighted sound reduction index of 21 third octaves in steps of 0.1 dB (ISO 717-1:2020 clause 4.4 note). */
export function weightedReduction(values_db: readonly number[]): number {
  const spectrum = thirdOctaveSpectrum(values_db.map(toOneDecimal))
  return valueOf(rateIso717Airborne(spectrum), 'Rw_one_decimal')
}
