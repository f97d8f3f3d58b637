import { useCallback, useMemo, useRef, useState } from 'react'
import { EMPTY_GUID, type ProjectListItem, type RemoteHost } from '@soundleaf/contracts'
import { useTopic } from '@soundleaf/federation'
import { Button, SwitchField } from '@soundleaf/ui'
import { ListCard, listedId } from './list-card'
import { ProjectTable } from './project-table'
import { useProjectList } from './use-project-list'

export const SELECT_FIRST = 'Select a project in the list first.'

/** The tab of a person's own projects. */
export function SavedProjects({ host, filter }: { host: RemoteHost<'projects'>; filter: string }) {
  const { state, reload, change } = useProjectList(host, 'listProjects', filter)
  const [selected, setSelected] = useState<string | null>(null)
  const selectedId = listedId(selected, state, filter)
  const open = useCallback(
    (projectId: string) => host.events.publish('projects/open-requested', { projectId }),
    [host],
  )

  async function remove(projectId: string): Promise<void> {
    const answer = await host.ask({
      title: 'Delete project',
      text: 'Are you sure that you want to delete the selected project?',
      actions: [
        { id: 'cancel', label: 'Cancel', kind: 'cancel' },
        { id: 'delete', label: 'Delete project', kind: 'danger' },
      ],
    })
    if (answer.action !== 'delete') return
    const outcome = await host.api.call('deleteProject', { params: { id: projectId } })
    if (!outcome.ok) return
    setSelected(null)
    host.events.publish('projects/deleted', { projectId })
    reload()
  }

  /** Requests are sent one after the other in the order of the clicks, so that the last click wins. */
  const queue = useRef(Promise.resolve())
  /** For projects with pending requests: how many there are, and the last value that the server confirmed. */
  const pending = useRef(new Map<string, { requests: number; confirmed: boolean }>())
  const lastColumn = useMemo(() => {
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
        text: outcome.value.isShared ? 'The project has been shared' : 'The project has been unshared',
      })
    }
    return {
      title: 'Shared',
      key: 'shared' as const,
      cell: (project: ProjectListItem) => (
        <SwitchField
          label={project.isShared ? 'Team' : 'Only me'}
          aria-label={`Share ${project.name} with the team`}
          checked={project.isShared}
          onChange={(isShared) => void share(project, isShared)}
        />
      ),
    }
  }, [host, change])

  return (
    <ListCard
      state={state}
      filter={filter}
      empty={{
        title: 'No saved projects yet',
        text: 'Choose a structure type, give it a name, and it appears here after the first save.',
      }}
      onReload={reload}
      table={(projects) => (
        <ProjectTable
          label="Open saved projects"
          projects={projects}
          selectedId={selectedId}
          onSelect={setSelected}
          onOpen={open}
          lastColumn={lastColumn}
        />
      )}
      actions={
        <>
          <Button
            variant="solid"
            disabledReason={selectedId === null ? SELECT_FIRST : undefined}
            onClick={() => selectedId !== null && open(selectedId)}
          >
            Open project
          </Button>
          <BackToPrevious host={host} />
          <Button
            danger
            icon="delete"
            marginLeft="auto"
            disabledReason={selectedId === null ? SELECT_FIRST : undefined}
            onClick={() => selectedId !== null && void remove(selectedId)}
          >
            Delete project
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
      disabledReason={
        open === null || open.projectId === EMPTY_GUID ? 'No saved project was open before.' : undefined
      }
      onClick={() => host.events.publish('projects/back-requested', {})}
    >
      Back to previous project
    </Button>
  )
}
