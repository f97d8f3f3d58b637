import type { Point } from '../layout/plane'

const COILS = 5

/** A coil spring from one depth to another, seen from its side. */
export function spring(from_mm: number, to_mm: number, centre_mm: number, radius_mm: number): Point[] {
  const steps = 2 * COILS
  const pitch = (to_mm - from_mm) / (steps + 1)
  const turns = Array.from({ length: steps }, (_, n): Point => {
    const side = n % 2 === 0 ? radius_mm : -radius_mm
    return [from_mm + (n + 0.5) * pitch + pitch / 4, centre_mm + side]
  })
  return [[from_mm, centre_mm], ...turns, [to_mm, centre_mm]]
}
