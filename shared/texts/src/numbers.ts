/** A decimal comma or a decimal point, no thousands and no exponent. */
const NUMBER = /^-?\d+([.,]\d+)?$/

/**
 * Reads a number in decimal digits with a point or a comma, with spaces around it or its own unit behind it; null for
 * anything else, `1e3`, `NaN` and another unit included.
 */
export function readNumber(text: string, unit = ''): number | null {
  const digits = withoutUnit(text, unit === '' ? [] : [unit])
  if (!NUMBER.test(digits)) return null
  // `+ 0` turns -0 into 0, so that both are written as "0".
  const value = Number(digits.replace(',', '.')) + 0
  return Number.isFinite(value) ? value : null
}

/** The text without the first of the units that stands behind it. A raised 3 may also be a plain one, as keyboards have. */
export function withoutUnit(text: string, units: readonly string[]): string {
  const typed = text.trim()
  const spellings = units.flatMap((unit) => [unit, unit.replace('³', '3').replace('²', '2')])
  const spelled = spellings.find((one) => typed.endsWith(one))
  return spelled === undefined ? typed : typed.slice(0, -spelled.length).trimEnd()
}

/** Rounds half up in the decimal spelling, so that 4.35 gives 4.4 though its binary is a little less. */
export function rounded(value: number, decimals: number | undefined): number {
  if (decimals === undefined) return value
  return shifted(Math.round(shifted(value, decimals)), -decimals)
}

function shifted(value: number, places: number): number {
  const [digits, exponent] = String(value).split('e')
  return Number(`${digits}e${Number(exponent ?? 0) + places}`)
}
