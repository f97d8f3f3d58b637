import { useMemo, useRef, useState } from 'react'
import type { ProjectListItem, RemoteHost } from '@soundleaf/contracts'
import { Button, MessagePlace } from '@soundleaf/ui'
import { t } from '../texts'
import { ageColumns, nameColumns, numberColumns, type Column } from './columns'
import { ListCard, listedId } from './list-card'
import { ProjectTable } from './project-table'
import { BackToPrevious } from './saved-projects'
import { useProjectList } from './use-project-list'

/** The tab of the projects that colleagues share; they can be copied, not opened. */
export function TeamProjects({ host, filter }: { host: RemoteHost<'projects'>; filter: string }) {
  const { state, reload } = useProjectList(host, 'listTeamProjects', filter)
  const [selected, setSelected] = useState<string | null>(null)
  const selectedId = listedId(selected, state, filter)
  const [isCopying, setCopying] = useState(false)
  /** Keys of copies that were not confirmed: asked again with the same key, the server returns the copy it made. */
  const keys = useRef(new Map<string, string>())

  const standard = state.kind === 'ready' ? state.value.evaluationStandard : undefined
  const columns = useMemo(
    () => [...nameColumns<ProjectListItem>(), ...numberColumns(standard), ...ageColumns(), ownerColumn()],
    [standard],
  )

  async function copy(projectId: string): Promise<void> {
    setCopying(true)
    const creationKey = keys.current.get(projectId) ?? crypto.randomUUID()
    keys.current.set(projectId, creationKey)
    const outcome = await host.api.call(
      'createOwnCopy',
      { params: { id: projectId }, query: { creationKey } },
      { reports: 'network' },
    )
    setCopying(false)
    if (outcome.ok) {
      keys.current.delete(projectId)
      host.toast({ kind: 'success', text: t('toast.copied') })
    } else if (outcome.failure.code !== 'NetworkFailure') {
      host.toast({ kind: 'error', text: t('toast.notCopied') })
    }
  }

  return (
    <ListCard
      state={state}
      filter={filter}
      empty={<MessagePlace icon="open" title={t('team.empty.title')} text={t('team.empty.text')} />}
      onReload={reload}
      table={(projects) => (
        <ProjectTable
          label={t('team.title')}
          projects={projects}
          columns={columns}
          newestBy="modified"
          selectedId={selectedId}
          onSelect={setSelected}
          onOpen={setSelected}
        />
      )}
      actions={
        <>
          <Button
            variant="solid"
            disabledReason={selectedId === null ? t('list.selectFirst') : undefined}
            loading={isCopying}
            onClick={() => selectedId !== null && void copy(selectedId)}
          >
            {t('team.copy')}
          </Button>
          <BackToPrevious host={host} />
        </>
      }
    />
  )
}

const ownerColumn = (): Column<ProjectListItem> => ({
  id: 'owner',
  head: t('column.owner'),
  width: '24%',
  title: ({ owner }) => owner ?? undefined,
  cell: ({ owner }) => <bdi translate="no">{owner}</bdi>,
})
