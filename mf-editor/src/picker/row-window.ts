/** Rows rendered beyond what is in sight, so that a quick scroll shows no gap. */
const SPARE_ROWS = 4

interface Scrolled {
  readonly top_px: number
  readonly height_px: number
  readonly row_px: number
  readonly count: number
}

/** Which rows of a long list are rendered: `from` the first, `to` behind the last. */
export function rowWindow({ top_px, height_px, row_px, count }: Scrolled): { from: number; to: number } {
  const first = Math.floor(top_px / row_px)
  const from = Math.max(0, Math.min(first - SPARE_ROWS, count - 1))
  return { from, to: Math.min(count, first + Math.ceil(height_px / row_px) + SPARE_ROWS) }
}
