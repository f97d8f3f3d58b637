import type { MassiveElement } from '@soundleaf/construction'
import { hatchFill } from '../hatch/hatch-pattern'
import type { Hatch, HatchKind } from '../hatch/hatch-kind'
import { toPath, toRect, type Plane } from '../layout/plane'
import { boardEdges_mm, cltPlies } from '../layout/clt-plies'
import { BoardGraphic } from './board-graphic'

/** A ply thinner than this shows lines for its end grain instead of rings. */
const RINGS_FROM_PX = 12
/** Thickness of the whole element from which its grain has the regular density. */
const REGULAR_FROM_PX = 40
/** Below this the plies would be black; the element is one piece of wood. */
const PLIES_FROM_PX = 18

interface Props {
  readonly element: MassiveElement
  readonly depth_mm: number
  readonly length_mm: number
  readonly plane: Plane
  readonly scope: string
}

/** Cross-laminated timber: plies along and across, the ends of the boards of the latter; or boards on edge. */
export function CltGraphic({ element, depth_mm, length_mm, plane, scope }: Props) {
  const depth_px = depth_mm * plane.scale_pxmm
  const isTight = depth_px < REGULAR_FROM_PX
  const fill = (kind: HatchKind) =>
    hatchFill(scope, {
      kind,
      isTight,
      isMirrored: false,
      isUpright: plane.orientation === 'wall',
    } satisfies Hatch)
  const area = (u_mm: number, du_mm: number, v_mm = 0, dv_mm = length_mm) =>
    toRect(plane, { u_mm, v_mm, du_mm, dv_mm })
  if (depth_px < PLIES_FROM_PX) return <rect {...area(0, depth_mm)} fill={fill('clt')} />
  const plies = cltPlies(element, depth_mm)
  const joints = plies.slice(1).map((ply) => [[ply.from_mm, 0] as const, [ply.from_mm, length_mm] as const])
  return (
    <>
      {plies.map((ply, index) => {
        if (ply.isAlong) return <rect key={index} {...area(ply.from_mm, ply.depth_mm)} fill={fill('clt')} />
        if (ply.depth_mm * plane.scale_pxmm < RINGS_FROM_PX)
          return <rect key={index} {...area(ply.from_mm, ply.depth_mm)} fill={fill('clt-end')} />
        const edges = boardEdges_mm(ply.depth_mm, length_mm, Math.floor(index / 2), plies.length === 1)
        return edges.slice(1).map((edge, n) => {
          const from = edges[n] ?? 0
          return (
            <BoardGraphic
              key={`${index} ${n}`}
              {...area(ply.from_mm, ply.depth_mm, from, edge - from)}
              index={n + index}
              species="clt"
              outline="var(--lw-part)"
            />
          )
        })
      })}
      <path d={toPath(plane, joints)} fill="none" stroke="var(--cut)" strokeWidth="var(--lw-part)" />
    </>
  )
}
