import type { Licence, Project, RemoteHost } from '@soundleaf/contracts'
import {
  Box,
  Flex,
  IconButton,
  MessagePlace,
  pressedAction,
  SelectField,
  shortcutText,
  Stack,
  type Action,
  type IconName,
} from '@soundleaf/ui'
import { t } from '../texts/rooms'
import { roomEdits } from './room-edits'
import { RoomOutside } from './room-outside'
import { RoomsBetween } from './rooms-between'
import { FIRST_OUTSIDE, isFloorOf } from './usual-rooms'

interface RoomsTabProps {
  readonly host: RemoteHost<'results'>
  readonly project: Project
  readonly licence: Licence
}

/** Two rooms with the construction between them: what is around it, and by which path sound passes. */
export default function RoomsTab({ host, project, licence }: RoomsTabProps) {
  if (licence !== 'full')
    return <MessagePlace title={t('rooms.notInLicence')} text={t('rooms.notInLicenceText')} />
  const isFloor = isFloorOf(project)
  return <Rooms {...{ host, project, isFloor }} />
}

interface RoomsProps extends Pick<RoomsTabProps, 'host' | 'project'> {
  readonly isFloor: boolean
}

function Rooms({ host, project, isFloor }: RoomsProps) {
  const edits = roomEdits(host, project)
  const { rooms, change, undo, redo, clear } = edits
  const { outside, ...between } = rooms
  const place = isFloor ? 'above' : 'beside'
  const shared = { host, project, isFloor, change }

  return (
    <Stack
      gap="4"
      paddingX="5"
      paddingY="3.5"
      onKeyDown={(event) => {
        const action = pressedAction([undo, redo], event)
        if (action === undefined || event.defaultPrevented) return
        // In this tab the keys are of the rooms; the construction's are those of the rest of the page.
        event.preventDefault()
        if (action.isAllowed) action.run()
      }}
    >
      <Flex gap="1" align="end">
        <Box flex="1">
          <SelectField
            label={t('rooms.place')}
            value={outside === undefined ? 'between' : 'outside'}
            choices={(['between', 'outside'] as const).map((value) => ({
              value,
              label: t(`rooms.place.${place}.${value}`),
            }))}
            onChange={(value) =>
              value === 'outside' ? change({ outside: FIRST_OUTSIDE }) : edits.put(between)
            }
          />
        </Box>
        <ActionButton icon="undo" action={undo} />
        <ActionButton icon="redo" action={redo} />
        <ActionButton icon="delete" action={clear} />
      </Flex>
      {outside === undefined ? (
        <RoomsBetween {...shared} rooms={rooms} />
      ) : (
        <RoomOutside {...shared} rooms={rooms} outside={outside} />
      )}
    </Stack>
  )
}

function ActionButton({ icon, action }: { readonly icon: IconName; readonly action: Action }) {
  const { label, keys, isAllowed, run } = action
  return (
    <IconButton
      icon={icon}
      label={label}
      {...(keys === undefined ? {} : { keys: shortcutText(keys) })}
      disabledReason={isAllowed ? undefined : t('rooms.nothingChanged')}
      onClick={run}
    />
  )
}
