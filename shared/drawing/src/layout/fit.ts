import { orientation as orientationOf, totalThickness_mm, type Construction } from '@soundleaf/construction'
import { naturalScale_pxmm } from './layer-places'
import { boundedLength_mm } from './numbers'
import { surroundings_px } from './section-plan'

interface Size {
  readonly width: number
  readonly height: number
}

/** Shortest and longest piece of a construction that is shown. */
const MIN_LENGTH_PX = 160
const MAX_LENGTH_PX = 560

/** The zoom at which the whole construction is seen on a stage; never above 100 %, in steps of 5 %. */
export function fitZoom(construction: Construction, stage: Size, hasSlots: boolean): number {
  const orientation = orientationOf(construction.type)
  const around = surroundings_px(orientation, hasSlots)
  const free = orientation === 'wall' ? stage.width - around.width : stage.height - around.height
  const natural_px = boundedLength_mm(totalThickness_mm(construction)) * naturalScale_pxmm(construction)
  if (!(natural_px > 0) || !(free > 0)) return 1
  return Math.min(1, Math.max(0.1, Math.floor((free / natural_px) * 20) / 20))
}

/** How much of the construction is shown along itself on a stage. */
export function drawnLength_px(construction: Construction, stage: Size, hasSlots: boolean): number {
  const orientation = orientationOf(construction.type)
  const around = surroundings_px(orientation, hasSlots)
  const free = orientation === 'wall' ? stage.height - around.height : stage.width - around.width
  return Math.min(MAX_LENGTH_PX, Math.max(MIN_LENGTH_PX, Math.floor(free)))
}
