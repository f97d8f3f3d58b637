import { memo } from 'react'
import { endGrain } from '../hatch/end-grain'
import { roundPx } from '../layout/numbers'
import type { Rect } from '../layout/plane'

const RINGS_FROM_PX = 7
const REGULAR_FROM_PX = 24

interface Props extends Rect {
  readonly index: number
  readonly species: 'wood' | 'clt'
  /** Weight of the outline. */
  readonly outline: string
}

/** A board seen from its end, with its annual rings. The nested svg element clips, so that no clip path needs an id. */
export const BoardGraphic = memo(function BoardGraphic({
  x,
  y,
  width,
  height,
  index,
  species,
  outline,
}: Props) {
  const across = Math.min(width, height)
  const rings =
    across < RINGS_FROM_PX ? null : endGrain(width, height, index, species, across < REGULAR_FROM_PX)
  const fill = species === 'wood' ? 'var(--m-wood)' : 'var(--m-clt-b)'
  const ink = species === 'wood' ? 'var(--m-wood-ink)' : 'var(--m-clt-ink)'
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={fill} />
      {rings === null ? null : (
        <svg x={x} y={y} width={width} height={height} fill="none" stroke={ink} strokeWidth="var(--lw-hatch)">
          {rings.radii.map((radius) => (
            <circle key={radius} cx={roundPx(rings.cx)} cy={roundPx(rings.cy)} r={roundPx(radius)} />
          ))}
        </svg>
      )}
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill="none"
        stroke="var(--cut)"
        strokeWidth={outline}
        strokeLinejoin="round"
      />
    </>
  )
})
