/** One entry of a text, or why it could not be parsed. */
type ParsedEntry = { readonly entry: unknown } | { readonly error: string }

/** A command's output for a text: one line of JSON per entry, and whether none of them is an error. */
export interface CommandOutput {
  readonly lines: readonly string[]
  readonly allSucceeded: boolean
}

/**
 * Maps every entry of a text, which is one JSON object, an array of them, or JSON lines. An entry that fails becomes
 * `{"error": …}`; so does a text, or a line, that is not valid JSON.
 */
export function mapEntries(text: string, map: (entry: unknown) => object): CommandOutput {
  const results = readEntries(text).map((parsed) => ('error' in parsed ? parsed : map(parsed.entry)))
  return {
    lines: results.map((result) => JSON.stringify(result)),
    allSucceeded: results.every((result) => !('error' in result)),
  }
}

function readEntries(text: string): readonly ParsedEntry[] {
  const whole = parseJson(text)
  if (whole.ok)
    return Array.isArray(whole.value)
      ? whole.value.map((entry: unknown) => ({ entry }))
      : [{ entry: whole.value }]
  const lines = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [{ line, number: at + 1 }]))
  const entries = lines.map(({ line, number }) => {
    const parsed = parseJson(line)
    return parsed.ok ? { entry: parsed.value } : { error: `line ${number} is not valid JSON` }
  })
  // A text without any valid line is one malformed document, not many malformed lines.
  return entries.some((parsed) => 'entry' in parsed) ? entries : [{ error: 'the text is not valid JSON' }]
}

/** Parses JSON. NaN and Infinity, which other languages write, are read as null, which is then refused by name. */
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
