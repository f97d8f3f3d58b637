import { useCallback, useMemo, useRef, useState } from 'react'
import { EMPTY_GUID, type ProjectListItem, type RemoteHost } from '@soundleaf/contracts'
import { useTopic } from '@soundleaf/federation'
import { Box, Button, MessagePlace, SwitchField } from '@soundleaf/ui'
import { FilesMenu } from '../files/files-menu'
import { HistoryButton } from '../history/history-button'
import { LinksButton } from '../links/links-button'
import { NewProjectForm } from '../new-project/new-project'
import { t } from '../texts'
import { ageColumns, nameColumns, numberColumns, type Column } from './columns'
import { ListCard, listedId, listedIds } from './list-card'
import { ProjectTable } from './project-table'
import { ShareNotice } from './share-notice'
import { useProjectList } from './use-project-list'

/** The tab of a person's own projects. */
export function SavedProjects({ host, filter }: { host: RemoteHost<'projects'>; filter: string }) {
  const { state, reload, change } = useProjectList(host, 'listProjects', filter)
  const [selected, setSelected] = useState<string | null>(null)
  const selectedId = listedId(selected, state, filter)
  const selectedProject =
    (state.kind === 'ready' && state.value.projects.find(({ projectId }) => projectId === selectedId)) || null
  const open = useCallback(
    (projectId: string) => host.events.publish('projects/open-requested', { projectId }),
    [host],
  )

  async function remove(projectId: string): Promise<void> {
    const projects = state.kind === 'ready' ? state.value.projects : []
    const name = projects.find((project) => project.projectId === projectId)?.name ?? ''
    const answer = await host.ask({
      title: t('delete.title', { name }),
      text: t('delete.text'),
      actions: [
        { id: 'cancel', label: t('delete.cancel'), kind: 'cancel' },
        { id: 'delete', label: t('delete.confirm'), kind: 'danger' },
      ],
    })
    if (answer.action !== 'delete') return
    const outcome = await host.api.call('deleteProject', { params: { id: projectId } })
    if (!outcome.ok) return
    setSelected(null)
    host.events.publish('projects/deleted', { projectId })
    host.toast({ kind: 'info', text: t('toast.deleted', { name }) })
    reload()
  }

  /** Requests are sent one after the other in the order of the clicks, so that the last click wins. */
  const queue = useRef(Promise.resolve())
  /** For projects with pending requests: how many there are, and the last value that the server confirmed. */
  const pending = useRef(new Map<string, { requests: number; confirmed: boolean }>())
  const shareColumn = useMemo((): Column<ProjectListItem> => {
    async function share({ projectId }: ProjectListItem, isShared: boolean): Promise<void> {
      const show = (now: boolean) =>
        change((other) => (other.projectId === projectId ? { ...other, isShared: now } : other))
      show(isShared)
      const own = pending.current.get(projectId) ?? { requests: 0, confirmed: !isShared }
      pending.current.set(projectId, own)
      own.requests += 1
      const request = queue.current.then(() =>
        host.api.call('setShared', { params: { id: projectId }, body: { isShared } }),
      )
      queue.current = request.then(() => undefined)
      const outcome = await request
      own.requests -= 1
      if (outcome.ok) own.confirmed = outcome.value.isShared
      // While a later click is pending, the switch shows that click.
      if (own.requests === 0) {
        pending.current.delete(projectId)
        show(own.confirmed)
      }
      if (!outcome.ok) return
      host.toast({
        kind: 'success',
        text: outcome.value.isShared ? t('toast.shared') : t('toast.unshared'),
      })
    }
    return {
      id: 'shared',
      head: t('column.shared'),
      width: { base: '64px', md: '124px' },
      compare: (a, b) => Number(a.isShared) - Number(b.isShared),
      cell: (project, isTabStop) => (
        // A double click on the switch must not open the project.
        <Box onDoubleClick={(event) => event.stopPropagation()}>
          <SwitchField
            label={
              <Box as="span" hideBelow="md">
                {project.isShared ? t('share.team') : t('share.onlyMe')}
              </Box>
            }
            aria-label={t('share.label', { name: project.name })}
            checked={project.isShared}
            tabIndex={isTabStop ? 0 : -1}
            onChange={(isShared) => void share(project, isShared)}
          />
        </Box>
      ),
    }
  }, [host, change])
  const standard = state.kind === 'ready' ? state.value.evaluationStandard : undefined
  const columns = useMemo(
    () => [...nameColumns<ProjectListItem>(), ...numberColumns(standard), ...ageColumns(), shareColumn],
    [standard, shareColumn],
  )

  return (
    <ListCard
      state={state}
      filter={filter}
      empty={
        <>
          <MessagePlace icon="open" title={t('saved.empty.title')} text={t('saved.empty.text')} />
          <Box maxWidth="720px" margin="0 auto" padding="0 20px 24px">
            <NewProjectForm host={host} />
          </Box>
        </>
      }
      onReload={reload}
      table={(projects) => (
        <>
          <ShareNotice share={state.kind === 'ready' ? state.value.share : undefined} />
          <ProjectTable
            label={t('saved.title')}
            projects={projects}
            columns={columns}
            newestBy="modified"
            selectedId={selectedId}
            onSelect={setSelected}
            onOpen={open}
          />
        </>
      )}
      actions={
        <>
          <Button
            variant="solid"
            disabledReason={selectedId === null ? t('list.selectFirst') : undefined}
            onClick={() => selectedId !== null && open(selectedId)}
          >
            {t('saved.open')}
          </Button>
          <HistoryButton host={host} project={selectedProject} onChanged={reload} />
          <LinksButton host={host} project={selectedProject} />
          <FilesMenu
            host={host}
            selectedId={selectedId}
            listedIds={listedIds(state, filter)}
            onImported={reload}
          />
          <BackToPrevious host={host} />
          <Button
            danger
            icon="delete"
            marginLeft="auto"
            disabledReason={selectedId === null ? t('list.selectFirst') : undefined}
            onClick={() => selectedId !== null && void remove(selectedId)}
          >
            {t('saved.delete')}
          </Button>
        </>
      }
    />
  )
}

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
