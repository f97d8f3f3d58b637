/** A rectangular element that vibrates and radiates in a large baffle. */
export interface Element {
  readonly long_m: number
  readonly short_m: number
  readonly area_m2: number
  readonly perimeter_m: number
}

/** The element of two side lengths in m, in any order. */
export function elementOf([a, b]: readonly [number, number]): Element {
  return { long_m: Math.max(a, b), short_m: Math.min(a, b), area_m2: a * b, perimeter_m: 2 * (a + b) }
}
