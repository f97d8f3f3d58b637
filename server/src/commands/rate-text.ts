import { rateSpectrum } from '@soundleaf/engine'

/** One line of output for each spectrum of a file, and whether all of them could be rated. */
export interface RatedText {
  readonly lines: readonly string[]
  readonly allRated: boolean
}

/**
 * Rates the spectra of a text: one JSON object, an array of them, or JSON lines. A spectrum that cannot be rated
 * becomes `{"error": …}`; so does a text that is no JSON, or a line of JSON lines that is none.
 */
export function rateText(text: string): RatedText {
  const results = readSpectra(text).map((reading) =>
    'error' in reading ? reading : rateEntry(reading.entry),
  )
  return {
    lines: results.map((result) => JSON.stringify(result)),
    allRated: results.every((result) => !('error' in result)),
  }
}

type Reading = { readonly entry: unknown } | { readonly error: string }

function readSpectra(text: string): readonly Reading[] {
  const whole = parseJson(text)
  if (whole.ok)
    return Array.isArray(whole.value)
      ? whole.value.map((entry: unknown) => ({ entry }))
      : [{ entry: whole.value }]
  const lines = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [{ line, number: at + 1 }]))
  const readings = lines.map(({ line, number }) => {
    const parsed = parseJson(line)
    return parsed.ok ? { entry: parsed.value } : { error: `line ${number} is no JSON` }
  })
  // A text of which no line is JSON is one broken document, not many broken lines.
  return readings.some((reading) => 'entry' in reading) ? readings : [{ error: 'the text is no JSON' }]
}

/** Reads JSON, and the NaN and Infinity that other languages write into it, as null: the band is then refused by name. */
function parseJson(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return {
      ok: true,
      value: JSON.parse(text.replace(STRING_OR_NOT_FINITE, (token) => (token[0] === '"' ? token : 'null'))),
    }
  } catch {
    return { ok: false }
  }
}

const STRING_OR_NOT_FINITE = /"(?:[^"\\\n]|\\.)*"|-?\bInfinity\b|\bNaN\b/g

function rateEntry(entry: unknown): Readonly<Record<string, number>> | { readonly error: string } {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { error: 'a spectrum must be an object' }
  const { kind, bands_hz, values_db } = entry as Readonly<Record<string, unknown>>
  if (kind !== 'airborne' && kind !== 'impact') return { error: 'kind must be "airborne" or "impact"' }
  if (!Array.isArray(bands_hz)) return { error: 'bands_hz must be a list' }
  if (!Array.isArray(values_db)) return { error: 'values_db must be a list' }
  const outcome = rateSpectrum(kind, bands_hz, values_db)
  return outcome.ok ? outcome.ratings : { error: outcome.message }
}
