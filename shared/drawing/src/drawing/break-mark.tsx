import { roundPx } from '../layout/numbers'
import type { Orientation } from '../layout/plane'

/** A break line across a layer that is drawn thicker than to scale; its dimension gives the true thickness. */
export function BreakMark({
  depth_px,
  length_px,
  orientation,
}: {
  depth_px: number
  length_px: number
  orientation: Orientation
}) {
  const at = roundPx(length_px * 0.55)
  const reach = 6
  const [from, to] = [-reach, depth_px + reach]
  const point = (across: number, along: number) =>
    orientation === 'wall' ? `${roundPx(across)} ${roundPx(along)}` : `${roundPx(along)} ${roundPx(across)}`
  const upper = `M${point(from, at + 4)}L${point(to, at - 4)}`
  const lower = `L${point(to, at + 4)}L${point(from, at + 12)}Z`
  return (
    <g pointerEvents="none">
      <path d={upper + lower} fill="var(--paper)" />
      <path
        d={`${upper}M${point(from, at + 12)}L${point(to, at + 4)}`}
        fill="none"
        stroke="var(--cut)"
        strokeWidth="var(--lw-part)"
      />
    </g>
  )
}
