import { layerRect, type SectionPlan } from '@soundleaf/drawing'
import { useEffect, useRef, type RefObject } from 'react'

/** Paper that stays in sight beside the layer. */
const MARGIN_PX = 24

interface Sight {
  /** What scrolls. */
  readonly stage: RefObject<HTMLElement | null>
  readonly drawing: RefObject<SVGSVGElement | null>
  readonly plan: SectionPlan
  readonly selectedId: string | null
  /** What is under the pointer is in sight already, and stays where it is. */
  readonly hoveredId: string | null
}

/** Scrolls the layer that was selected elsewhere, or just added, into sight. */
export function useInSight(sight: Sight): void {
  const latest = useRef(sight)
  useEffect(() => {
    latest.current = sight
  })
  const { selectedId } = sight
  useEffect(() => {
    const { stage, drawing, plan, hoveredId } = latest.current
    const place = plan.places.find(({ component }) => component.id === selectedId)
    if (place === undefined || selectedId === hoveredId) return
    const [seen, picture] = [stage.current, drawing.current].map((one) => one?.getBoundingClientRect())
    if (seen === undefined || picture === undefined) return
    const { x, y, width, height } = layerRect(plan, place)
    const [left, top] = [picture.left + x, picture.top + y]
    stage.current?.scrollBy?.({
      left: overshoot(left, left + width, seen.left, seen.right),
      top: overshoot(top, top + height, seen.top, seen.bottom),
    })
  }, [selectedId])
}

/** How far a span stands out of the one that is seen; its beginning counts where it is longer. */
function overshoot(from: number, to: number, seenFrom: number, seenTo: number): number {
  const [before, behind] = [from - MARGIN_PX - seenFrom, to + MARGIN_PX - seenTo]
  if (before < 0) return before
  return behind > 0 ? Math.min(behind, before) : 0
}
