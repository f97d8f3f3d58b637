/** A sheet of paper in portrait, in mm. */
export interface Paper {
  readonly name: 'A4' | 'Letter'
  readonly width_mm: number
  readonly height_mm: number
}

export const A4: Paper = { name: 'A4', width_mm: 210, height_mm: 297 }
export const LETTER: Paper = { name: 'Letter', width_mm: 215.9, height_mm: 279.4 }
export const PAPERS: readonly Paper[] = [A4, LETTER]

/** CSS pixels per mm on paper. */
export const PX_PER_MM = 96 / 25.4

/** The text area of a sheet, which is equally wide on both papers. */
export const TEXT_WIDTH_MM = 170
export const TEXT_WIDTH_PX = Math.floor(TEXT_WIDTH_MM * PX_PER_MM)
export const MARGIN_MM = { top: 14, bottom: 10, left: 22 }

/** Header and footer of a sheet with the space around them, px. */
const HEADER_PX = 25
const FOOTER_PX = 32

/** The height left for a page's content between header and footer, px. */
export function contentHeight_px({ height_mm }: Paper): number {
  const inside_px = (height_mm - MARGIN_MM.top - MARGIN_MM.bottom) * PX_PER_MM
  return Math.floor(inside_px - HEADER_PX - FOOTER_PX)
}
