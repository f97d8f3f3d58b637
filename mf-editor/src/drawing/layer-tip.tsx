import { massOf, nameOf, type Component } from '@soundleaf/construction'
import { layerRect, thicknessWithUnit, type LayerMarks, type SectionPlan } from '@soundleaf/drawing'
import { formatQuantity } from '@soundleaf/texts'
import { Box } from '@soundleaf/ui'
import { useEffect, useState } from 'react'
import { t } from '../texts'

/** How long the pointer rests on a layer before its name is shown. */
export const TIP_DELAY_MS = 500

/** Name, thickness and mass of a component, as `Clay brick, 50 mm, 90 kg/m²`. */
export function tipText(component: Component, thickness_mm: number): string {
  const facts = { name: nameOf(component), thickness: thicknessWithUnit(thickness_mm) }
  const mass = massOf(component)
  if (mass <= 0) return t('drawing.layer', facts)
  return t('drawing.layerWithMass', { ...facts, mass: formatQuantity(mass, 'kg/m²', 1) })
}

interface Props {
  readonly plan: SectionPlan
  readonly marks: LayerMarks
  readonly hoveredId: string | null
}

/** The name of the layer under the pointer, after the delay, and what must be known of it. */
export function LayerTip({ plan, marks, hoveredId }: Props) {
  const [restedId, setRestedId] = useState<string | null>(null)
  useEffect(() => {
    const timer = window.setTimeout(() => setRestedId(hoveredId), hoveredId === null ? 0 : TIP_DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [hoveredId])
  const place = plan.places.find(({ component }) => component.id === restedId)
  if (place === undefined || restedId !== hoveredId) return null
  const { x, y, width, height } = layerRect(plan, place)
  const mark = marks.get(place.component.id)
  return (
    <Box
      role="tooltip"
      position="absolute"
      style={{ left: x + width / 2, top: y + Math.min(height * 0.62, height - 12) }}
      transform="translateX(-50%)"
      px="2"
      py="1"
      bg="fg"
      color="bg"
      borderRadius="l1"
      boxShadow="above"
      textStyle="xs"
      whiteSpace="nowrap"
      pointerEvents="none"
      zIndex="1"
    >
      {tipText(place.component, place.thickness_mm)}
      {mark?.kind === 'notice' ? (
        <Box maxWidth="280px" whiteSpace="normal">
          {mark.text}
        </Box>
      ) : null}
    </Box>
  )
}
