import { layerRect, type SectionPlan } from '../layout/section-plan'

interface Props {
  readonly plan: SectionPlan
  readonly selectedId: string | null
  readonly erroneous: ReadonlyMap<string, string>
}

/** Accent about the selected layer, red about erroneous ones; above all layers, so that no neighbour covers them. */
export function Outlines({ plan, selectedId, erroneous }: Props) {
  return plan.places.map((place) => {
    const isErroneous = erroneous.has(place.component.id)
    if (!isErroneous && place.component.id !== selectedId) return null
    return (
      <rect
        key={place.component.id}
        {...layerRect(plan, place)}
        fill="none"
        stroke={isErroneous ? 'var(--bad-line)' : 'var(--accent)'}
        strokeWidth="var(--lw-select)"
        pointerEvents="none"
      />
    )
  })
}
