import { parseEntry } from '@soundleaf/construction'

/** The server knows the ranges, and names the one that is broken. */
const ANY = { min: 0, max: Infinity }

/** The number that was typed, read as every entry is; the one before where it is none. */
export function numberIn(typed: string, before: number): number {
  const entry = parseEntry(typed, ANY)
  return entry.ok && typed.trim() !== '' ? entry.value : before
}
