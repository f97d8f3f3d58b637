/** A size of text, with the number of lines that have room in the given place at that size. */
export interface TextSize {
  readonly font_px: number
  readonly line_px: number
  readonly lines: number
}

/** Widths of characters in em, at least as wide as in the widest of the product's fonts. */
const WIDTHS_EM: readonly (readonly [RegExp, number])[] = [
  [/[mwMW@%]/, 1],
  [/[ .,:;'|!ijlfrt·-]/, 0.42],
  [/[a-z0-9]/, 0.64],
  [/[\u0021-\u024f]/, 0.8],
]
const WIDEST_EM = 1.3

/** The part of a line that is filled on average when words are not broken. */
const FILLED = 0.88

export function width_em(text: string): number {
  const widths = [...text].map((one) => WIDTHS_EM.find(([kind]) => kind.test(one))?.[1] ?? WIDEST_EM)
  return widths.reduce((sum, width) => sum + width, 0)
}

/** Whether a text fits into a place of this width. Estimated, not measured, so that nothing is laid out twice. */
export function fits(text: string, width_px: number, { font_px, lines }: TextSize): boolean {
  return width_em(text) * font_px <= width_px * (lines === 1 ? 1 : lines * FILLED)
}

/** The first of the sizes, ordered from the largest, at which a text fits; the last one if none does. */
export function fittingSize(
  text: string,
  width_px: number,
  sizes: readonly [...TextSize[], TextSize],
): TextSize {
  const last = sizes[sizes.length - 1] as TextSize
  return sizes.find((size) => fits(text, width_px, size)) ?? last
}

/** The style of such a size. */
export function sizeStyle({ font_px, line_px, lines }: TextSize) {
  return {
    display: 'block',
    fontSize: `${font_px}px`,
    lineHeight: `${line_px}px`,
    overflowWrap: 'anywhere',
    lineClamp: lines,
  } as const
}
