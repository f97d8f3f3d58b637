import { memo } from 'react'
import type { WoolKind } from '../hatch/hatch-kind'
import { woolCurve } from '../hatch/wool-curve'
import type { Rect } from '../layout/plane'

interface Props extends Rect {
  readonly kind: WoolKind
  /** True in a wall, where the layer is upright and the loops run across it. */
  readonly isUpright: boolean
}

/** Mineral wool: one curve across the whole layer. The nested svg element clips it. */
export const WoolGraphic = memo(function WoolGraphic({ x, y, width, height, kind, isUpright }: Props) {
  const [depth, length] = isUpright ? [width, height] : [height, width]
  return (
    <svg x={x} y={y} width={width} height={height}>
      <rect width={width} height={height} fill={`var(--m-${kind})`} />
      <path
        d={woolCurve(depth, length, isUpright)}
        fill="none"
        stroke={`var(--m-${kind}-ink)`}
        strokeWidth="var(--lw-part)"
      />
    </svg>
  )
})
