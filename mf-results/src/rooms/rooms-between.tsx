import type { Project, RemoteHost, RoomsPath, RoomsSetting } from '@soundleaf/contracts'
import { formatNumber, formatQuantity } from '@soundleaf/texts'
import { Box, SelectField, Stack } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts/rooms'
import { DimensionFields } from './dimension-fields'
import { EdgeFields } from './edge-fields'
import { OpeningFields } from './opening-fields'
import { PathsAndChanges } from './paths-and-changes'
import { RoomsFailure } from './rooms-failure'
import { RoomsHead } from './rooms-head'
import { RoomsSketch } from './rooms-sketch'
import { useRooms } from './use-rooms'
import { BUILDINGS, edgesIn, type BuildingName } from './usual-rooms'

export interface RoomsPlaceProps {
  readonly host: RemoteHost<'results'>
  readonly project: Project
  readonly rooms: RoomsSetting
  readonly isFloor: boolean
  readonly change: (part: Partial<RoomsSetting>) => void
}

/** The construction between two rooms: what is around it, and by which path sound passes. */
export function RoomsBetween({ host, project, rooms, isFloor, change }: RoomsPlaceProps) {
  const { state, retry } = useRooms(host, project, rooms)
  const answer = state.kind === 'ready' ? state.value : null
  const [lit, light] = useState<RoomsPath | null>(null)
  return (
    <>
      {state.kind === 'failed' ? (
        <RoomsFailure failure={state.failure} links={host.links} onRetry={retry} />
      ) : (
        <RoomsHead rooms={answer} fieldValues={project.fieldValues} isFloor={isFloor} />
      )}
      <RoomsSketch {...{ rooms, answer, isFloor }} lit={lit?.junction ?? null} />
      <Stack gap="2">
        <DimensionFields
          {...{ rooms, isFloor }}
          names={['width', 'height', 'sourceDepth', 'receivingDepth']}
          onChange={change}
        />
        <SelectField<BuildingName | 'own'>
          label={t('rooms.building')}
          value={buildingOf(rooms, isFloor)}
          choices={[
            ...BUILDING_NAMES.map((name) => ({ value: name, label: t(`rooms.building.${name}`) })),
            { value: 'own' as const, label: t('rooms.building.own'), disabled: true },
          ]}
          onChange={(name) => name !== 'own' && change({ edges: edgesIn(name, isFloor) })}
        />
      </Stack>
      <Box as="section" aria-label={t('rooms.edges')}>
        {rooms.edges.map((edge, at) => (
          <EdgeFields
            // Edges have no name but their place.
            key={at}
            {...{ host, edge, isFloor }}
            projectId={project.projectId}
            junction={at + 1}
            paths={answer?.airborne ?? []}
            onChange={(changed) => change({ edges: rooms.edges.with(at, changed) })}
          />
        ))}
      </Box>
      <OpeningFields
        host={host}
        projectId={project.projectId}
        openings={rooms.openings}
        shares={answer?.openingShares ?? []}
        composite={answer?.composite}
        onChange={(openings) => change({ openings })}
      />
      {answer !== null && (
        <Box textStyle="xs" color="fg.muted">
          {t('rooms.gapLoss', {
            gap: formatQuantity(2, 'mm'),
            length: formatQuantity(rooms.width, 'm'),
            loss: formatNumber(answer.gapLoss, 0),
          })}
        </Box>
      )}
      {answer !== null && <PathsAndChanges rooms={answer} {...{ isFloor, lit }} onLight={light} />}
    </>
  )
}

const BUILDING_NAMES = Object.keys(BUILDINGS) as readonly BuildingName[]

/** The usual building whose edges these are, as long as nobody changed one. */
function buildingOf({ edges }: RoomsSetting, isFloor: boolean): BuildingName | 'own' {
  const now = JSON.stringify(edges)
  return BUILDING_NAMES.find((name) => JSON.stringify(edgesIn(name, isFloor)) === now) ?? 'own'
}
