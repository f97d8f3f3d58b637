import { orientation } from '@soundleaf/construction'
import type { RoomsAnswer, RoomsPath, RoomsSetting, Structure } from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { Box, Stack } from '@soundleaf/ui'
import { useState } from 'react'
import { callFailureText } from '../failure-text'
import { PathsAndChanges } from '../rooms/paths-and-changes'
import { RoomsHead } from '../rooms/rooms-head'
import { RoomsSketch } from '../rooms/rooms-sketch'
import { t } from '../texts'
import { askForRooms, networkFailure, NO_ROOM } from './ask'
import type { EmbedProps } from './embed-props'

interface RoomsSectionProps extends Pick<EmbedProps, 'fieldValues' | 'getToken' | 'api'> {
  readonly construction: Structure
  readonly rooms: RoomsSetting
}

/** What passes between two rooms in somebody else's page, by every path. */
export default function RoomsSection({ construction, rooms, fieldValues, getToken, api }: RoomsSectionProps) {
  const [lit, light] = useState<RoomsPath | null>(null)
  const { state } = useRead<RoomsAnswer>(JSON.stringify([construction, rooms, api]), (signal) =>
    askForRooms(rooms, { construction, getToken, ...(api !== undefined && { api }) }, signal).catch(
      () => ({ ok: false, failure: networkFailure() }) as const,
    ),
  )
  const isFloor = orientation(construction.type) === 'floor'
  const answer = state.kind === 'ready' ? state.value : null
  return (
    <Stack as="section" aria-label={t('drawer.rooms')} gap="4" paddingX="5" paddingTop="4">
      <Box textStyle="sm" fontWeight="semibold">
        {t('drawer.rooms')}
      </Box>
      {state.kind === 'failed' ? (
        <Box role="alert" textStyle="sm">
          {callFailureText(state.failure).text}
        </Box>
      ) : (
        <RoomsHead rooms={answer} fieldValues={{ ...NO_ROOM, ...fieldValues }} isFloor={isFloor} />
      )}
      <RoomsSketch {...{ rooms, answer, isFloor }} lit={lit?.junction ?? null} />
      {answer !== null && <PathsAndChanges rooms={answer} {...{ isFloor, lit }} onLight={light} />}
    </Stack>
  )
}
