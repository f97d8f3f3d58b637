import { useMemo, useState } from 'react'
import type { DeletedProject, RemoteHost } from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { Button, MessagePlace } from '@soundleaf/ui'
import { t } from '../texts'
import { dateColumn, nameColumns } from './columns'
import { ListCard, type ListState } from './list-card'
import { ProjectTable } from './project-table'
import { useSelection } from './use-selection'

/** The tab of what a person deleted: it is kept for a while, and can be had back. */
export function DeletedProjects({ host, filter }: { host: RemoteHost<'projects'>; filter: string }) {
  const read = useRead('', (signal) =>
    host.api.call('listDeletedProjects', {}, { signal, reports: 'network' }),
  )
  const state: ListState<DeletedProject> =
    read.state.kind === 'ready'
      ? { kind: 'ready', value: { ...read.state.value, total: read.state.value.projects.length } }
      : read.state
  const wanted = { filter, job: null, tag: null }
  const { ids, projects: selected, select } = useSelection(state, wanted)
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

  async function restore(): Promise<void> {
    setRestoring(true)
    for (const { projectId, name } of selected) {
      const outcome = await host.api.call('restoreProject', { params: { id: projectId } })
      if (!outcome.ok) break
      host.toast({ kind: 'success', text: t('toast.restored', { name }) })
    }
    setRestoring(false)
    read.retry()
  }

  return (
    <ListCard
      state={state}
      wanted={wanted}
      empty={<MessagePlace icon="delete" title={t('deleted.empty.title')} text={t('deleted.empty.text')} />}
      onReload={read.retry}
      table={(projects) => (
        <ProjectTable
          label={t('deleted.title')}
          projects={projects}
          columns={columns}
          newestBy="deleted"
          selected={ids}
          onSelect={select}
          many
          onOpen={(projectId) => select(new Set([projectId]))}
        />
      )}
      actions={
        <Button
          variant="solid"
          disabledReason={selected.length === 0 ? t('list.selectFirst') : undefined}
          loading={isRestoring}
          onClick={() => void restore()}
        >
          {t('deleted.restore')}
        </Button>
      }
    />
  )
}
