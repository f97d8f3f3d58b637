import { totalThickness_mm, type Construction } from '@soundleaf/construction'
import {
  useId,
  useMemo,
  useState,
  type KeyboardEventHandler,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react'
import { SectionDefs } from '../hatch/hatch-pattern'
import { usedHatches } from '../hatch/used-hatches'
import { thicknessWithUnit } from '../layout/dimension-levels'
import type { Labels } from '../layout/plane'
import { boardSides, planSection } from '../layout/section-plan'
import { t } from '../texts'
import { EndLines } from './end-lines'
import { FloorDimensions } from './floor-dimensions'
import { innerChain } from './inner-chain'
import { NO_MARKS, type LayerMarks } from './layer-mark'
import { LayerKeys } from './layer-keys'
import { Outlines } from './outlines'
import { SectionLayer } from './section-layer'
import { SideLabels } from './side-labels'
import { WallDimensions } from './wall-dimensions'

export interface SectionDrawingProps {
  readonly construction: Construction
  readonly scale_pxmm: number
  /** Extent of the section along itself: the height of a wall, the width of a floor. */
  readonly drawnLength_px: number
  /** Leaves room for the places where a component can be added (`planSection` says where). */
  readonly hasSlots?: boolean
  /** What becomes of labels that have no room; `all` are shown when not given. */
  readonly labels?: Labels
  readonly selectedId?: string | null
  /** What is said of the layers: at fault, not finished, a notice. */
  readonly marks?: LayerMarks
  /** Given, the layers can be chosen and reached by keyboard; without it the drawing is a picture. */
  readonly onSelect?: (componentId: string) => void
  readonly onBackground?: () => void
  readonly onMenu?: (componentId: string, at: { readonly x: number; readonly y: number }) => void
  readonly onOpen?: (componentId: string) => void
  /** A layer is pressed, which may become a click or a drag. */
  readonly onPress?: (componentId: string, event: PointerEvent) => void
  readonly onHover?: (componentId: string | null) => void
  readonly onKeyDown?: KeyboardEventHandler<SVGSVGElement>
  readonly ref?: Ref<SVGSVGElement>
}

/** The section of a construction, to scale: walls from left to right, floors from top to bottom. */
export function SectionDrawing(props: SectionDrawingProps) {
  const { construction, scale_pxmm, drawnLength_px, hasSlots = false, selectedId = null } = props
  const { labels = 'all' } = props
  const { marks = NO_MARKS, onSelect, onBackground, onMenu, onOpen, onPress, onHover } = props
  const { onKeyDown, ref } = props
  const scope = useId()
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const plan = useMemo(
    () => planSection({ construction, scale_pxmm, drawnLength_px, hasSlots, labels }),
    [construction, scale_pxmm, drawnLength_px, hasSlots, labels],
  )
  const { places, orientation } = plan
  const sides = boardSides(construction.components)
  const selected = places.findIndex((place) => place.component.id === selectedId)
  const chosen = places[selected]
  const inner = chosen === undefined ? null : innerChain(chosen, sides[selected] ?? 'end', scale_pxmm)
  const total_mm = totalThickness_mm(construction)
  const isInteractive = onSelect !== undefined
  return (
    <svg
      ref={ref}
      width={plan.width_px}
      height={plan.height_px}
      viewBox={`0 0 ${plan.width_px} ${plan.height_px}`}
      role={isInteractive ? 'listbox' : 'img'}
      aria-orientation={isInteractive ? (orientation === 'wall' ? 'horizontal' : 'vertical') : undefined}
      aria-label={t(orientation, { count: places.length, thickness: thicknessWithUnit(total_mm) })}
      onKeyDown={onKeyDown}
      onClick={(event: MouseEvent<SVGSVGElement>) => {
        if (event.target === event.currentTarget) onBackground?.()
      }}
    >
      <SectionDefs scope={scope} hatches={usedHatches(places, orientation)} />
      {places.map((place, index) => (
        <SectionLayer
          key={place.component.id}
          plan={plan}
          place={place}
          index={index}
          boardSide={sides[index] ?? 'end'}
          scope={scope}
          isSelected={index === selected}
          isSteppedBack={chosen !== undefined && index !== selected}
          isTabStop={isInteractive && index === Math.max(0, selected)}
          mark={marks.get(place.component.id)}
          onSelect={onSelect}
          onMenu={onMenu}
          onOpen={onOpen}
          onPress={onPress}
          onHover={onHover}
          onFocus={setFocusedId}
        />
      ))}
      <Outlines plan={plan} selectedId={selectedId} focusedId={focusedId} marks={marks} />
      <EndLines plan={plan} />
      <LayerKeys plan={plan} selectedId={selectedId} marks={marks} />
      <SideLabels plan={plan} hasSlots={hasSlots} />
      {orientation === 'wall' ? (
        <WallDimensions plan={plan} total_mm={total_mm} inner={inner} />
      ) : (
        <FloorDimensions plan={plan} total_mm={total_mm} />
      )}
    </svg>
  )
}
