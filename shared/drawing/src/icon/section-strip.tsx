import { thickness_mm, type Component, type Construction } from '@soundleaf/construction'
import { useId } from 'react'
import { WoolGraphic } from '../drawing/wool-graphic'
import { componentHatch, insulationHatch } from '../hatch/component-hatch'
import { hatchKey, isWool, type Hatch, type HatchKind } from '../hatch/hatch-kind'
import { hatchFill, SectionDefs } from '../hatch/hatch-pattern'

interface SectionStripProps {
  readonly construction: Construction
  /** One for all strips of a table, so that they can be compared. */
  readonly scale_pxmm: number
}

interface Piece {
  readonly kind: HatchKind
  readonly width_px: number
}

const HEIGHT_PX = 24
const LEAST_PX = 2

/** The layers of a construction side by side, to scale, in a row of a table: a floor's from its top. Words stand beside it. */
export function SectionStrip({ construction, scale_pxmm }: SectionStripProps) {
  const scope = useId()
  const pieces = construction.components.flatMap((component) => piecesOf(component, scale_pxmm))
  const hatches = new Map(pieces.map(({ kind }) => [hatchKey(hatchOf(kind)), hatchOf(kind)]))
  const width = pieces.reduce((sum, { width_px }) => sum + width_px, 0) + 1
  return (
    <svg
      width={width}
      height={HEIGHT_PX}
      viewBox={`0 0 ${width} ${HEIGHT_PX}`}
      aria-hidden="true"
      focusable="false"
    >
      <SectionDefs scope={scope} hatches={[...hatches.values()]} />
      {pieces.map(({ kind, width_px }, at) => {
        const x = pieces.slice(0, at).reduce((sum, before) => sum + before.width_px, 0.5)
        const place = { x, y: 0.5, width: width_px, height: HEIGHT_PX - 1 }
        return (
          <g key={at}>
            {isWool(kind) ? (
              <WoolGraphic {...place} kind={kind} isUpright />
            ) : (
              <rect {...place} fill={hatchFill(scope, hatchOf(kind))} />
            )}
            <rect {...place} fill="none" stroke="var(--cut)" strokeOpacity={0.7} />
          </g>
        )
      })}
    </svg>
  )
}

const hatchOf = (kind: HatchKind): Hatch => ({ kind, isTight: true, isMirrored: false, isUpright: true })

/** A gap is its fill, and the air that is left. */
function piecesOf(component: Component, scale_pxmm: number): readonly Piece[] {
  const total_mm = thickness_mm(component)
  const width = (mm: number) => Math.max(LEAST_PX, Math.round(mm * scale_pxmm * 2) / 2)
  if (!('insulation' in component)) return [{ kind: componentHatch(component), width_px: width(total_mm) }]
  const fill = insulationHatch(component.insulation)
  const fill_mm = Math.min(component.insulation.thickness_mm, total_mm)
  const pieces: Piece[] = fill === null ? [] : [{ kind: fill, width_px: width(fill_mm) }]
  if (fill === null || fill_mm < total_mm)
    pieces.push({ kind: 'air', width_px: width(total_mm - (fill === null ? 0 : fill_mm)) })
  return pieces
}
