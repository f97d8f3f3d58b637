/** Longest length that a drawing places, in px; beyond it a browser's own arithmetic gives out. */
const FARTHEST_PX = 1e5

/** A coordinate as it enters an attribute: finite, two decimals. What is no number is drawn at 0. */
export function px(value: number): number {
  if (!Number.isFinite(value)) return 0
  const bounded = Math.min(FARTHEST_PX, Math.max(-FARTHEST_PX, value))
  return Math.round(bounded * 100) / 100
}

/** A length of a component as the drawing takes it: finite, not negative, at most 10 m. */
export function length_mm(value: number): number {
  return Number.isFinite(value) ? Math.min(10_000, Math.max(0, value)) : 0
}
