/** Nodes and weights of Gauss-Legendre quadrature on an interval. */
export interface Quadrature {
  readonly nodes: Float64Array
  readonly weights: Float64Array
}

/**
 * Nodes and weights of Gauss-Legendre quadrature, by Newton's method on the Legendre polynomial of the given degree
 * (Press et al., Numerical Recipes, 4.6).
 */
export function gaussLegendre(degree: number, from: number, to: number): Quadrature {
  const nodes = new Float64Array(degree)
  const weights = new Float64Array(degree)
  const half = (to - from) / 2
  for (let at = 0; at < degree; at++) {
    let x = Math.cos((Math.PI * (at + 0.75)) / (degree + 0.5))
    let slope = 1
    for (let step = 0; step < 100; step++) {
      let [current, before] = [1, 0]
      for (let n = 0; n < degree; n++)
        [current, before] = [((2 * n + 1) * x * current - n * before) / (n + 1), current]
      slope = (degree * (x * current - before)) / (x * x - 1)
      const correction = current / slope
      x -= correction
      if (Math.abs(correction) < 1e-15) break
    }
    nodes[degree - 1 - at] = (from + to) / 2 + half * x
    weights[degree - 1 - at] = (2 * half) / ((1 - x * x) * slope * slope)
  }
  return { nodes, weights }
}
