import { orientation } from '@soundleaf/construction'
import type { CallFailure, ConstructionSide, ProjectList, RemoteHost, RoomFlank } from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { failureText } from '@soundleaf/messages/failures'
import {
  Box,
  Button,
  CheckboxField,
  Flex,
  MessageDialog,
  SkeletonRows,
  Stack,
  Text,
  TextField,
} from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts/rooms'

/** Where a flank stands, so that what is chosen suits it. */
export interface FlankStand {
  /** Of the rooms: none flanks itself. */
  readonly projectId: string
  readonly kind: 'wall' | 'floor'
  /** The side that is usually towards the room. */
  readonly side: ConstructionSide
}

interface FlankDialogProps {
  readonly host: RemoteHost<'results'>
  readonly stand: FlankStand
  /** It is chosen for an opening, which is in the element itself and not in a room. */
  readonly isOpening?: boolean
  readonly onChange: (flank: RoomFlank, inBothRooms: boolean) => void
  readonly onClose: () => void
}

/** Takes the construction of another project as flanking element or as opening, as it is now. */
export default function FlankDialog({ host, stand, isOpening = false, onChange, onClose }: FlankDialogProps) {
  const [search, setSearch] = useState('')
  const [inBoth, setInBoth] = useState(true)
  const [failure, setFailure] = useState<CallFailure | null>(null)

  async function take(id: string): Promise<void> {
    const answer = await host.api.call('getProject', { params: { id } }, { reports: 'nothing' })
    if (!answer.ok) return setFailure(answer.failure)
    const { name, structures } = answer.value
    const [structure] = structures
    if (structure === undefined) return
    onChange({ projectId: id, name, structure, side: stand.side }, inBoth)
    onClose()
  }

  return (
    <MessageDialog
      title={t(isOpening ? 'rooms.opening.dialog' : 'rooms.flank.dialog')}
      size="md"
      onClose={onClose}
      actions={
        <Button variant="ghost" onClick={onClose}>
          {t('rooms.flank.cancel')}
        </Button>
      }
    >
      {!isOpening && <CheckboxField label={t('rooms.flank.inBoth')} checked={inBoth} onChange={setInBoth} />}
      <TextField
        type="search"
        label={t('rooms.flank.search')}
        value={search}
        maxLength={100}
        onChange={setSearch}
      />
      {failure !== null && (
        <Text role="alert" color="fg.error">
          {failureText(failure)}
        </Text>
      )}
      <Projects {...{ host, stand, search }} onChoose={(id) => void take(id)} />
    </MessageDialog>
  )
}

interface ProjectsProps extends Pick<FlankDialogProps, 'host' | 'stand'> {
  readonly search: string
  readonly onChoose: (projectId: string) => void
}

/** One's own projects of the kind that can stand there. */
function Projects({ host, stand, search, onChoose }: ProjectsProps) {
  const filter = search.trim()
  const query = filter === '' ? {} : { filter }
  const { state, retry } = useRead<ProjectList>(filter, (signal) =>
    host.api.call('listProjects', { query }, { signal, reports: 'nothing' }),
  )
  if (state.kind === 'loading') return <SkeletonRows rows={3} />
  if (state.kind === 'failed')
    return (
      <Flex role="alert" gap="2" align="center" wrap="wrap" color="fg.error">
        {failureText(state.failure)}
        <Button size="sm" onClick={retry}>
          {t('rooms.flank.again')}
        </Button>
      </Flex>
    )
  const fitting = state.value.projects.filter(
    ({ projectId, structuresSummary: [type] }) =>
      projectId !== stand.projectId && type !== undefined && orientation(type) === stand.kind,
  )
  if (fitting.length === 0) return <Text color="fg.muted">{t(`rooms.flank.none.${stand.kind}`)}</Text>
  return (
    <Stack
      as="ul"
      aria-label={t('rooms.flank.projects')}
      gap="0"
      listStyleType="none"
      maxHeight="280px"
      overflowY="auto"
    >
      {fitting.map(({ projectId, name }) => (
        <li key={projectId}>
          <Button variant="ghost" width="full" justifyContent="start" onClick={() => onChoose(projectId)}>
            <Box as="bdi" truncate htmlTranslate="no">
              {name}
            </Box>
          </Button>
        </li>
      ))}
    </Stack>
  )
}
