import type { RoomEdge, RoomFlank } from '@soundleaf/contracts'
import { SelectField } from '@soundleaf/ui'
import { t } from '../texts/rooms'

const PLACES = ['both', 'source', 'receiving'] as const

/** What stands in each room, where something does. */
export const standing = (source: RoomFlank | undefined, receiving: RoomFlank | undefined) => ({
  ...(source && { source }),
  ...(receiving && { receiving }),
})

/** The edge with a flank in one room where two elements meet in a corner, of which there is none with flanks in both. */
export function joined(edge: RoomEdge): RoomEdge {
  const { receiving: _, ...inSourceRoom } = edge
  return edge.junction === 'corner' && edge.source !== undefined ? inSourceRoom : edge
}

/** In which of the rooms a flank stands: an edge may have one in one of them alone. */
export function StandsIn({
  edge,
  onChange,
}: {
  readonly edge: RoomEdge
  readonly onChange: (edge: RoomEdge) => void
}) {
  const { source, receiving, junction, ...others } = edge
  const flank = source ?? receiving

  function choose(place: (typeof PLACES)[number]): void {
    const inSource = place === 'receiving' ? undefined : (source ?? flank)
    const inReceiving = place === 'source' ? undefined : (receiving ?? flank)
    const isCornerOfMore = junction === 'corner' && place === 'both'
    onChange({
      ...others,
      ...standing(inSource, inReceiving),
      junction: isCornerOfMore ? 'rigid T' : (junction ?? 'rigid T'),
    })
  }

  return (
    <SelectField
      label={t('rooms.stands')}
      value={source === undefined ? 'receiving' : receiving === undefined ? 'source' : 'both'}
      choices={PLACES.map((value) => ({ value, label: t(`rooms.stands.${value}`) }))}
      onChange={choose}
    />
  )
}
