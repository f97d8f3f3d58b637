import { readSpectrum, type BandSpectrum } from '../spectrum'
import { rateAstmE3207 } from './astm-e3207-21'
import { rateAstmE3222 } from './astm-e3222-20'
import { rateAstmE413 } from './astm-e413-22'
import { rateAstmE989 } from './astm-e989-21'
import { rateIso717Airborne } from './iso-717-1-2020'
import { rateIso717Impact } from './iso-717-2-2020'
import type { RatingOutcome } from './rating'

export type SpectrumKind = 'airborne' | 'impact'

/** Every airborne rating of ISO 717-1:2020 and ASTM E413-22; in octaves those of ISO alone. */
export function rateAirborne(spectrum: BandSpectrum): readonly RatingOutcome[] {
  const iso = rateIso717Airborne(spectrum)
  return spectrum.resolution === 'octaves' ? iso : [...iso, rateAstmE413(spectrum)]
}

/** Every impact rating of ISO 717-2:2020, ASTM E989-21, E3207-21 and E3222-20a; in octaves those of ISO alone. */
export function rateImpact(spectrum: BandSpectrum): readonly RatingOutcome[] {
  const iso = rateIso717Impact(spectrum)
  if (spectrum.resolution === 'octaves') return iso
  return [...iso, rateAstmE989(spectrum), rateAstmE3207(spectrum), rateAstmE3222(spectrum)]
}

/** Ratings that are shown with one decimal; the adaptation terms with one decimal stay inside the engine. */
const SHOWN_WITH_ONE_DECIMAL: readonly string[] = ['Rw_one_decimal', 'Lnw_one_decimal']

/**
 * Rates a listed spectrum of any kind, bands in Hz and values in dB, into an object of the indices that its bands
 * allow; or says why there are none, naming the band: the one without a finite value, or the first that is missing.
 */
export function rateSpectrum(
  kind: SpectrumKind,
  bands_hz: readonly unknown[],
  values_db: readonly unknown[],
):
  | { readonly ok: true; readonly ratings: Readonly<Record<string, number>> }
  | { readonly ok: false; readonly message: string } {
  const reading = readSpectrum(bands_hz, values_db)
  if (!reading.ok) return { ok: false, message: reading.message }
  const outcomes = kind === 'airborne' ? rateAirborne(reading.spectrum) : rateImpact(reading.spectrum)
  const ratings: Record<string, number> = {}
  for (const outcome of outcomes) {
    if (!outcome.available || !isShown(outcome.index, reading.spectrum)) continue
    ratings[outcome.index] = outcome.value
  }
  if (Object.keys(ratings).length > 0) return { ok: true, ratings }
  return {
    ok: false,
    message: `no rating is possible: ${outcomes.flatMap((o) => (o.available ? [] : [o.reason]))[0]}`,
  }
}

function isShown(index: string, spectrum: BandSpectrum): boolean {
  if (!index.endsWith('_one_decimal')) return true
  return spectrum.resolution === 'third octaves' && SHOWN_WITH_ONE_DECIMAL.includes(index)
}
