import { rateSpectrum } from '@soundleaf/engine'
import { messageText } from '@soundleaf/messages/calculation'
import { mapEntries, type CommandOutput } from './map-entries'

/** Rates the spectra of a text, one line each. */
export function rateText(text: string): CommandOutput {
  return mapEntries(text, rateEntry)
}

function rateEntry(entry: unknown): Readonly<Record<string, number>> | { readonly error: string } {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { error: 'a spectrum must be an object' }
  const { kind, bands_hz, values_db } = entry as Readonly<Record<string, unknown>>
  if (kind !== 'airborne' && kind !== 'impact') return { error: 'kind must be "airborne" or "impact"' }
  if (!Array.isArray(bands_hz)) return { error: 'bands_hz must be a list' }
  if (!Array.isArray(values_db)) return { error: 'values_db must be a list' }
  const outcome = rateSpectrum(kind, bands_hz, values_db)
  return outcome.ok ? outcome.ratings : { error: messageText({ ...outcome.fault, componentIds: [] }) }
}
