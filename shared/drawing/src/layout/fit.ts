import { orientation as orientationOf, totalThickness_mm, type Construction } from '@soundleaf/construction'
import { naturalScale_pxmm } from './layer-places'
import { boundedLength_mm } from './numbers'
import type { Labels } from './plane'
import { planSection, surroundings_px, type SectionRequest } from './section-plan'

interface Size {
  readonly width: number
  readonly height: number
}

/** Shortest and longest piece of a construction that is shown. */
const MIN_LENGTH_PX = 96
const MAX_LENGTH_PX = 560

/** The zoom at which the whole construction is seen on a stage; never above 100 %, in steps of 5 %. */
export function fitZoom(construction: Construction, stage: Size, hasSlots: boolean): number {
  const orientation = orientationOf(construction.type)
  const around = surroundings_px(orientation, hasSlots)
  const free = orientation === 'wall' ? stage.width - around.width : stage.height - around.height
  const natural_pxmm = naturalScale_pxmm(construction)
  const natural_px = boundedLength_mm(totalThickness_mm(construction)) * natural_pxmm
  if (!(natural_px > 0) || !(free > 0)) return 1
  const drawn = drawnLength_px(construction, stage, hasSlots)
  const isSeen = (step: number, labels: Labels) => {
    const scale_pxmm = (natural_pxmm * step) / STEPS
    return fits({ construction, scale_pxmm, drawnLength_px: drawn, hasSlots, labels }, stage)
  }
  // Thin layers, and the keys of many of them, take more than their scale says.
  const most = Math.min(STEPS, Math.max(LEAST_STEP, Math.floor((free / natural_px) * STEPS)))
  const steps = Array.from({ length: most - LEAST_STEP + 1 }, (_, below) => most - below)
  const step = steps.find((one) => isSeen(one, 'all')) ?? steps.find((one) => isSeen(one, 'fitting'))
  return (step ?? LEAST_STEP) / STEPS
}

/** Whether a drawing has room on a stage along the axis through the construction. */
function fits(request: SectionRequest, stage: Size): boolean {
  const { orientation, width_px, height_px } = planSection(request)
  return orientation === 'wall' ? width_px <= stage.width : height_px <= stage.height
}

/**
 * Which labels a drawing has on a stage: all of them, unless a drawing that would be seen whole without the ones that
 * have no room is pushed out of sight by them.
 */
export function labelsFor(request: SectionRequest, stage: Size): Labels {
  const isPushedOut = !fits({ ...request, labels: 'all' }, stage)
  return isPushedOut && fits({ ...request, labels: 'fitting' }, stage) ? 'fitting' : 'all'
}

/** Steps of 5 %, from 10 % on. */
const STEPS = 20
const LEAST_STEP = 2

/** How much of the construction is shown along itself on a stage. */
export function drawnLength_px(construction: Construction, stage: Size, hasSlots: boolean): number {
  const orientation = orientationOf(construction.type)
  const around = surroundings_px(orientation, hasSlots)
  const free = orientation === 'wall' ? stage.height - around.height : stage.width - around.width
  return Math.min(MAX_LENGTH_PX, Math.max(MIN_LENGTH_PX, Math.floor(free)))
}
