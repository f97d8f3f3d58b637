import { useMemo, useState } from 'react'
import type { DeletedProject, RemoteHost } from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { Button, MessagePlace } from '@soundleaf/ui'
import { t } from '../texts'
import { dateColumn, nameColumns } from './columns'
import { ListCard, listedId, type ListState } from './list-card'
import { ProjectTable } from './project-table'

/** The tab of what a person deleted: it is kept for a while, and can be had back. */
export function DeletedProjects({ host, filter }: { host: RemoteHost<'projects'>; filter: string }) {
  const read = useRead('', (signal) =>
    host.api.call('listDeletedProjects', {}, { signal, reports: 'network' }),
  )
  const state: ListState<DeletedProject> =
    read.state.kind === 'ready'
      ? { kind: 'ready', value: { ...read.state.value, total: read.state.value.projects.length } }
      : read.state
  const [selected, setSelected] = useState<string | null>(null)
  const selectedId = listedId(selected, state, filter)
  const [isRestoring, setRestoring] = useState(false)
  const columns = useMemo(
    () => [
      ...nameColumns<DeletedProject>(),
      {
        ...dateColumn<DeletedProject>('deleted', t('column.deleted'), (row) => row.deletedDateUtc),
        from: 'md' as const,
      },
      dateColumn<DeletedProject>('keptUntil', t('column.keptUntil'), (row) => row.keptUntilUtc),
    ],
    [],
  )

  async function restore(projectId: string): Promise<void> {
    const projects = state.kind === 'ready' ? state.value.projects : []
    const name = projects.find((project) => project.projectId === projectId)?.name ?? ''
    setRestoring(true)
    const outcome = await host.api.call('restoreProject', { params: { id: projectId } })
    setRestoring(false)
    if (!outcome.ok) return
    host.toast({ kind: 'success', text: t('toast.restored', { name }) })
    read.retry()
  }

  return (
    <ListCard
      state={state}
      filter={filter}
      empty={<MessagePlace icon="delete" title={t('deleted.empty.title')} text={t('deleted.empty.text')} />}
      onReload={read.retry}
      table={(projects) => (
        <ProjectTable
          label={t('deleted.title')}
          projects={projects}
          columns={columns}
          newestBy="deleted"
          selectedId={selectedId}
          onSelect={setSelected}
          onOpen={setSelected}
        />
      )}
      actions={
        <Button
          variant="solid"
          disabledReason={selectedId === null ? t('list.selectFirst') : undefined}
          loading={isRestoring}
          onClick={() => selectedId !== null && void restore(selectedId)}
        >
          {t('deleted.restore')}
        </Button>
      }
    />
  )
}
