/** One entry of a text, or why there is none. */
export type Reading = { readonly entry: unknown } | { readonly error: string }

/** What a command prints for a text: one line of JSON for each entry, and whether all of them were answered. */
export interface CommandOutput {
  readonly lines: readonly string[]
  readonly allAnswered: boolean
}

/**
 * Answers every entry of a text: one JSON object, an array of them, or JSON lines. An entry that has no answer becomes
 * `{"error": …}`; so does a text that is no JSON, or a line of JSON lines that is none.
 */
export function answerEntries(text: string, answer: (entry: unknown) => object): CommandOutput {
  const results = readEntries(text).map((reading) => ('error' in reading ? reading : answer(reading.entry)))
  return {
    lines: results.map((result) => JSON.stringify(result)),
    allAnswered: results.every((result) => !('error' in result)),
  }
}

function readEntries(text: string): readonly Reading[] {
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

/** Reads JSON, and the NaN and Infinity that other languages write into it, as null, which is then refused by name. */
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
