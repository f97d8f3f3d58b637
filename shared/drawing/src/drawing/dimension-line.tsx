import { roundPx } from '../layout/numbers'
import type { Orientation } from '../layout/plane'

/** How far a dimension line runs over its last tick. */
const OVERRUN_PX = 6

/**
 * A dimension line with oblique ticks: `at` is its distance across, `stops` its ticks along the axis through the
 * construction.
 */
export function DimensionLine({
  orientation,
  at,
  stops,
  stroke = 'var(--ink-2)',
}: {
  orientation: Orientation
  at: number
  stops: readonly number[]
  stroke?: string
}) {
  const first = stops[0] ?? 0
  const last = stops.at(-1) ?? first
  const isWall = orientation === 'wall'
  const line = isWall
    ? `M${roundPx(first - OVERRUN_PX)} ${roundPx(at)}H${roundPx(last + OVERRUN_PX)}`
    : `M${roundPx(at)} ${roundPx(first - OVERRUN_PX)}V${roundPx(last + OVERRUN_PX)}`
  const ticks = stops.map((stop) =>
    isWall
      ? `M${roundPx(stop)} ${roundPx(at - 8)}v12M${roundPx(stop - 3.5)} ${roundPx(at + 3.5)}l7 -7`
      : `M${roundPx(at - 8)} ${roundPx(stop)}h12M${roundPx(at - 3.5)} ${roundPx(stop + 3.5)}l7 -7`,
  )
  return <path d={line + ticks.join('')} fill="none" stroke={stroke} strokeWidth="var(--lw-dim)" />
}
