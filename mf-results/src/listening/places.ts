import { formatQuantity } from '@soundleaf/texts'
import { t } from '../texts/listen'
import type { Other } from './others'
import { receivedLevels, type Insulation, type ReceivingRoom } from './scene'
import { kindOf, levelsAt, type SourceName } from './sources/sources'

/** Where is listened, or through what. */
export interface Place {
  readonly id: string
  readonly name: string
  /** A name that a person gave. */
  readonly isGiven: boolean
  readonly isReceiving: boolean
  readonly hasGaps: boolean
  /** In 21 third octaves, dB. */
  readonly levels_db: readonly number[]
}

/** What the construction is part of in the project: two rooms with all paths, or a facade or roof with its openings. */
export interface Building {
  readonly as: 'between' | 'outside'
  readonly insulation: Insulation
}

interface Heard {
  readonly source: SourceName
  /** Of an airborne source. */
  readonly level_dBA: number
  readonly room: ReceivingRoom
  readonly own: Insulation
  /** Null where none is entered, or none is known yet. */
  readonly building: Building | null
  readonly isOutside: boolean
  readonly others: readonly Other[]
}

/** Everything that a source can be heard in and through: the source room, this construction, what it is compared with. */
export function placesOf(heard: Heard): readonly Place[] {
  const { source, level_dBA, room, own, building, isOutside, others } = heard
  const kind = kindOf(source)
  const through = (
    insulation: Insulation,
    place: Pick<Place, 'id' | 'name'> & Partial<Place>,
  ): readonly Place[] => {
    const levels_db = receivedLevels(source, level_dBA, insulation, room)
    return levels_db === null ? [] : [{ ...RECEIVING, ...place, levels_db }]
  }
  const emitted: readonly Place[] =
    kind.of === 'airborne'
      ? [
          {
            ...EMITTING,
            name: isOutside
              ? t('listen.place.street', { distance: formatQuantity(2, 'm') })
              : t('listen.place.source'),
            levels_db: levelsAt(kind.source, level_dBA),
          },
        ]
      : []
  return [
    ...emitted,
    ...through(own, { id: 'own', name: t('listen.place.own') }),
    ...(building === null
      ? []
      : through(building.insulation, { id: 'building', name: t(`listen.place.${building.as}`) })),
    ...others.flatMap(({ id, name, insulation, hasGaps }) =>
      through(insulation, { id, name, hasGaps, isGiven: true }),
    ),
  ]
}

const RECEIVING = { isGiven: false, isReceiving: true, hasGaps: false } as const
const EMITTING = { id: 'source', isGiven: false, isReceiving: false, hasGaps: false } as const
