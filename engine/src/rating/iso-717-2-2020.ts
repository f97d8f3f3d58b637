import { thirdOctaves } from '../band'
import type { BandSpectrum } from '../spectrum'
import { type ContourRule, fitContour } from './contour'
import { energySum, rateIfComplete, type RatingOutcome } from './rating'
import { roundHalfUp, toTenths } from './round-half-up'

const EDITION = 'ISO 717-2:2020'

const THIRD_OCTAVE_RULE: ContourRule = {
  bands_hz: thirdOctaves(100, 3150),
  reference: [62, 62, 62, 62, 62, 62, 61, 60, 59, 58, 57, 54, 51, 48, 45, 42].map((level) => level * 10),
  unit_db: 0.1,
  step: 10,
  sumLimit: 320,
  kind: 'impact',
}

const OCTAVE_RULE: ContourRule = {
  ...THIRD_OCTAVE_RULE,
  bands_hz: [125, 250, 500, 1000, 2000],
  reference: [670, 670, 650, 620, 490],
  sumLimit: 100,
}

/** The rating of the unshifted curve, in tenths: its value at 500 Hz, in octaves less 5 dB (clause 4.3.2). */
const RATING_UNSHIFTED = 600

/** Ln,sum of the reference floor's flat part over Ln,w: C_I = Ln,sum - 15 - Ln,w (A.2.1). */
const SUM_OFFSET_DB = 15

/**
 * Ln,w with C_I (100 to 2500 Hz; octaves 125 to 2000 Hz) and C_I,50-2500, and each with one decimal (suffix
 * `_one_decimal`), from third octaves or octaves in dB. The same routine rates L'n and L'nT.
 * Values are reduced to one decimal, half up; the lowest curve wins whose sum of unfavourable deviations is at most
 * 32.0 dB (octaves 10.0 dB). The 3150 Hz band is part of Ln,w but never of C_I.
 */
export function rateIso717Impact(spectrum: BandSpectrum): readonly RatingOutcome[] {
  const inThirds = spectrum.resolution === 'third octaves'
  const contour = inThirds ? THIRD_OCTAVE_RULE : OCTAVE_RULE
  const sumBands_hz = inThirds ? thirdOctaves(100, 2500) : OCTAVE_RULE.bands_hz
  const weighted = rateWeighted(spectrum, contour, 'Lnw', 10)
  const oneDecimal = rateWeighted(spectrum, contour, 'Lnw_one_decimal', 1)
  const terms = [{ index: 'CI', bands_hz: sumBands_hz }]
  if (inThirds) terms.push({ index: 'CI50_2500', bands_hz: thirdOctaves(50, 2500) })
  return [
    weighted,
    ...terms.map((term) => rateTerm(spectrum, term.index, term.bands_hz, weighted, roundHalfUp)),
    oneDecimal,
    ...terms.map((term) =>
      rateTerm(
        spectrum,
        `${term.index}_one_decimal`,
        term.bands_hz,
        oneDecimal,
        (value) => toTenths(value) / 10,
      ),
    ),
  ]
}

function rateWeighted(
  spectrum: BandSpectrum,
  contour: ContourRule,
  index: string,
  step: number,
): RatingOutcome {
  return rateIfComplete({ index, edition: EDITION, bands_hz: contour.bands_hz }, spectrum, (values_db) => {
    const { shift, working } = fitContour(values_db.map(toTenths), { ...contour, step })
    return { value: (RATING_UNSHIFTED + shift) / 10, working }
  })
}

function rateTerm(
  spectrum: BandSpectrum,
  index: string,
  bands_hz: readonly number[],
  weighted: RatingOutcome,
  round: (value: number) => number,
): RatingOutcome {
  if (!weighted.available) return { ...weighted, index }
  return rateIfComplete({ index, edition: EDITION, bands_hz }, spectrum, (values_db) => {
    const bands = bands_hz.map((band_hz, at) => ({
      band_hz,
      value_db: toTenths(values_db[at]) / 10,
      weight_db: 0,
    }))
    const sum_db = energySum(bands.map(({ value_db }) => value_db))
    const value = toTenths(round(sum_db) - SUM_OFFSET_DB - weighted.value) / 10
    return { value, working: { method: 'energy sum', bands, sum_db } }
  })
}
