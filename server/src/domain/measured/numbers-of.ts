import { ratingDefinition, type MeasuredQuantity, type RatingId } from '@soundleaf/contracts'
import {
  rateAstmE1332,
  rateAstmE3207,
  rateAstmE3222,
  rateAstmE413,
  rateAstmE989,
  rateIso717Airborne,
  rateIso717Impact,
  type BandSpectrum,
  type ContourWorking,
  type RatingOutcome,
} from '@soundleaf/engine'
import { coveringNumbers, liningNumbers } from './improvements'
import type { RatedNumber } from './rated-number'

type SpectrumQuantity = Exclude<MeasuredQuantity, 'DeltaR' | 'DeltaL'>
type Rater = (spectrum: BandSpectrum) => readonly RatingOutcome[]

const RATERS: Readonly<Record<SpectrumQuantity, { readonly iso: Rater; readonly astm: Rater }>> = {
  R: { iso: (s) => rateIso717Airborne(s), astm: (s) => [rateAstmE413(s), rateAstmE1332(s)] },
  TL: { iso: (s) => rateIso717Airborne(s), astm: (s) => [rateAstmE413(s), rateAstmE1332(s)] },
  "R'": { iso: (s) => rateIso717Airborne(s, "R'w"), astm: (s) => [rateAstmE413(s, 'ASTC')] },
  DnT: { iso: (s) => rateIso717Airborne(s, 'DnT,w'), astm: (s) => [rateAstmE413(s, 'NNIC')] },
  'D2m,nT': { iso: (s) => rateIso717Airborne(s, 'DnT,w'), astm: () => [] },
  Ln: {
    iso: (s) => rateIso717Impact(s),
    astm: (s) => [rateAstmE989(s), rateAstmE3207(s), rateAstmE3222(s)],
  },
  "L'n": { iso: (s) => rateIso717Impact(s, "L'n,w"), astm: (s) => [rateAstmE989(s, 'AIIC')] },
  "L'nT": { iso: (s) => rateIso717Impact(s, "L'nT,w"), astm: (s) => [rateAstmE989(s, 'NISR')] },
}

/** Every number of a quantity; those of ASTM are of third octaves alone. */
export function numbersOf(quantity: MeasuredQuantity, spectrum: BandSpectrum): readonly RatedNumber[] {
  if (quantity === 'DeltaR') return liningNumbers(spectrum.valueOf)
  if (quantity === 'DeltaL') return coveringNumbers(spectrum.valueOf)
  const { iso, astm } = RATERS[quantity]
  const outcomes = spectrum.resolution === 'octaves' ? iso(spectrum) : [...iso(spectrum), ...astm(spectrum)]
  return outcomes.filter(({ id }) => isShown(id)).map((outcome) => numberOf(outcome, quantity))
}

/** Of the values with one decimal only the weighted ratings themselves. */
function isShown(id: RatingId): boolean {
  const { decimals, termOf } = ratingDefinition(id)
  return decimals === 0 || termOf === null
}

function numberOf(outcome: RatingOutcome, quantity: MeasuredQuantity): RatedNumber {
  const { notation, decimals, termOf, better, kind } = ratingDefinition(outcome.id)
  const number = {
    notation: quantity === 'D2m,nT' ? notation.replace('D_{nT', 'D_{2m,nT') : notation,
    edition: outcome.edition,
    decimals,
    rises: (better === 'higher') === (kind === 'airborne'),
    isTerm: termOf !== null,
  }
  if (!outcome.available) return { ...number, value: null, missingBand: outcome.missingBand_hz, bands: [] }
  const { value, range_hz, working } = outcome
  const bands = working.bands.map(({ band_hz }) => band_hz)
  return {
    ...number,
    value,
    bands,
    range: [...range_hz],
    ...(working.method === 'contour' ? { contour: contourOf(working) } : { energySum: working.sum_db }),
  }
}

const contourOf = (working: ContourWorking) => ({
  shift: working.shift_db,
  bands: working.bands.map(({ band_hz, shiftedReference_db, deficiency_db }) => ({
    band: band_hz,
    reference: shiftedReference_db,
    deficiency: deficiency_db,
  })),
  sumOfDeficiencies: working.sumOfDeficiencies_db,
  sumLimit: working.sumLimit_db,
  limitedBy: working.limitedBy,
  limitingBand: working.limitingBand_hz,
})
