import type { LayerMark, LayerMarks } from './layer-mark'
import { layerRect, type SectionPlan } from '../layout/section-plan'

interface Props {
  readonly plan: SectionPlan
  readonly selectedId: string | null
  /** The layer that has the keyboard's focus. */
  readonly focusedId: string | null
  readonly marks: LayerMarks
}

/** Distance of the focus ring from the layer, so that it shows beside the selection's outline. */
const RING_PX = 4

/**
 * Accent about the selected layer, red about erroneous ones, dashes about those that are not finished; above all layers,
 * so that no neighbour covers them.
 */
export function Outlines({ plan, selectedId, focusedId, marks }: Props) {
  return plan.places.map((place) => {
    const { id } = place.component
    const look = lookOf(marks.get(id)?.kind, id === selectedId)
    if (look === null && id !== focusedId) return null
    const rect = layerRect(plan, place)
    return (
      <g key={id} fill="none" strokeWidth="var(--lw-select)" pointerEvents="none">
        {look === null ? null : <rect {...rect} {...look} />}
        {id === focusedId ? (
          <rect
            x={rect.x - RING_PX}
            y={rect.y - RING_PX}
            width={rect.width + 2 * RING_PX}
            height={rect.height + 2 * RING_PX}
            rx={2}
            stroke="var(--accent)"
          />
        ) : null}
      </g>
    )
  })
}

function lookOf(mark: LayerMark['kind'] | undefined, isSelected: boolean) {
  if (mark === 'error') return { stroke: 'var(--bad-line)' }
  if (isSelected) return { stroke: 'var(--accent)' }
  return mark === 'unfinished' ? { stroke: 'var(--ink-2)', strokeDasharray: '6 4' } : null
}
