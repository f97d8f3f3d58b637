import { rateAstmE413 } from '../src/rating/astm-e413-22'
import { rateAstmE989 } from '../src/rating/astm-e989-21'
import { rateIso717Airborne } from '../src/rating/iso-717-1-2020'
import { rateIso717Impact } from '../src/rating/iso-717-2-2020'
import type { RatingOutcome } from '../src/rating/rating'
import { type BandSpectrum, thirdOctaveSpectrum } from '../src/spectrum'

export type SingleNumber = 'Rw' | 'STC' | 'Lnw' | 'IIC'

const RATE: Readonly<Record<SingleNumber, (spectrum: BandSpectrum) => RatingOutcome>> = {
  Rw: (spectrum) => rateIso717Airborne(spectrum)[0],
  STC: rateAstmE413,
  Lnw: (spectrum) => rateIso717Impact(spectrum)[0],
  IIC: rateAstmE989,
}

const SHIFTS = 8

/**
 * A rating without rounding to whole decibels: the mean over spectra that are shifted evenly within one decibel, less
 * the shift.
 */
export function smoothRating(quantity: SingleNumber, values_db: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < SHIFTS; at++) {
    const shift = (at + 0.5) / SHIFTS - 0.5
    const rating = RATE[quantity](thirdOctaveSpectrum(values_db.map((value) => value + shift)))
    if (!rating.available) throw new Error(`a whole spectrum has no ${quantity}`)
    sum += rating.value - (quantity === 'IIC' ? -shift : shift)
  }
  return sum / SHIFTS
}
