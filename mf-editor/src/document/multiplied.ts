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

/** The pieces of which a fill is typed: `2 x 60`, or `60 + 95`; null where it is typed as one. */
export function readPieces(text: string): readonly string[] | null {
  const multiplied = readMultiplied(text)
  if (multiplied !== null) return Array.from({ length: multiplied.count }, () => multiplied.each)
  const pieces = text.split('+').map((piece) => piece.trim())
  return pieces.length > 1 && !pieces.includes('') ? pieces : null
}
