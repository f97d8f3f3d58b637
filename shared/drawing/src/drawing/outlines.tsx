import { layerRect, type SectionPlan } from '../layout/section-plan'

interface Props {
  readonly plan: SectionPlan
  readonly selectedId: string | null
  /** The layer that has the keyboard's focus. */
  readonly focusedId: string | null
  readonly erroneous: ReadonlyMap<string, string>
}

/** Distance of the focus ring from the layer, so that it shows beside the selection's outline. */
const RING_PX = 4

/** Accent about the selected layer, red about erroneous ones; above all layers, so that no neighbour covers them. */
export function Outlines({ plan, selectedId, focusedId, erroneous }: Props) {
  return plan.places.map((place) => {
    const { id } = place.component
    const isErroneous = erroneous.has(id)
    if (!isErroneous && id !== selectedId && id !== focusedId) return null
    const rect = layerRect(plan, place)
    return (
      <g key={id} fill="none" strokeWidth="var(--lw-select)" pointerEvents="none">
        {isErroneous || id === selectedId ? (
          <rect {...rect} stroke={isErroneous ? 'var(--bad-line)' : 'var(--accent)'} />
        ) : null}
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
