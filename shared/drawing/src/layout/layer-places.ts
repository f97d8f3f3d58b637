import { componentLetter, thickness_mm, type Component, type Construction } from '@soundleaf/construction'
import { componentHatch } from '../hatch/component-hatch'
import { isSlanted, type Hatch, type HatchKind } from '../hatch/hatch-kind'
import type { Orientation } from './plane'
import { boundedLength_mm, roundPx } from './numbers'

/** A layer is never drawn thinner than this; its dimension gives the true thickness. */
export const MIN_DRAWN_PX = 6
/** From this drawn thickness on a hatch has its regular density. */
export const REGULAR_FROM_PX = 24

/** Where one component lies in the drawing, along the axis through the construction. */
export interface LayerPlace {
  readonly component: Component
  readonly letter: string
  readonly thickness_mm: number
  readonly start_px: number
  readonly size_px: number
  /** Drawn thicker than to scale, with a break mark. */
  readonly isBroken: boolean
  readonly hatch: Hatch
}

/** Scale of the drawing at 100 %: 2 px a millimetre, 3 with a rib panel. */
export const naturalScale_pxmm = (construction: Construction) =>
  construction.components.some((component) => component.kind === 'ribPanel') ? 3 : 2

/** Every layer to scale, first at 0, each where the one before it ends. */
export function layerPlaces(
  components: readonly Component[],
  scale_pxmm: number,
  orientation: Orientation,
): LayerPlace[] {
  let start_px = 0
  let before: Hatch | null = null
  return components.map((component, index) => {
    const thickness = boundedLength_mm(thickness_mm(component))
    const true_px = thickness * scale_pxmm
    const size_px = Math.max(MIN_DRAWN_PX, true_px)
    const hatch = neighbourHatch(componentHatch(component), size_px, orientation, before)
    before = hatch
    const place: LayerPlace = {
      component,
      letter: componentLetter(index),
      thickness_mm: thickness,
      start_px: roundPx(start_px),
      size_px: roundPx(size_px),
      isBroken: true_px < MIN_DRAWN_PX,
      hatch,
    }
    start_px += size_px
    return place
  })
}

/** Two parts of one material that touch differ: a slanted hatch turns, any other changes its density. */
function neighbourHatch(
  kind: HatchKind,
  size_px: number,
  orientation: Orientation,
  before: Hatch | null,
): Hatch {
  const isTight = size_px < REGULAR_FROM_PX
  const isUpright = orientation === 'wall'
  const touchesItsKind = before !== null && before.kind === kind
  if (!touchesItsKind) return { kind, isTight, isMirrored: false, isUpright }
  if (isSlanted(kind)) return { kind, isTight, isMirrored: !before.isMirrored, isUpright }
  return { kind, isTight: !before.isTight, isMirrored: false, isUpright }
}

/** Drawn extent of all layers together. */
export function drawnDepth_px(places: readonly LayerPlace[]): number {
  const last = places.at(-1)
  return last === undefined ? 0 : roundPx(last.start_px + last.size_px)
}
