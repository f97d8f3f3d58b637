import { layerFaces_px, type SectionPlan } from '@soundleaf/drawing'
import { Box } from '@soundleaf/ui'
import { useInteraction } from '../editor-context'
import { edgeOf } from '../interaction/interaction'

/** How far the mark extends beyond the section, and how thick it is. */
const OVERHANG_PX = 10
const THICKNESS_PX = 3

/** Where a dragged layer would be dropped. */
export function DropMark({ plan }: { plan: SectionPlan }) {
  const dragging = useInteraction((state) =>
    state.name === 'dragging' && state.surface === 'drawing' ? state : null,
  )
  if (dragging === null) return null
  const { target, from } = dragging
  const { section } = plan
  const face = layerFaces_px(plan)[edgeOf(target, from)] ?? 0
  const at =
    plan.orientation === 'wall'
      ? {
          left: face - THICKNESS_PX / 2,
          width: THICKNESS_PX,
          top: section.y - OVERHANG_PX,
          height: section.height + 2 * OVERHANG_PX,
        }
      : {
          top: face - THICKNESS_PX / 2,
          height: THICKNESS_PX,
          left: section.x - OVERHANG_PX,
          width: section.width + 2 * OVERHANG_PX,
        }
  return (
    <>
      {/* Covers the page, so that nothing else reacts to the pointer during the drag. */}
      <Box position="fixed" inset="0" zIndex="overlay" cursor="grabbing" />
      {target === from ? null : (
        <Box
          data-drop={target}
          position="absolute"
          style={at}
          bg="accent.solid"
          borderRadius="full"
          pointerEvents="none"
        />
      )}
    </>
  )
}
