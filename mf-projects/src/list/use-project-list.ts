import { useCallback, useEffect, useState } from 'react'
import type { ProjectList, ProjectListItem, RemoteHost } from '@soundleaf/contracts'
import { type Loaded, useRead } from '@soundleaf/federation'

export type ProjectListCall = 'listProjects' | 'listTeamProjects'

/** How long after a key the filter is sent to the server. */
const PAUSE_MS = 300

/**
 * One of the two lists, with a way to read it again. Where the server holds more projects than it lists, it does the
 * filtering; the list before stays until the filtered one is there.
 */
export function useProjectList(
  host: RemoteHost<'projects'>,
  call: ProjectListCall,
  filter: string,
): {
  state: Loaded<ProjectList>
  reload: () => void
  change: (edit: (project: ProjectListItem) => ProjectListItem) => void
} {
  const [isPartial, setPartial] = useState(false)
  const [asked, setAsked] = useState('')

  useEffect(() => {
    if (!isPartial) return
    const pause = setTimeout(() => setAsked(filter.trim()), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [isPartial, filter])

  const { state, retry, change } = useRead<ProjectList>(
    asked,
    async (signal) => {
      const query = asked === '' ? {} : { filter: asked }
      const outcome = await host.api.call(call, { query }, { signal, reports: 'network' })
      if (outcome.ok && asked === '') setPartial(outcome.value.total > outcome.value.projects.length)
      return outcome
    },
    { keepsValue: true },
  )
  /** Edits the current list, since other responses may have arrived in between. */
  const changeProjects = useCallback(
    (edit: (project: ProjectListItem) => ProjectListItem) =>
      change((list) => ({ ...list, projects: list.projects.map(edit) })),
    [change],
  )
  return { state, reload: retry, change: changeProjects }
}
