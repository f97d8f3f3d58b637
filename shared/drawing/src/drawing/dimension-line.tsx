import { px } from '../layout/px'
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
    ? `M${px(first - OVERRUN_PX)} ${px(at)}H${px(last + OVERRUN_PX)}`
    : `M${px(at)} ${px(first - OVERRUN_PX)}V${px(last + OVERRUN_PX)}`
  const ticks = stops.map((stop) =>
    isWall
      ? `M${px(stop)} ${px(at - 8)}v12M${px(stop - 3.5)} ${px(at + 3.5)}l7 -7`
      : `M${px(at - 8)} ${px(stop)}h12M${px(at - 3.5)} ${px(stop + 3.5)}l7 -7`,
  )
  return <path d={line + ticks.join('')} fill="none" stroke={stroke} strokeWidth="var(--lw-dim)" />
}
