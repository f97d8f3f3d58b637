/** Largest coordinate, in px; browsers lose precision beyond it. */
const FARTHEST_PX = 1e5

/** A coordinate as it is written into an attribute: finite, with two decimals; 0 for what is no number. */
export function roundPx(value: number): number {
  if (!Number.isFinite(value)) return 0
  const bounded = Math.min(FARTHEST_PX, Math.max(-FARTHEST_PX, value))
  return Math.round(bounded * 100) / 100
}

/** A length of a component as the drawing takes it: finite, not negative, at most 10 m. */
export function boundedLength_mm(value: number): number {
  return Number.isFinite(value) ? Math.min(10_000, Math.max(0, value)) : 0
}
