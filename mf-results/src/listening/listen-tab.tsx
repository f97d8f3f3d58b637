import type {
  Calculation,
  EvaluationKind,
  Licence,
  Outside,
  Project,
  RemoteHost,
  RoomsSetting,
} from '@soundleaf/contracts'
import type { Comparisons } from '@soundleaf/results-view'
import { MessagePlace } from '@soundleaf/ui'
import { useState } from 'react'
import { useOutside, useRooms } from '../rooms/use-rooms'
import { t } from '../texts/listen'
import { Listening, type ListeningProps } from './listening'
import type { Overlays } from '../variants/variant-overlays'
import { comparedWith, heardVariants } from './others'
import { BROWSER_MEMORY } from './playing/calibration'
import { insulationBetween, insulationFromOutside, roomOf } from './scene'

interface ListenTabProps {
  readonly host: RemoteHost<'results'>
  readonly project: Project
  readonly kinds: readonly EvaluationKind[]
  readonly licence: Licence
  readonly calculation: Calculation | null
  readonly isCalculating: boolean
  readonly comparisons: Comparisons
  /** The variants of the project, and which of them lie over the charts. */
  readonly overlays: Omit<Overlays, 'onShow'>
}

/** What comes through the construction, to be heard. */
export default function ListenTab(props: ListenTabProps) {
  const { host, project, kinds, licence, comparisons, overlays } = props
  const calculation = useGoingOn(props)
  if (licence !== 'full')
    return <MessagePlace title={t('listen.notInLicence')} text={t('listen.notInLicenceText')} />
  // Random values are nobody's to hear.
  if (calculation === null || calculation.isRandom)
    return <MessagePlace title={t('listen.nothing')} text={t('listen.nothingText')} />
  const { airborne, impact } = calculation.spectra
  const own = { reduction_db: airborne.values_db, impact_db: impact.values_db, rain_db: null }
  const { rooms } = project
  const { heard, areMore } = heardVariants(overlays)
  const outside = rooms?.outside
  const shared = {
    name: project.name,
    size: roomOf(project),
    kinds,
    own,
    others: [...heard, ...comparedWith(comparisons)],
    areMoreVariants: areMore,
    isOutside: outside !== undefined,
    memory: BROWSER_MEMORY,
  }
  if (rooms === undefined) return <Listening {...shared} building={null} missing="listen.noRooms" />
  const asked = { host, project, rooms }
  return outside === undefined ? (
    <BetweenRooms {...asked} listening={shared} />
  ) : (
    <FromOutside {...asked} outside={outside} listening={shared} />
  )
}

interface InBuildingProps extends Pick<ListenTabProps, 'host' | 'project'> {
  readonly rooms: RoomsSetting
  readonly listening: Omit<ListeningProps, 'building' | 'missing'>
}

/** Where rooms are entered, what passes between them by all paths can be heard as well. */
function BetweenRooms({ host, project, rooms, listening }: InBuildingProps) {
  const { state } = useRooms(host, project, rooms)
  return (
    <Listening
      {...listening}
      building={state.kind === 'ready' ? { as: 'between', insulation: insulationBetween(state.value) } : null}
      missing={state.kind === 'failed' ? 'listen.noBuilding' : null}
    />
  )
}

interface FromOutsideProps extends InBuildingProps {
  readonly outside: Outside
}

/** Where the construction is a façade or roof, what comes in through it and its openings, and the rain. */
function FromOutside({ host, project, rooms, outside, listening }: FromOutsideProps) {
  const { state } = useOutside(host, project, rooms, outside)
  return (
    <Listening
      {...listening}
      building={
        state.kind === 'ready' ? { as: 'outside', insulation: insulationFromOutside(state.value) } : null
      }
      missing={state.kind === 'failed' ? 'listen.noBuilding' : null}
    />
  )
}

/** While a change is calculated, what was there before it goes on to be heard. */
function useGoingOn({ project, calculation, isCalculating }: ListenTabProps): Calculation | null {
  const { projectId } = project
  const [latest, setLatest] = useState({ projectId, calculation })
  if (calculation !== null && (calculation !== latest.calculation || projectId !== latest.projectId))
    setLatest({ projectId, calculation })
  if (calculation !== null || !isCalculating) return calculation
  return latest.projectId === projectId ? latest.calculation : null
}
