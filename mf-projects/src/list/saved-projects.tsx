import { useCallback, useState } from 'react'
import { EMPTY_GUID, type ProjectListItem, type RemoteHost } from '@soundleaf/contracts'
import { useTopic } from '@soundleaf/federation'
import { Box, Button, MessagePlace } from '@soundleaf/ui'
import { FilesMenu } from '../files/files-menu'
import { FiledFilter, useFiled } from '../filing/filed-filter'
import { FilingButton } from '../filing/filing-button'
import { HistoryButton } from '../history/history-button'
import { LinksButton } from '../links/links-button'
import { NewProjectForm } from '../new-project/new-project'
import { t } from '../texts'
import { archiveProjects, deleteProjects } from './change-projects'
import { ListCard } from './list-card'
import { ProjectTable } from './project-table'
import { ShareNotice } from './share-notice'
import { useProjectColumns } from './use-project-columns'
import { useProjectList } from './use-project-list'
import { useSelection } from './use-selection'
import { useShareColumn } from './use-share-column'

interface SavedProjectsProps {
  readonly host: RemoteHost<'projects'>
  readonly filter: string
  /** Those that were put away, in place of the others. */
  readonly isArchive?: boolean
}

/** The tab of a person's own projects, or of those that are archived. */
export function SavedProjects({ host, filter, isArchive = false }: SavedProjectsProps) {
  const filed = useFiled(filter)
  const { wanted } = filed
  const { state, reload, change } = useProjectList(
    host,
    'listProjects',
    wanted,
    isArchive ? 'archived' : undefined,
  )
  const { listed, projects: selected, ids, only, select } = useSelection(state, wanted)
  const [isArchiving, setArchiving] = useState(false)
  const open = useCallback(
    (projectId: string) => host.events.publish('projects/open-requested', { projectId }),
    [host],
  )

  /** Does something with what is selected, after which it stands in another list. */
  async function move(work: (projects: readonly ProjectListItem[]) => Promise<boolean>): Promise<void> {
    if (!(await work(selected))) return
    select(new Set())
    reload()
  }

  async function archive(): Promise<void> {
    setArchiving(true)
    await move((projects) => archiveProjects(host, projects, !isArchive))
    setArchiving(false)
  }

  const shareColumn = useShareColumn(host, change)
  const list = state.kind === 'ready' ? state.value : undefined
  const columns = useProjectColumns(list, shareColumn)
  const selectFirst = selected.length === 0 ? t('list.selectFirst') : undefined
  const title = isArchive ? t('archive.title') : t('saved.title')

  return (
    <>
      <FiledFilter {...filed} jobs={list?.jobs} tags={list?.tags} />
      <ListCard
        state={state}
        wanted={wanted}
        empty={isArchive ? <EmptyArchive /> : <NoProjects host={host} />}
        onReload={reload}
        table={(projects) => (
          <>
            <ShareNotice share={list?.share} />
            <ProjectTable
              label={title}
              projects={projects}
              columns={columns}
              newestBy="modified"
              selected={ids}
              onSelect={select}
              many
              onOpen={open}
            />
          </>
        )}
        actions={
          <>
            <Button
              variant="solid"
              disabledReason={only === null ? t('list.selectOne') : undefined}
              onClick={() => only !== null && open(only.projectId)}
            >
              {t('saved.open')}
            </Button>
            <HistoryButton host={host} project={only} onChanged={reload} />
            <LinksButton host={host} project={only} />
            <FilesMenu
              host={host}
              selectedIds={[...ids]}
              listedIds={listed.map(({ projectId }) => projectId)}
              onImported={reload}
            />
            <FilingButton
              host={host}
              projects={selected}
              jobs={list?.jobs ?? []}
              tags={list?.tags ?? []}
              onFiled={reload}
            />
            <Button disabledReason={selectFirst} loading={isArchiving} onClick={() => void archive()}>
              {isArchive ? t('archive.takeOut') : t('saved.archive')}
            </Button>
            <BackToPrevious host={host} />
            <Button
              danger
              icon="delete"
              marginLeft="auto"
              disabledReason={selectFirst}
              onClick={() => void move((projects) => deleteProjects(host, projects))}
            >
              {selected.length > 1 ? t('saved.delete.many') : t('saved.delete')}
            </Button>
          </>
        }
      />
    </>
  )
}

function NoProjects({ host }: { host: RemoteHost<'projects'> }) {
  return (
    <>
      <MessagePlace icon="open" title={t('saved.empty.title')} text={t('saved.empty.text')} />
      <Box maxWidth="720px" margin="0 auto" padding="0 20px 24px">
        <NewProjectForm host={host} />
      </Box>
    </>
  )
}

const EmptyArchive = () => (
  <MessagePlace icon="open" title={t('archive.empty.title')} text={t('archive.empty.text')} />
)

/** Enabled only while a saved project is open. */
export function BackToPrevious({ host }: { host: RemoteHost<'projects'> }) {
  const open = useTopic(host.events, 'shell/project-changed')?.project ?? null
  return (
    <Button
      disabledReason={open === null || open.projectId === EMPTY_GUID ? t('list.noPrevious') : undefined}
      onClick={() => host.events.publish('projects/back-requested', {})}
    >
      {t('list.back')}
    </Button>
  )
}
