import { useMemo, useRef, useState } from 'react'
import type { ProjectListItem, RemoteHost } from '@soundleaf/contracts'
import { Button, MessagePlace } from '@soundleaf/ui'
import { t } from '../texts'
import { FiledFilter, useFiled } from '../filing/filed-filter'
import type { Column } from './columns'
import { ListCard } from './list-card'
import { ProjectTable } from './project-table'
import { BackToPrevious } from './saved-projects'
import { useProjectColumns } from './use-project-columns'
import { useProjectList } from './use-project-list'
import { useSelection } from './use-selection'

/** The tab of the projects that colleagues share; they can be copied, not opened. */
export function TeamProjects({ host, filter }: { host: RemoteHost<'projects'>; filter: string }) {
  const filed = useFiled(filter)
  const { state, reload } = useProjectList(host, 'listTeamProjects', filed.wanted)
  const { ids, only, select } = useSelection(state, filed.wanted)
  const [isCopying, setCopying] = useState(false)
  /** Keys of copies that were not confirmed: asked again with the same key, the server returns the copy it made. */
  const keys = useRef(new Map<string, string>())

  const list = state.kind === 'ready' ? state.value : undefined
  const columns = useProjectColumns(
    list,
    useMemo(() => ownerColumn(), []),
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
    <>
      <FiledFilter {...filed} jobs={list?.jobs} tags={list?.tags} />
      <ListCard
        state={state}
        wanted={filed.wanted}
        empty={<MessagePlace icon="open" title={t('team.empty.title')} text={t('team.empty.text')} />}
        onReload={reload}
        table={(projects) => (
          <ProjectTable
            label={t('team.title')}
            projects={projects}
            columns={columns}
            newestBy="modified"
            selected={ids}
            onSelect={select}
            onOpen={(projectId) => select(new Set([projectId]))}
          />
        )}
        actions={
          <>
            <Button
              variant="solid"
              disabledReason={only === null ? t('list.selectOne') : undefined}
              loading={isCopying}
              onClick={() => only !== null && void copy(only.projectId)}
            >
              {t('team.copy')}
            </Button>
            <BackToPrevious host={host} />
          </>
        }
      />
    </>
  )
}

const ownerColumn = (): Column<ProjectListItem> => ({
  id: 'owner',
  head: t('column.owner'),
  width: '24%',
  title: ({ owner }) => owner ?? undefined,
  cell: ({ owner }) => <bdi translate="no">{owner}</bdi>,
})
