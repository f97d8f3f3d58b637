import type { Standard } from '../prediction'
import { type BandSpectrum, thirdOctaveSpectrum } from '../spectrum'
import { rateAstmE3207 } from './astm-e3207-21'
import { rateAstmE3222 } from './astm-e3222-20'
import { rateAstmE413 } from './astm-e413-22'
import { rateAstmE989 } from './astm-e989-21'
import { rateIso717Airborne } from './iso-717-1-2020'
import { rateIso717Impact } from './iso-717-2-2020'
import type { RatingOutcome } from './rating'
import { toOneDecimal } from './round-half-up'

/**
 * Every rating that a standard has for a predicted spectrum, 21 third octaves in dB; none where a value is not finite.
 * Rated from one decimal, as values are shown: whoever rates the shown table gets the same numbers.
 */
export function ratePredicted(
  of: 'airborne' | 'impact',
  standard: Standard,
  values_db: readonly number[],
): readonly RatingOutcome[] {
  if (!values_db.every(Number.isFinite)) return []
  return RATE[of][standard](thirdOctaveSpectrum(values_db.map(toOneDecimal)))
}

type Rate = (spectrum: BandSpectrum) => readonly RatingOutcome[]

const RATE: Readonly<Record<'airborne' | 'impact', Readonly<Record<Standard, Rate>>>> = {
  airborne: { iso: rateIso717Airborne, astm: (spectrum) => [rateAstmE413(spectrum)] },
  impact: {
    iso: rateIso717Impact,
    astm: (spectrum) => [rateAstmE989(spectrum), rateAstmE3207(spectrum), rateAstmE3222(spectrum)],
  },
}
