import { useRef, useState } from 'react'
import type { ProjectListItem, RemoteHost } from '@soundleaf/contracts'
import { Button } from '@soundleaf/ui'
import { ListCard, listedId } from './list-card'
import { ProjectTable } from './project-table'
import { BackToPrevious, SELECT_FIRST } from './saved-projects'
import { useProjectList } from './use-project-list'

/** The tab of the projects that colleagues share; they can be copied, not opened. */
export function TeamProjects({ host, filter }: { host: RemoteHost<'projects'>; filter: string }) {
  const { state, reload } = useProjectList(host, 'listTeamProjects', filter)
  const [selected, setSelected] = useState<string | null>(null)
  const selectedId = listedId(selected, state, filter)
  const [isCopying, setCopying] = useState(false)
  /** Keys of copies that were not confirmed: asked again with the same key, the server returns the copy it made. */
  const keys = useRef(new Map<string, string>())

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
      host.toast({ kind: 'success', text: 'The project has been copied to your own saved projects' })
    } else if (outcome.failure.code !== 'NetworkFailure') {
      host.toast({ kind: 'error', text: 'Could not copy the project' })
    }
  }

  return (
    <ListCard
      state={state}
      filter={filter}
      empty={{ title: 'No team projects', text: 'What a colleague shares with your team appears here.' }}
      onReload={reload}
      table={(projects) => (
        <ProjectTable
          label="Team projects"
          projects={projects}
          selectedId={selectedId}
          onSelect={setSelected}
          onOpen={setSelected}
          lastColumn={OWNER}
        />
      )}
      actions={
        <>
          <Button
            variant="solid"
            disabledReason={selectedId === null ? SELECT_FIRST : undefined}
            loading={isCopying}
            onClick={() => selectedId !== null && void copy(selectedId)}
          >
            Copy project
          </Button>
          <BackToPrevious host={host} />
        </>
      }
    />
  )
}

const OWNER = {
  title: 'Owner',
  key: null,
  width: '24%',
  cell: ({ owner }: ProjectListItem) => <bdi title={owner ?? undefined}>{owner}</bdi>,
}
