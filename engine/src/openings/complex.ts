/** A complex number, real and imaginary part. */
export type Complex = readonly [re: number, im: number]

export const add = (a: Complex, b: Complex): Complex => [a[0] + b[0], a[1] + b[1]]
export const scale = (a: Complex, by: number): Complex => [a[0] * by, a[1] * by]
export const multiply = (a: Complex, b: Complex): Complex => [
  a[0] * b[0] - a[1] * b[1],
  a[0] * b[1] + a[1] * b[0],
]

export function divide(a: Complex, b: Complex): Complex {
  const size = b[0] ** 2 + b[1] ** 2
  return [(a[0] * b[0] + a[1] * b[1]) / size, (a[1] * b[0] - a[0] * b[1]) / size]
}

/** The square root with a real part that is not negative. */
export function squareRoot([re, im]: Complex): Complex {
  const size = Math.hypot(re, im)
  const sign = im < 0 ? -1 : 1
  return [Math.sqrt((size + re) / 2), sign * Math.sqrt(Math.max(size - re, 0) / 2)]
}

export const sine = ([re, im]: Complex): Complex => [
  Math.sin(re) * Math.cosh(im),
  Math.cos(re) * Math.sinh(im),
]
export const cosine = ([re, im]: Complex): Complex => [
  Math.cos(re) * Math.cosh(im),
  -Math.sin(re) * Math.sinh(im),
]

/** tanh(x)/x, which is 1 at 0. */
export function tanhOver(x: Complex): Complex {
  if (Math.hypot(...x) < 1e-6) return [1, 0]
  // tanh(x) = (1 - exp(-2x))/(1 + exp(-2x)), which cannot overflow for a real part that is not negative.
  const decay = Math.exp(-2 * x[0])
  const exp: Complex = [decay * Math.cos(2 * x[1]), -decay * Math.sin(2 * x[1])]
  return divide(divide([1 - exp[0], -exp[1]], [1 + exp[0], exp[1]]), x)
}
