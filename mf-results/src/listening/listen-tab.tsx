import {
  type Calculation,
  type EvaluationKind,
  type Licence,
  type Project,
  type RemoteHost,
} from '@soundleaf/contracts'
import type { Comparisons } from '@soundleaf/results-view'
import { MessagePlace } from '@soundleaf/ui'
import { useState } from 'react'
import { useRooms } from '../rooms/use-rooms'
import { t } from '../texts/listen'
import { Listening, type ListeningProps } from './listening'
import { insulationBetween } from './scene'

interface ListenTabProps {
  readonly host: RemoteHost<'results'>
  readonly project: Project
  readonly kinds: readonly EvaluationKind[]
  readonly licence: Licence
  readonly calculation: Calculation | null
  readonly isCalculating: boolean
  readonly comparisons: Comparisons
}

/** What comes through the construction, to be heard. */
export default function ListenTab(props: ListenTabProps) {
  const { host, project, kinds, licence, comparisons } = props
  const calculation = useGoingOn(props)
  if (licence !== 'full')
    return <MessagePlace title={t('listen.notInLicence')} text={t('listen.notInLicenceText')} />
  // Random values are nobody's to hear.
  if (calculation === null || calculation.isRandom)
    return <MessagePlace title={t('listen.nothing')} text={t('listen.nothingText')} />
  const { airborne, impact } = calculation.spectra
  const shared = {
    host,
    project,
    kinds,
    comparisons,
    own: { reduction_db: airborne.values_db, impact_db: impact.values_db },
  }
  const { rooms } = project
  return rooms === undefined || rooms.outside !== undefined ? (
    <Listening {...shared} between={null} note="listen.noRooms" />
  ) : (
    <WithRooms {...shared} rooms={rooms} />
  )
}

type WithRoomsProps = Omit<ListeningProps, 'between' | 'note'> & {
  readonly rooms: NonNullable<Project['rooms']>
}

/** Where rooms are entered, what passes between them by all paths can be heard as well. */
function WithRooms({ rooms, ...shared }: WithRoomsProps) {
  const { state } = useRooms(shared.host, shared.project, rooms)
  return (
    <Listening
      {...shared}
      between={state.kind === 'ready' ? insulationBetween(state.value) : null}
      note={state.kind === 'failed' ? 'listen.noBetween' : null}
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
