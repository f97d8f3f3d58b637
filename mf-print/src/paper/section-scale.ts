import { PX_PER_MM } from './paper'

/** The scales in which building details are drawn, 1 to n. */
const SCALES = [1, 2, 5, 10, 20, 50] as const

export interface SectionScale {
  /** The n of 1:n. */
  readonly ratio: number
  readonly scale_pxmm: number
}

/** The largest usual scale in which a thickness fits into a length on paper. */
export function sectionScale(thickness_mm: number, available_px: number): SectionScale {
  const ratio = SCALES.find((n) => (thickness_mm / n) * PX_PER_MM <= available_px) ?? 100
  return { ratio, scale_pxmm: PX_PER_MM / ratio }
}
