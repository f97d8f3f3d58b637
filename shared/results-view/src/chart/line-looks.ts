import type { SeriesRole, SpectrumSeries } from './spectrum'

export interface LineLook {
  readonly colour: string
  readonly width: number
  /** As in SVG. */
  readonly dash?: string
  readonly bold: boolean
}

export const LOOKS: Record<SeriesRole, LineLook> = {
  current: { colour: 'var(--c-current)', width: 2, bold: true },
  shifted: { colour: 'var(--c-shifted)', width: 1.25, bold: false },
  'comparison-1': { colour: 'var(--c-ref-1)', width: 1.5, dash: '7 4', bold: true },
  'comparison-2': { colour: 'var(--c-ref-2)', width: 1.5, dash: '2 3', bold: true },
  other: { colour: 'var(--c-axis)', width: 1, bold: false },
}

/** Later ones lie above. */
const ORDER: readonly SeriesRole[] = ['other', 'shifted', 'comparison-2', 'comparison-1', 'current']

/** From the lowest to the topmost. */
export function inOrder(series: readonly SpectrumSeries[]): SpectrumSeries[] {
  return ORDER.flatMap((role) => series.filter((one) => one.role === role))
}
