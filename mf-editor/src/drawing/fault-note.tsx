import { layerRect, type LayerPlace, type SectionPlan } from '@soundleaf/drawing'
import { Box } from '@soundleaf/ui'
import type { CSSProperties } from 'react'
import type { Faults } from '../document/faults'

interface Props {
  readonly plan: SectionPlan
  readonly faults: Faults
  readonly selectedId: string | null
}

/** Distance of a note from the faces, and its greatest width. */
const GAP_PX = 8
const WIDEST_PX = 300
/** A section of this width has room for a note. */
const ROOMY_PX = 220

/** The reason at the selected erroneous layer, or at the first one. It lies on the section and covers no button. */
export function FaultNote({ plan, faults, selectedId }: Props) {
  const faulty = plan.places.filter(({ component }) => faults.has(component.id))
  const place = faulty.find(({ component }) => component.id === selectedId) ?? faulty[0]
  if (place === undefined) return null
  const at = plan.orientation === 'wall' ? atWall(plan, place) : atFloor(plan, place)
  return (
    <Box
      position="absolute"
      style={at}
      width="max-content"
      px="2"
      py="1"
      bg="fg.error"
      color="bg"
      borderRadius="l1"
      boxShadow="above"
      textStyle="xs"
      pointerEvents="none"
      zIndex="1"
    >
      {faults.get(place.component.id)}
    </Box>
  )
}

/** At the lower end of the layer, or below the wall where that is too thin for it. */
function atWall(plan: SectionPlan, place: LayerPlace): CSSProperties {
  const { x, width } = layerRect(plan, place)
  const { section, width_px, height_px } = plan
  const bottom = section.y + section.height
  return section.width < ROOMY_PX
    ? { ...along(x, width, 0, width_px), top: bottom + GAP_PX }
    : { ...along(x, width, section.x, section.x + section.width), bottom: height_px - bottom + GAP_PX }
}

/** Below the layer, or inside it where the button for a component below it is. */
function atFloor(plan: SectionPlan, place: LayerPlace): CSSProperties {
  const { y, height } = layerRect(plan, place)
  const { section, width_px, height_px } = plan
  const right = width_px - section.x - section.width + GAP_PX
  const maxWidth = Math.min(WIDEST_PX, section.width - 2 * GAP_PX)
  return place === plan.places.at(-1)
    ? { right, maxWidth, bottom: height_px - y - height + GAP_PX }
    : { right, maxWidth, top: y + height + GAP_PX }
}

/** Centred on a span, or aligned with its outer edge near the limits that the note must not pass. */
function along(x: number, width: number, from: number, to: number): CSSProperties {
  const centre = x + width / 2
  const third = (to - from) / 3
  if (centre < from + third) return { left: x + GAP_PX, maxWidth: Math.min(WIDEST_PX, to - x - 2 * GAP_PX) }
  const end = x + width
  if (centre > to - third)
    return {
      left: end - GAP_PX,
      transform: 'translateX(-100%)',
      maxWidth: Math.min(WIDEST_PX, end - from - 2 * GAP_PX),
    }
  const reach = Math.min(centre - from, to - centre) - GAP_PX
  return { left: centre, transform: 'translateX(-50%)', maxWidth: Math.min(WIDEST_PX, 2 * reach) }
}
