import { orientation } from '@soundleaf/construction'
import { ROOM_RANGES, type Licence, type Project, type RemoteHost } from '@soundleaf/contracts'
import { Box, Grid, MessagePlace, NumberField, SelectField, Stack } from '@soundleaf/ui'
import { useState } from 'react'
import { callFailureText } from '../failure-text'
import { FailurePlace } from '../failure-place'
import { t } from '../texts'
import { EdgeFields } from './edge-fields'
import { numberIn } from './number-in'
import { OpeningFields } from './opening-fields'
import { BUILDINGS, draftOf, edgesIn, keepDraft, type BuildingName, type RoomsDraft } from './rooms-draft'
import { RoomsResult } from './rooms-result'
import { useRooms } from './use-rooms'

interface RoomsTabProps {
  readonly host: RemoteHost<'results'>
  readonly project: Project
  readonly licence: Licence
}

/** Two rooms with the construction between them: what is around it, and by which path sound passes. */
export default function RoomsTab({ host, project, licence }: RoomsTabProps) {
  if (licence !== 'full')
    return <MessagePlace title={t('rooms.notInLicence')} text={t('rooms.notInLicenceText')} />
  const isFloor = orientation(project.structures[0]?.type ?? 'Wall') === 'floor'
  return <Rooms key={`${project.projectId}/${isFloor}`} {...{ host, project, isFloor }} />
}

interface RoomsProps extends Pick<RoomsTabProps, 'host' | 'project'> {
  readonly isFloor: boolean
}

function Rooms({ host, project, isFloor }: RoomsProps) {
  const [draft, setDraft] = useState(() => draftOf(project.projectId, isFloor))
  const { state, retry } = useRooms(host, project, draft)

  function change(part: Partial<RoomsDraft>): void {
    const next = { ...draft, ...part }
    keepDraft(project.projectId, isFloor, next)
    setDraft(next)
  }

  return (
    <Stack gap="4" paddingX="5" paddingY="3.5">
      <Dimensions {...{ draft, isFloor }} onChange={change} />
      <SelectField<BuildingName | 'own'>
        label={t('rooms.building')}
        value={buildingOf(draft, isFloor)}
        choices={[
          ...BUILDING_NAMES.map((name) => ({ value: name, label: t(`rooms.building.${name}`) })),
          { value: 'own' as const, label: t('rooms.building.own'), disabled: true },
        ]}
        onChange={(name) => name !== 'own' && change({ edges: edgesIn(name, isFloor) })}
      />
      <Box as="section" aria-label={t('rooms.edges')}>
        {draft.edges.map((edge, at) => (
          <EdgeFields
            // Edges have no name but their place.
            key={at}
            {...{ edge, isFloor }}
            junction={at + 1}
            paths={state.kind === 'ready' ? state.value.airborne : []}
            onChange={(changed) => change({ edges: draft.edges.with(at, changed) })}
          />
        ))}
      </Box>
      <OpeningFields
        openings={draft.openings}
        shares={state.kind === 'ready' ? state.value.openingShares : []}
        onChange={(openings) => change({ openings })}
      />
      {state.kind === 'failed' ? (
        <FailurePlace failure={callFailureText(state.failure)} links={host.links} onRetry={retry} />
      ) : state.kind === 'ready' ? (
        <RoomsResult rooms={state.value} isFloor={isFloor} />
      ) : (
        <Box textStyle="sm" color="fg.muted">
          {t('drawer.calculating')}
        </Box>
      )}
    </Stack>
  )
}

const BUILDING_NAMES = Object.keys(BUILDINGS) as readonly BuildingName[]

/** The usual building whose edges these are, as long as nobody changed one. */
function buildingOf({ edges }: RoomsDraft, isFloor: boolean): BuildingName | 'own' {
  const now = JSON.stringify(edges)
  return BUILDING_NAMES.find((name) => JSON.stringify(edgesIn(name, isFloor)) === now) ?? 'own'
}

interface DimensionsProps {
  readonly draft: RoomsDraft
  readonly isFloor: boolean
  readonly onChange: (part: Partial<RoomsDraft>) => void
}

const DIMENSIONS = ['width', 'height', 'sourceDepth', 'receivingDepth'] as const

function Dimensions({ draft, isFloor, onChange }: DimensionsProps) {
  const place = isFloor ? 'above' : 'beside'
  return (
    <Grid templateColumns="1fr 1fr" columnGap="3" rowGap="2">
      {DIMENSIONS.map((name) => (
        <NumberField
          key={name}
          layout="stacked"
          label={t(`rooms.${place}.${name}`)}
          value={draft[name]}
          decimals={2}
          step={0.1}
          {...ROOM_RANGES.dimension}
          onCommit={(typed) => onChange({ [name]: numberIn(typed, draft[name]) })}
        />
      ))}
    </Grid>
  )
}
