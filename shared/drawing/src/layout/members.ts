/** Limit of members in one drawing: a spacing of 0.1 mm must not draw thousands. */
const MAX_MEMBERS = 60

interface Row {
  /** Drawn length of the section. */
  readonly length_mm: number
  /** Spacing of the members, centre to centre; 0 is unknown and draws one. */
  readonly cc_mm: number
  /** Extent of a member along the section. */
  readonly width_mm: number
}

/**
 * Centres of the members that show in the drawn length: one in the middle, the others at their true spacing. A
 * spacing longer than the drawn length leaves one; the note beside it says the spacing.
 */
export function memberCentres_mm({ length_mm, cc_mm, width_mm }: Row, shift_mm = 0): number[] {
  const middle = length_mm / 2 + shift_mm
  const step = cc_mm > 0 ? Math.max(cc_mm, width_mm) : Infinity
  const isSeen = (centre: number) => centre + width_mm / 2 > 0 && centre - width_mm / 2 < length_mm
  const centres = [middle]
  for (let n = 1; centres.length < MAX_MEMBERS; n += 1) {
    const more = [middle - n * step, middle + n * step].filter(
      (centre) => Number.isFinite(centre) && isSeen(centre),
    )
    if (more.length === 0) break
    centres.push(...more)
  }
  return centres.sort((a, b) => a - b)
}

/**
 * Two rows of members that stand half a spacing apart, as of staggered and double studs. Where half a spacing does
 * not fit, the rows are drawn nearer to each other, as a section is that is broken between them.
 */
export function staggeredRows_mm(row: Row): readonly [number[], number[]] {
  const half = row.cc_mm / 2
  const fits = half > 0 && half + row.width_mm <= row.length_mm
  const near = Math.max(row.length_mm * 0.36, Math.min(row.width_mm * 1.1, row.length_mm - row.width_mm))
  const distance = fits ? half : Math.min(half > 0 ? half : Infinity, near)
  return [memberCentres_mm(row, -distance / 2), memberCentres_mm(row, distance / 2)]
}
