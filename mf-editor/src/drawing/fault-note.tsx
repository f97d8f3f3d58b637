import { layerRect, type SectionPlan } from '@soundleaf/section'
import { Box } from '@soundleaf/ui'
import type { Faults } from '../document/faults'

interface Props {
  readonly plan: SectionPlan
  readonly faults: Faults
  readonly selectedId: string | null
}

/** The reason beside the erroneous layer: the selected one's, else the first one's. */
export function FaultNote({ plan, faults, selectedId }: Props) {
  const faulty = plan.places.filter(({ component }) => faults.has(component.id))
  const place = faulty.find(({ component }) => component.id === selectedId) ?? faulty[0]
  if (place === undefined) return null
  const { x, y, width, height } = layerRect(plan, place)
  const at =
    plan.orientation === 'wall'
      ? { left: x + width / 2, top: y + height + 8, transform: 'translateX(-50%)' }
      : { left: x + width - 8, top: y + height + 6, transform: 'translateX(-100%)' }
  return (
    <Box
      position="absolute"
      style={at}
      maxWidth="300px"
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
