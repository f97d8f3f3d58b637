import { MEASURED_QUANTITIES } from '@soundleaf/contracts'
import { rateSpectrum, readSpectrum } from '@soundleaf/engine'
import { messageText } from '@soundleaf/messages/calculation'
import { ratingsOf } from '../domain/measured/rate-measured'
import { mapEntries, type CommandOutput } from './map-entries'

/** Rates the spectra of a text, one line each. */
export function rateText(text: string): CommandOutput {
  return mapEntries(text, rateEntry)
}

type Rater = (bands_hz: readonly unknown[], values_db: readonly unknown[]) => object

function rateEntry(entry: unknown): object {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { error: 'a spectrum must be an object' }
  const { kind, quantity, bands_hz, values_db } = entry as Readonly<Record<string, unknown>>
  const rater = quantity === undefined ? raterOfKind(kind) : raterOfQuantity(quantity)
  if (typeof rater === 'string') return { error: rater }
  if (!Array.isArray(bands_hz)) return { error: 'bands_hz must be a list' }
  if (!Array.isArray(values_db)) return { error: 'values_db must be a list' }
  return rater(bands_hz, values_db)
}

/** The ratings by name, then those that the bands do not allow, each with the band that it lacks. */
function raterOfKind(kind: unknown): Rater | string {
  if (kind !== 'airborne' && kind !== 'impact') return 'kind must be "airborne" or "impact"'
  return (bands_hz, values_db) => {
    const outcome = rateSpectrum(kind, bands_hz, values_db)
    if (!outcome.ok) return { error: messageText({ ...outcome.fault, componentIds: [] }) }
    const notRated = outcome.missing.map(({ rating, band_hz }) => ({ rating, missingBand_hz: band_hz }))
    return { ...outcome.ratings, notRated }
  }
}

/** Every number of a measured quantity with how it comes about, improvements on the reference elements among them. */
function raterOfQuantity(name: unknown): Rater | string {
  const quantity = MEASURED_QUANTITIES.find((one) => one === name)
  if (quantity === undefined) return `quantity must be one of ${MEASURED_QUANTITIES.join(', ')}`
  return (bands_hz, values_db) => {
    const reading = readSpectrum(bands_hz, values_db)
    if (!reading.ok) return { error: messageText({ ...reading.fault, componentIds: [] }) }
    return { quantity, ratings: ratingsOf(quantity, reading.spectrum) }
  }
}
