const MINUS = '\u2212'

/** A number as it is read: fixed decimals, a real minus sign, no negative zero. */
export function numberText(value: number, decimals = 0): string {
  const text = value.toFixed(decimals)
  if (!text.startsWith('-')) return text
  return Number(text) === 0 ? text.slice(1) : MINUS + text.slice(1)
}
