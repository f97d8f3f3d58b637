/**
 * Text styles of a drawing. Set as `style`, not as attributes: any style sheet of the page would override an attribute.
 */
export const TEXT_STYLES = {
  /** Dimensions, keys, notes. */
  dimension: { fontSize: 11, fontWeight: 400 },
  selected: { fontSize: 11, fontWeight: 600 },
  total: { fontSize: 12, fontWeight: 600 },
  /** Left and Right, Above and Below. */
  side: { fontSize: 12, fontWeight: 400 },
} as const
