import { unfinished, type Construction } from '@soundleaf/construction'
import { layerRect, type LayerMarks, type LayerPlace, type SectionPlan } from '@soundleaf/drawing'
import { Box, Button } from '@soundleaf/ui'
import type { CSSProperties } from 'react'
import { useEditor } from '../editor-context'
import { t } from '../texts'

interface Props {
  readonly construction: Construction
  readonly plan: SectionPlan
  readonly marks: LayerMarks
  readonly selectedId: string | null
}

/** Distance of a note from the faces, and its greatest width. */
const GAP_PX = 8
const WIDEST_PX = 300
/** A section of this width has room for a note. */
const ROOMY_PX = 220

/**
 * What is wrong with the selected layer, or with the first one that is at fault; or else what a layer lacks, with a
 * button that adds it. It lies on the section and covers no button.
 */
export function MarkNote({ construction, plan, marks, selectedId }: Props) {
  const { commands } = useEditor()
  const find = (wanted: 'error' | 'unfinished') => {
    const marked = plan.places.filter(({ component }) => marks.get(component.id)?.kind === wanted)
    return marked.find(({ component }) => component.id === selectedId) ?? marked[0]
  }
  const place = find('error') ?? find('unfinished')
  const mark = place && marks.get(place.component.id)
  if (place === undefined || mark === undefined) return null
  const at = plan.orientation === 'wall' ? atWall(plan, place) : atFloor(plan, place)
  if (mark.kind === 'error')
    return (
      <Box {...NOTE} style={at} bg="fg.error" color="bg">
        {mark.text}
      </Box>
    )
  const lack = unfinished(construction).find(({ componentIds }) => componentIds.includes(place.component.id))
  return (
    <Box {...NOTE} style={at} bg="bg" color="fg" borderWidth="1px" borderStyle="dashed" role="status">
      {t('unfinished', { reason: mark.text })}
      {lack === undefined ? null : (
        // What lies behind the words can be chosen; the button is at the edge.
        <Button
          size="xs"
          icon="add"
          display="flex"
          marginTop="1"
          marginLeft="auto"
          pointerEvents="auto"
          onClick={() => commands.finish(lack)}
        >
          {t('unfinished.add')}
        </Button>
      )}
    </Box>
  )
}

const NOTE = {
  position: 'absolute',
  width: 'max-content',
  px: '2',
  py: '1',
  borderRadius: 'l1',
  boxShadow: 'above',
  textStyle: 'xs',
  zIndex: '1',
  pointerEvents: 'none',
} as const

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
