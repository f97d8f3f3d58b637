/**
 * The letters of a drawing. As a style, not as attributes: every style sheet of the page outweighs an attribute.
 */
export const LETTERING = {
  /** Dimensions, keys, notes. */
  dimension: { fontSize: 11, fontWeight: 400 },
  selected: { fontSize: 11, fontWeight: 600 },
  total: { fontSize: 12, fontWeight: 600 },
  /** Left and Right, Above and Below. */
  side: { fontSize: 12, fontWeight: 400 },
} as const
