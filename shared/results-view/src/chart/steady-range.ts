import { type Spectrum, uncertaintyAt } from './spectrum'

export type Range = readonly [low: number, high: number]

const STEP = 10
/** How near a curve may come to the edge of a fresh axis. */
const AIR = 1
const SMALLEST_SPAN = 4 * STEP

/** The lowest and highest value on the chart, bands of uncertainty included. */
export function extent(spectrum: Spectrum): Range | null {
  const values = spectrum.series.flatMap((series) =>
    series.values.flatMap((value, index) => {
      if (value === null) return []
      const half = uncertaintyAt(series, index)
      return [value - half, value + half]
    }),
  )
  return values.length === 0 ? null : [Math.min(...values), Math.max(...values)]
}

/**
 * The y axis for what is drawn now, given the one that stands: it stays as it is until a curve leaves it, and then
 * it is chosen anew, in steps of 10.
 */
export function steadyRange(standing: Range, drawn: Range | null): Range {
  if (!drawn || (drawn[0] >= standing[0] && drawn[1] <= standing[1])) return standing
  const low = Math.floor((drawn[0] - AIR) / STEP) * STEP
  const high = Math.ceil((drawn[1] + AIR) / STEP) * STEP
  return [low, Math.max(high, low + SMALLEST_SPAN)]
}
