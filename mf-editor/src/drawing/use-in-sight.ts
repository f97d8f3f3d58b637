import { layerRect, type SectionPlan } from '@soundleaf/drawing'
import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Paper that stays visible beside the layer. */
const MARGIN_PX = 24

interface Sight {
  /** The element that scrolls. */
  readonly stage: RefObject<HTMLElement | null>
  readonly drawing: RefObject<SVGSVGElement | null>
  readonly plan: SectionPlan
  readonly selectedId: string | null
  /** A layer under the pointer is visible already; the drawing does not move away from the pointer. */
  readonly hoveredId: string | null
}

/** Scrolls a layer into view that was selected in the list, or was just added. */
export function useInSight({ stage, drawing, plan, selectedId, hoveredId }: Sight): void {
  const scrollIntoView = useEffectEvent(() => {
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
  })
  useEffect(() => scrollIntoView(), [selectedId])
}

/** How far a span extends beyond the visible one; where it is longer than that, its beginning is shown. */
function overshoot(from: number, to: number, seenFrom: number, seenTo: number): number {
  const [before, behind] = [from - MARGIN_PX - seenFrom, to + MARGIN_PX - seenTo]
  if (before < 0) return before
  return behind > 0 ? Math.min(behind, before) : 0
}
