import type { Construction } from '@soundleaf/construction'
import {
  drawnLength_px,
  fitZoom,
  labelsFor,
  layerFaces_px,
  naturalScale_pxmm,
  planSection,
  SectionDrawing,
  type SectionPlan,
} from '@soundleaf/drawing'
import { Box } from '@soundleaf/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import { keysAction } from '../actions/editor-actions'
import { useEditor, useEditorState, useMarks } from '../editor-context'
import { useDrag } from '../interaction/use-drag'
import { t } from '../texts'
import { AddSlot } from './add-slot'
import { DropMark } from './drop-mark'
import { LayerTip } from './layer-tip'
import { MarkNote } from './mark-note'
import { HistoryTools, StageFoot, ZoomTools } from './stage-tools'
import { focusTabStop, useDrawingKeys } from './use-drawing-keys'
import { useInSight } from './use-in-sight'
import { useSize, type Size } from './use-size'
import { useWheelZoom } from './use-wheel-zoom'
import { wheeledZoom } from './zoom'

/** The tools have a strip above and one below the paper, so that they never cover the drawing. */
const HEAD_PX = 44
const FOOT_PX = 40
/** Paper above and below the drawing. */
const MARGIN_PX = 4

/** The zoom, and what it was chosen for; one that belongs to no opening is fitted at the next rendering. */
interface KeptZoom {
  readonly opening: number | null
  readonly zoom: number
  /** Not chosen by the person. */
  readonly isFitted: boolean
  /** Of the layers. */
  readonly count: number
  readonly room: Size
}
const UNFITTED: KeptZoom = {
  opening: null,
  zoom: 1,
  isFitted: true,
  count: 0,
  room: { width: 0, height: 0 },
}

/** The middle of the editor: the section on its paper, between the tools. */
export function Stage({ construction }: { construction: Construction }) {
  const paper = useRef<HTMLDivElement>(null)
  const size = useSize(paper)
  return (
    <Box
      ref={paper}
      as="section"
      data-stage=""
      aria-label={t('drawing.label')}
      position="relative"
      flex="1"
      minWidth="0"
      bg="bg.paper"
      overflow="hidden"
    >
      <HistoryTools />
      {size === null ? null : <Board construction={construction} size={size} />}
    </Box>
  )
}

function Board({ construction, size }: { construction: Construction; size: Size }) {
  const editor = useEditor()
  const { store, interaction, drawing } = editor
  const selectedId = useEditorState((state) => state.selectedId)
  const marks = useMarks(construction)
  const opening = useEditorState(({ document }) => document?.opening ?? 0)
  const [hoveredId, setHoveredId] = useState<string | null>(null)

  const room = { width: size.width, height: size.height - HEAD_PX - FOOT_PX - 2 * MARGIN_PX }
  const fit = () => fitZoom(construction, room, true)
  // The drawing is fitted when a construction is opened, and keeps its scale while it is edited. Unless the person chose the
  // scale, it is fitted again when its room becomes another, and a layer that is added and has no room is made room for.
  const [kept, setKept] = useState(UNFITTED)
  const count = construction.components.length
  const isOtherRoom = kept.room.width !== room.width || kept.room.height !== room.height
  if (kept.opening !== opening || (kept.isFitted && isOtherRoom))
    setKept({ opening, zoom: fit(), isFitted: true, count, room })
  else if (kept.count !== count) {
    const isShort = kept.isFitted && count > kept.count
    setKept({ ...kept, count, zoom: isShort ? Math.min(kept.zoom, fit()) : kept.zoom })
  }
  const { zoom } = kept
  const setZoom = useCallback(
    (next: number) => setKept((before) => ({ ...before, zoom: next, isFitted: false })),
    [],
  )
  // Turns come faster than they are drawn, so each goes on from the one before.
  const turnWheel = useCallback(
    (turn_px: number) =>
      setKept((before) => ({ ...before, zoom: wheeledZoom(before.zoom, turn_px), isFitted: false })),
    [],
  )
  const toFit = useCallback(() => setKept(UNFITTED), [])

  const scale_pxmm = naturalScale_pxmm(construction) * zoom
  const length_px = drawnLength_px(construction, room, true)
  const { width, height } = room
  const request = useMemo(() => {
    const bare = { construction, scale_pxmm, drawnLength_px: length_px, hasSlots: true }
    return { ...bare, labels: labelsFor(bare, { width, height }) }
  }, [construction, scale_pxmm, length_px, width, height])
  const plan = useMemo(() => planSection(request), [request])
  const keys = useDrawingKeys()
  const showAll = useCallback(() => {
    toFit()
    // The button disappears, so its focus goes to the drawing.
    focusTabStop(drawing)
  }, [toFit, drawing])
  const help = useMemo(() => keysAction(editor), [editor])
  const stage = useRef<HTMLDivElement>(null)
  useInSight({ stage, drawing, plan, selectedId, hoveredId })
  useWheelZoom(stage, drawing, zoom, turnWheel)
  const press = useDrag({
    surface: 'drawing',
    axis: plan.orientation === 'wall' ? 'x' : 'y',
    edges_px: () => facesInWindow(plan, drawing.current),
  })
  const [startSide, endSide] =
    plan.orientation === 'wall' ? (['left', 'right'] as const) : (['above', 'below'] as const)

  return (
    <>
      <ZoomTools zoom={zoom} onZoom={setZoom} onFit={toFit} />
      <Box
        ref={stage}
        position="absolute"
        inset={`${HEAD_PX}px 0 ${FOOT_PX}px`}
        display="flex"
        overflow="auto"
        css={{ scrollbarWidth: 'thin' }}
        onClick={(event) => {
          const isBackground = event.target instanceof Element && event.target.closest('svg, button') === null
          if (isBackground) store.select(null)
        }}
      >
        <Box position="relative" flex="none" margin="auto" py={`${MARGIN_PX}px`}>
          <Box position="relative">
            <SectionDrawing
              {...request}
              ref={drawing}
              selectedId={selectedId}
              marks={marks}
              onSelect={store.select}
              onBackground={() => store.select(null)}
              onMenu={(componentId, at) =>
                interaction.send({
                  kind: 'menu-requested',
                  componentId,
                  place: { ...at, width: 0, height: 0 },
                })
              }
              onOpen={(componentId) => {
                const place = keys.layerPlace(componentId)
                if (place !== null) interaction.send({ kind: 'properties-requested', componentId, place })
              }}
              onPress={press}
              onHover={setHoveredId}
              onKeyDown={keys.onKeyDown}
            />
            <AddSlot construction={construction} side={startSide} place={plan.slots.start} />
            <AddSlot construction={construction} side={endSide} place={plan.slots.end} />
            <MarkNote construction={construction} plan={plan} marks={marks} selectedId={selectedId} />
            <LayerTip plan={plan} marks={marks} hoveredId={hoveredId} />
            <DropMark plan={plan} />
          </Box>
        </Box>
      </Box>
      <StageFoot
        width_px={size.width}
        scale_pxmm={scale_pxmm}
        isCut={zoom > fit() && (plan.width_px > room.width || plan.height_px > room.height)}
        onFit={showAll}
        help={help}
      />
    </>
  )
}

/** The faces of the layers in the window now. */
function facesInWindow(plan: SectionPlan, svg: SVGSVGElement | null): readonly number[] {
  const at = svg?.getBoundingClientRect()
  const start = plan.orientation === 'wall' ? at?.left : at?.top
  return layerFaces_px(plan).map((face) => face + (start ?? 0))
}
