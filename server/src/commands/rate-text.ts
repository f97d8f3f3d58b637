import { rateSpectrum } from '@soundleaf/engine'
import { messageText } from '@soundleaf/messages/calculation'
import { mapEntries, type CommandOutput } from './map-entries'

/** Rates the spectra of a text, one line each. */
export function rateText(text: string): CommandOutput {
  return mapEntries(text, rateEntry)
}

/** The ratings by name, then those that the bands do not allow, each with the band that it lacks. */
function rateEntry(entry: unknown): object {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { error: 'a spectrum must be an object' }
  const { kind, bands_hz, values_db } = entry as Readonly<Record<string, unknown>>
  if (kind !== 'airborne' && kind !== 'impact') return { error: 'kind must be "airborne" or "impact"' }
  if (!Array.isArray(bands_hz)) return { error: 'bands_hz must be a list' }
  if (!Array.isArray(values_db)) return { error: 'values_db must be a list' }
  const outcome = rateSpectrum(kind, bands_hz, values_db)
  if (outcome.ok)
    return {
      ...outcome.ratings,
      notRated: outcome.missing.map(({ rating, band_hz }) => ({ rating, missingBand_hz: band_hz })),
    }
  return { error: messageText({ ...outcome.fault, componentIds: [] }) }
}
