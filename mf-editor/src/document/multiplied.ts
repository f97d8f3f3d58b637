/** A number of equal pieces as a person types it: `2 x 60`, `2×12,5 mm`, or `2x` alone. */
export interface Multiplied {
  readonly count: number
  /** What stands behind the sign; empty where nothing does. */
  readonly each: string
}

const MULTIPLIED = /^\s*(\d{1,2})\s*[x×*]\s*(.*)$/i

/** Null where the text is no such thing; a count of 0 is none. */
export function readMultiplied(text: string): Multiplied | null {
  const [, count = '', each = ''] = MULTIPLIED.exec(text) ?? []
  return Number(count) > 0 ? { count: Number(count), each: each.trim() } : null
}
