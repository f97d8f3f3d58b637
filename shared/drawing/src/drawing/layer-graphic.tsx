import { memo } from 'react'
import type { Component } from '@soundleaf/construction'
import { cavityParts } from '../frame/frame-section'
import { frameParts, type BoardSide } from '../frame/frame-parts'
import type { Part } from '../frame/part'
import { isWool, type HatchKind } from '../hatch/hatch-kind'
import { toRect, type Orientation, type Plane } from '../layout/plane'
import { CltGraphic } from './clt-graphic'
import { noteWidth_px, PartGraphic } from './part-graphic'
import { WoolGraphic } from './wool-graphic'

interface Props {
  readonly component: Component
  readonly depth_px: number
  readonly length_px: number
  readonly orientation: Orientation
  readonly scale_pxmm: number
  readonly hatch: HatchKind
  /** The pattern that fills a plain sheet. */
  readonly fill: string
  readonly boardSide: BoardSide
  readonly scope: string
}

/** One layer in coordinates of its own, from (0, 0); so that moving it does not draw it again. */
export const LayerGraphic = memo(function LayerGraphic(props: Props) {
  const { depth_px, length_px, scale_pxmm, orientation } = props
  const plane: Plane = { orientation, scale_pxmm }
  const whole = toRect(
    { orientation, scale_pxmm: 1 },
    { u_mm: 0, v_mm: 0, du_mm: depth_px, dv_mm: length_px },
  )
  return (
    <>
      <Inside {...props} plane={plane} />
      <rect {...whole} fill="none" stroke="var(--cut)" strokeWidth="var(--lw-cut)" />
    </>
  )
})

function Inside(props: Props & { readonly plane: Plane }) {
  const { component, depth_px, length_px, scale_pxmm, orientation, hatch, fill, boardSide, scope, plane } =
    props
  // A layer that is drawn thicker than it is has that thickness in its own coordinates as well.
  const depth_mm = depth_px / scale_pxmm
  const length_mm = length_px / scale_pxmm
  const rect = toRect(plane, { u_mm: 0, v_mm: 0, du_mm: depth_mm, dv_mm: length_mm })
  if (component.kind === 'frame' || component.kind === 'ribPanel' || component.kind === 'cavity') {
    const parts =
      component.kind === 'cavity'
        ? cavityParts(component, depth_mm, length_mm)
        : frameParts(component, depth_mm, length_mm, boardSide)
    return (
      <svg width={rect.width} height={rect.height}>
        <rect width={rect.width} height={rect.height} fill="var(--m-air)" />
        {parts
          .filter((part) => isRoomFor(part, depth_px, length_px, plane))
          .map((part, index) => (
            <PartGraphic key={index} part={part} plane={plane} scope={scope} />
          ))}
      </svg>
    )
  }
  if (component.kind === 'massiveElement' && hatch === 'clt')
    return (
      <CltGraphic element={component} depth_mm={depth_mm} length_mm={length_mm} plane={plane} scope={scope} />
    )
  if (isWool(hatch)) return <WoolGraphic {...rect} kind={hatch} isUpright={orientation === 'wall'} />
  return <rect {...rect} fill={fill} />
}

/** A smaller drawing has no room for a number beside its members. */
const NOTES_FROM_PXMM = 1.4

/** A note needs paper under all of it. */
function isRoomFor(part: Part, depth_px: number, length_px: number, plane: Plane): boolean {
  if (part.kind !== 'note') return true
  const [width, height] = [noteWidth_px(part.text), 19]
  const [across, along] = plane.orientation === 'wall' ? [width + 4, height] : [height + 4, width]
  const centre_px = part.at[1] * plane.scale_pxmm
  const isWhole = centre_px >= along / 2 && centre_px <= length_px - along / 2
  return plane.scale_pxmm >= NOTES_FROM_PXMM && depth_px >= across && isWhole
}
