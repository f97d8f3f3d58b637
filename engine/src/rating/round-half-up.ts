/**
 * The value in tenths, rounded half up as a decimal number: 20.45 gives 205, although its binary form is slightly
 * smaller. ISO 717-1:2020 4.4 and ISO 717-2:2020 4.3 ("reduced to one decimal place"; ISO 80000-1 annex B for the
 * rounding).
 */
export function toTenths(value: number): number {
  const product = value * 10
  // The product is wrong by its last binary digit at most, which matters only close to a half.
  if (Math.abs(product) < 1e9 && Math.abs(product - Math.floor(product) - 0.5) > 1e-6)
    return roundHalfUp(product)
  // Moving the decimal point in the shortest decimal text gives the correctly rounded product; multiplying by 10 does
  // not.
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  return roundHalfUp(Number(`${mantissa}e${Number(exponent) + 1}`))
}

/**
 * The value rounded to one decimal, half up as a decimal number, as the standards and all shown values are.
 *
 * @example
 * toOneDecimal(20.45) // 20.5
 */
export function toOneDecimal(value: number): number {
  return toTenths(value) / 10
}

/** The nearest whole number, halves upwards (also for negative values: -2.5 gives -2). */
export function roundHalfUp(value: number): number {
  const below = Math.floor(value)
  // The exact remainder avoids the rounding error of value + 0.5; adding 0 turns -0 into 0.
  return (value - below >= 0.5 ? below + 1 : below) + 0
}
