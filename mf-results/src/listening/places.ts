import type { Comparisons } from '@soundleaf/results-view'
import { t } from '../texts/listen'
import { filled, receivedLevels, type Insulation, type ReceivingRoom } from './scene'
import { isImpact, levelsAt, type SourceName } from './sources/sources'

/** Where is listened, or through what. */
export interface Place {
  readonly id: string
  readonly name: string
  /** A name that a person gave. */
  readonly isGiven: boolean
  readonly isReceiving: boolean
  /** A measurement lacks some bands. */
  readonly hasGaps: boolean
  /** In 21 third octaves, dB. */
  readonly levels_db: readonly number[]
}

interface Heard {
  readonly source: SourceName
  /** Of an airborne source. */
  readonly level_dBA: number
  readonly room: ReceivingRoom
  readonly own: Insulation
  /** By all paths between the rooms of the project; null where none are entered. */
  readonly between: Insulation | null
  readonly comparisons: Comparisons
}

/** Everything that a source can be heard in and through: the source room, this construction, what it is compared with. */
export function placesOf({ source, level_dBA, room, own, between, comparisons }: Heard): readonly Place[] {
  const through = (
    insulation: Insulation | null,
    place: Pick<Place, 'id' | 'name'> & Partial<Place>,
  ): readonly Place[] => {
    const levels_db = insulation && receivedLevels(source, level_dBA, insulation, room)
    return levels_db === null ? [] : [{ ...RECEIVING, ...place, levels_db }]
  }
  const emitted: readonly Place[] = isImpact(source)
    ? []
    : [{ ...EMITTING, name: t('listen.place.source'), levels_db: levelsAt(source, level_dBA) }]
  const compared = comparisons[isImpact(source) ? 'impact' : 'airborne'].flatMap((curve, slot) => {
    if (curve === null) return []
    const values = filled(curve.values)
    const hasGaps = curve.values.includes(null)
    const place = { id: `curve ${slot}`, name: curve.name, isGiven: true, hasGaps }
    return through({ reduction_db: values, impact_db: values }, place)
  })
  return [
    ...emitted,
    ...through(own, { id: 'own', name: t('listen.place.own') }),
    ...through(between, { id: 'between', name: t('listen.place.between') }),
    ...compared,
  ]
}

const RECEIVING = { isGiven: false, isReceiving: true, hasGaps: false } as const
const EMITTING = { id: 'source', isGiven: false, isReceiving: false, hasGaps: false } as const
