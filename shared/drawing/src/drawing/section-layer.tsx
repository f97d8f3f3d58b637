import type { PointerEvent } from 'react'
import type { BoardSide } from '../frame/frame-parts'
import { hatchFill } from '../hatch/hatch-pattern'
import type { LayerPlace } from '../layout/layer-places'
import { layerRect, type SectionPlan } from '../layout/section-plan'
import { BreakMark } from './break-mark'
import { layerDescription } from './layer-description'
import type { LayerMark } from './layer-mark'
import { LayerGraphic } from './layer-graphic'

interface Props {
  readonly plan: SectionPlan
  readonly place: LayerPlace
  readonly index: number
  readonly boardSide: BoardSide
  readonly scope: string
  readonly isSelected: boolean
  readonly isSteppedBack: boolean
  readonly isTabStop: boolean
  readonly mark: LayerMark | undefined
  readonly onSelect: ((componentId: string) => void) | undefined
  readonly onMenu: ((componentId: string, at: { readonly x: number; readonly y: number }) => void) | undefined
  readonly onOpen: ((componentId: string) => void) | undefined
  readonly onPress: ((componentId: string, event: PointerEvent) => void) | undefined
  readonly onHover: ((componentId: string | null) => void) | undefined
  /** The keyboard's focus came here, or left. */
  readonly onFocus: (componentId: string | null) => void
}

/** A layer in its place: its picture, its description for screen readers, and the pointer and keyboard events. */
export function SectionLayer(props: Props) {
  const { plan, place, index, boardSide, scope, isSelected, isSteppedBack, isTabStop, mark } = props
  const { onSelect, onMenu, onOpen, onPress, onHover, onFocus } = props
  const { x, y, width, height } = layerRect(plan, place)
  const { component } = place
  const length_px = plan.orientation === 'wall' ? height : width
  const description = layerDescription(place, index + 1, plan.places.length, mark)
  const option =
    onSelect === undefined
      ? {}
      : {
          role: 'option',
          'aria-selected': isSelected,
          'aria-label': description,
          ...(mark?.kind === 'notice' && { 'aria-description': mark.text }),
          tabIndex: isTabStop ? 0 : -1,
          // The browser's outline would include parts that the layer clips; `Outlines` draws one without them.
          style: { cursor: 'pointer', outline: 'none' },
        }
  return (
    <g
      {...option}
      data-component={component.id}
      transform={`translate(${x} ${y})`}
      onFocus={(event) => onFocus(event.currentTarget.matches(':focus-visible') ? component.id : null)}
      onBlur={() => onFocus(null)}
      onClick={() => onSelect?.(component.id)}
      onDoubleClick={() => onOpen?.(component.id)}
      onPointerDown={(event) => onPress?.(component.id, event)}
      onPointerEnter={() => onHover?.(component.id)}
      onPointerLeave={() => onHover?.(null)}
      onContextMenu={(event) => {
        if (onMenu === undefined) return
        event.preventDefault()
        onMenu(component.id, { x: event.clientX, y: event.clientY })
      }}
    >
      <g opacity={isSteppedBack && mark?.kind !== 'error' ? 'var(--step-back)' : undefined}>
        <LayerGraphic
          component={component}
          depth_px={place.size_px}
          length_px={length_px}
          orientation={plan.orientation}
          scale_pxmm={plan.scale_pxmm}
          hatch={place.hatch.kind}
          fill={hatchFill(scope, place.hatch)}
          boardSide={boardSide}
          scope={scope}
        />
        {place.isBroken ? (
          <BreakMark depth_px={place.size_px} length_px={length_px} orientation={plan.orientation} />
        ) : null}
      </g>
    </g>
  )
}
