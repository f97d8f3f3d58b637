import { ratingDefinition, type EvaluationKind, type RatingId } from '@soundleaf/contracts'
import { readSpectrum, type BandSpectrum, type SpectrumRefusal } from '../spectrum'
import { RATERS } from './raters'
import type { ByRating, RatingOutcome } from './rating'

/** All ratings of a spectrum: ISO and ASTM for third octaves, ISO alone for octaves. */
export function rate(kind: EvaluationKind, spectrum: BandSpectrum): readonly RatingOutcome[] {
  const { iso, astm } = RATERS[kind]
  return spectrum.resolution === 'octaves' ? iso(spectrum) : [...iso(spectrum), ...astm(spectrum)]
}

/** A rating that cannot be made, and the first band that it needs and that is not listed, Hz. */
export interface MissingRating {
  readonly rating: RatingId
  readonly band_hz: number
}

/**
 * Rates a listed spectrum.
 *
 * @param kind airborne or impact sound
 * @param bands_hz mid-frequencies, nominal or exact, Hz
 * @param values_db one value for each band, dB
 * @returns every rating that the bands allow, and the others each with the first band that it lacks; or a message that names
 *   the band without a finite value, or, where no rating is possible, the first missing one
 *
 * @example
 * // Sixteen third octaves from 100 to 3150 Hz, 30 to 45 dB:
 * rateSpectrum('airborne', bands_hz, values_db) // { ok: true, ratings: { Rw: 41, C: -1, Ctr: -3, … }, missing: … }
 */
export function rateSpectrum(
  kind: EvaluationKind,
  bands_hz: readonly unknown[],
  values_db: readonly unknown[],
):
  | { readonly ok: true; readonly ratings: ByRating; readonly missing: readonly MissingRating[] }
  | SpectrumRefusal {
  const reading = readSpectrum(bands_hz, values_db)
  if (!reading.ok) return reading
  const outcomes = rate(kind, reading.spectrum).filter(({ id }) => isShown(id, reading.spectrum))
  const ratings: Partial<Record<RatingId, number>> = {}
  const missing: MissingRating[] = []
  for (const outcome of outcomes) {
    if (outcome.available) ratings[outcome.id] = outcome.value
    else missing.push({ rating: outcome.id, band_hz: outcome.missingBand_hz })
  }
  const [first] = missing
  return Object.keys(ratings).length > 0 || first === undefined
    ? { ok: true, ratings, missing }
    : { ok: false, fault: { code: 'NoRating', params: first } }
}

/**
 * Of the values with one decimal only the weighted ratings of third octaves are shown; the adaptation terms with one
 * decimal are not.
 */
function isShown(id: RatingId, { resolution }: BandSpectrum): boolean {
  const { decimals, termOf } = ratingDefinition(id)
  return decimals === 0 || (termOf === null && resolution === 'third octaves')
}
