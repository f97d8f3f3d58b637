import type { LineLook, Part } from '../frame/part'
import { isWool, type HatchKind } from '../hatch/hatch-kind'
import { hatchFill } from '../hatch/hatch-pattern'
import { roundPx } from '../layout/numbers'
import { toPath, toRect, toXY, type Plane } from '../layout/plane'
import { BoardGraphic } from './board-graphic'
import { WoolGraphic } from './wool-graphic'
import { TEXT_STYLES } from './text-styles'

/** A part's hatch is regular from this extent on. */
export const PART_REGULAR_FROM_PX = 40

const LINES: Readonly<Record<LineLook, { stroke: string; width: string; opacity: number; dash?: string }>> = {
  faint: { stroke: 'var(--cut)', width: 'var(--lw-part)', opacity: 0.55 },
  dashed: { stroke: 'var(--cut)', width: 'var(--lw-part)', opacity: 1, dash: '4 3' },
  slot: { stroke: 'var(--paper)', width: 'var(--lw-part)', opacity: 1, dash: '6 4' },
  thread: { stroke: 'var(--m-steel-ink)', width: 'var(--lw-hatch)', opacity: 1 },
}

export function PartGraphic({ part, plane, scope }: { part: Part; plane: Plane; scope: string }) {
  const isUpright = plane.orientation === 'wall'
  switch (part.kind) {
    case 'fill': {
      const rect = toRect(plane, part.area)
      if (isWool(part.hatch)) return <WoolGraphic {...rect} kind={part.hatch} isUpright={isUpright} />
      return <rect {...rect} fill={partFill(scope, part.hatch, rect, isUpright)} />
    }
    case 'solid': {
      const rect = toRect(plane, part.area)
      return (
        <rect
          {...rect}
          fill={partFill(scope, part.hatch, rect, isUpright)}
          stroke="var(--cut)"
          strokeWidth="var(--lw-part)"
        />
      )
    }
    case 'board':
      return (
        <BoardGraphic
          {...toRect(plane, part.area)}
          index={part.index}
          species="wood"
          outline="var(--lw-cut)"
        />
      )
    case 'sheet':
      return <SheetGraphic path={toPath(plane, part.lines)} width={sheetWidth_px(plane, part.weight)} />
    case 'line': {
      const look = LINES[part.look]
      return (
        <path
          d={toPath(plane, part.lines)}
          fill="none"
          stroke={look.stroke}
          strokeWidth={look.width}
          strokeOpacity={look.opacity}
          strokeDasharray={look.dash}
        />
      )
    }
    case 'crossed': {
      const { u_mm: u, v_mm: v, du_mm: du, dv_mm: dv } = part.area
      const cross = toPath(plane, [
        [
          [u, v],
          [u + du, v + dv],
        ],
        [
          [u + du, v],
          [u, v + dv],
        ],
      ])
      return (
        <g stroke="var(--cut)" strokeWidth="var(--lw-part)">
          <rect {...toRect(plane, part.area)} fill="var(--surface-3)" strokeWidth="var(--lw-cut)" />
          <path d={cross} fill="none" />
        </g>
      )
    }
    case 'profile': {
      const { u_mm: u, du_mm: du, dv_mm: dv } = part.area
      const fold = Math.min(4, du / 5)
      const edges = [u, u + fold, u + du - fold].map((at) => [[at, 0] as const, [at, dv] as const])
      return (
        <g>
          <rect {...toRect(plane, part.area)} fill="var(--m-steel)" fillOpacity={0.5} />
          <path
            d={toPath(plane, edges)}
            fill="none"
            stroke="var(--m-steel-ink)"
            strokeWidth="var(--lw-part)"
            strokeOpacity={0.6}
          />
        </g>
      )
    }
    case 'note': {
      const [x, y] = toXY(plane, part.at)
      const width = noteWidth_px(part.text)
      return (
        <g>
          <rect
            x={roundPx(x - width / 2)}
            y={roundPx(y - 9.5)}
            width={width}
            height={19}
            rx={2}
            fill="var(--paper)"
          />
          <text x={x} y={roundPx(y + 4)} textAnchor="middle" style={TEXT_STYLES.dimension} fill="var(--ink)">
            {part.text}
          </text>
        </g>
      )
    }
  }
}

export const noteWidth_px = (text: string) => text.length * 6 + 16

/** A steel sheet is drawn 1.3 mm wide to scale, but at least 1 and at most 4 px. */
const sheetWidth_px = (plane: Plane, weight: number) =>
  roundPx(Math.min(4, Math.max(1, 1.3 * plane.scale_pxmm * weight)))

/** A sheet with an outline of the paper's colour, so that it can be read on top of wool. */
function SheetGraphic({ path, width }: { path: string; width: number }) {
  const line = { d: path, fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
  return (
    <>
      <path {...line} stroke="var(--paper)" strokeWidth={roundPx(width + 2.6)} />
      <path {...line} stroke="var(--m-steel-ink)" strokeWidth={width} />
    </>
  )
}

function partFill(
  scope: string,
  kind: HatchKind,
  rect: { width: number; height: number },
  isUpright: boolean,
): string {
  if (kind === 'steel') return 'var(--m-steel)'
  const isTight = Math.min(rect.width, rect.height) < PART_REGULAR_FROM_PX
  return hatchFill(scope, { kind, isTight, isMirrored: false, isUpright })
}
