import { roundPx } from '../layout/numbers'

/** The loops keep this distance from the layer's faces. */
const GAP_PX = 1.8
const MIN_PITCH_PX = 8
const MAX_PITCH_PX = 40

/** Distance of two loops on one side: a third of the thickness, never too fine and never too coarse. */
export const woolPitch_px = (thickness_px: number) =>
  Math.min(MAX_PITCH_PX, Math.max(MIN_PITCH_PX, thickness_px * 0.34))

/**
 * One curve across a layer of mineral wool, `depth` from face to face and `length` along the section; it begins
 * before the piece and ends behind it, so the place that shows it clips. `isUpright`: the layer stands (a wall).
 */
export function woolCurve(depth_px: number, length_px: number, isUpright: boolean): string {
  const pitch = woolPitch_px(depth_px)
  const radius = Math.min(pitch * 0.31, Math.max(0.5, depth_px / 2 - GAP_PX))
  const near = Math.min(depth_px / 2, radius + GAP_PX)
  const far = depth_px - near
  const at = (along: number, across: number) =>
    isUpright ? `${roundPx(across)} ${roundPx(along)}` : `${roundPx(along)} ${roundPx(across)}`
  const arc = (sweep: 0 | 1, along: number, across: number) =>
    `A${roundPx(radius)} ${roundPx(radius)} 0 1 ${isUpright ? 1 - sweep : sweep} ${at(along, across)}`
  const overlap = 2 * radius - pitch / 2
  let along = -pitch
  let path = `M${at(along, near)}`
  while (along < length_px + pitch) {
    const down = along - overlap
    const up = down + 2 * radius - overlap
    along = up + 2 * radius
    path += `L${at(down, far)}${arc(0, down + 2 * radius, far)}L${at(up, near)}${arc(1, along, near)}`
  }
  return path
}
