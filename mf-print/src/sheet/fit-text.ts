/** A size in which a text may stand in its place, with as many lines as the place has room for. */
export interface TextSize {
  readonly font_px: number
  readonly line_px: number
  readonly lines: number
}

/** Widths of characters in em, not narrower than the widest of the product's fonts sets them. */
const WIDTHS_EM: readonly (readonly [RegExp, number])[] = [
  [/[mwMW@%]/, 1],
  [/[ .,:;'|!ijlfrt·-]/, 0.42],
  [/[a-z0-9]/, 0.64],
  [/[\u0021-\u024f]/, 0.8],
]
const WIDEST_EM = 1.3

/** How much of a line is used when words do not break. */
const FILLED = 0.88

export function width_em(text: string): number {
  const widths = [...text].map((one) => WIDTHS_EM.find(([kind]) => kind.test(one))?.[1] ?? WIDEST_EM)
  return widths.reduce((sum, width) => sum + width, 0)
}

/** Whether a text has room in a place so wide. Reckoned, not measured: a sheet is laid out once and for all papers. */
export function fits(text: string, width_px: number, { font_px, lines }: TextSize): boolean {
  return width_em(text) * font_px <= width_px * (lines === 1 ? 1 : lines * FILLED)
}

/** The first of the sizes, given the largest first, in which a text has room; else the last. */
export function fittingSize(
  text: string,
  width_px: number,
  sizes: readonly [...TextSize[], TextSize],
): TextSize {
  const last = sizes[sizes.length - 1] as TextSize
  return sizes.find((size) => fits(text, width_px, size)) ?? last
}

/** How such a size is set. */
export function sizeStyle({ font_px, line_px, lines }: TextSize) {
  return {
    display: 'block',
    fontSize: `${font_px}px`,
    lineHeight: `${line_px}px`,
    overflowWrap: 'anywhere',
    lineClamp: lines,
  } as const
}
