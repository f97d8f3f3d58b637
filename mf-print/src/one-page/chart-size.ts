import { PX_PER_MM } from '../sheet/paper'

/** The form of the standards: 10 dB are 20 mm, an octave is 15 mm. */
const MM_PER_10_DB = 20
const OCTAVES = 7
const MM_PER_OCTAVE = 15
/** The least is as high as the table beside it, the most is what fits on the shorter paper, dB. */
const SMALLEST_SPAN_DB = 60
const LARGEST_SPAN_DB = 70

/** What the spectrum chart draws around its plot, px: axis numbers, names of curves, the rated range. */
const AROUND = { width: 34 + 62, height: 8 + 36 }

export interface ChartSize {
  readonly width: number
  readonly height: number
  readonly yRange: readonly [low_db: number, high_db: number]
}

/**
 * The size in which a spectrum is drawn in the form of the standards. A span of more than 70 dB
 * does not fit on the paper, so its scale is smaller.
 */
export function chartSize(values_db: readonly number[]): ChartSize {
  const lowest = Math.floor((Math.min(...values_db) - 1) / 10) * 10
  const highest = Math.ceil((Math.max(...values_db) + 1) / 10) * 10
  // The surplus of the smallest span is divided equally between above and below.
  const low = lowest - 10 * Math.max(0, Math.floor((SMALLEST_SPAN_DB - (highest - lowest)) / 20))
  const high = Math.max(low + SMALLEST_SPAN_DB, highest)
  const span_db = Math.min(LARGEST_SPAN_DB, high - low)
  return {
    width: Math.round(OCTAVES * MM_PER_OCTAVE * PX_PER_MM) + AROUND.width,
    height: Math.round((span_db / 10) * MM_PER_10_DB * PX_PER_MM) + AROUND.height,
    yRange: [low, high],
  }
}
