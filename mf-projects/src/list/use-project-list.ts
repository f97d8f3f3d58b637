import { useCallback, useEffect, useState } from 'react'
import type { CallRequest, ProjectList, ProjectListItem, RemoteHost } from '@soundleaf/contracts'
import { type Loaded, useRead } from '@soundleaf/federation'
import type { Wanted } from './wanted'

export type ProjectListCall = 'listProjects' | 'listTeamProjects'
type Query = NonNullable<CallRequest<'listTeamProjects'>['query']>

/** How long after a key the filter is sent to the server. */
const PAUSE_MS = 300

/**
 * One of the lists, with a way to read it again. Where the server holds more projects than it lists, it does the
 * filtering; the list before stays until the filtered one is there.
 */
export function useProjectList(
  host: RemoteHost<'projects'>,
  call: ProjectListCall,
  { filter, job, tag }: Wanted,
  archive?: 'archived',
): {
  state: Loaded<ProjectList>
  reload: () => void
  change: (edit: (project: ProjectListItem) => ProjectListItem) => void
} {
  const [isPartial, setPartial] = useState(false)
  const [asked, setAsked] = useState(NOTHING)

  useEffect(() => {
    if (!isPartial) return
    const pause = setTimeout(() => setAsked(queryText({ filter, job, tag })), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [isPartial, filter, job, tag])

  const { state, retry, change } = useRead<ProjectList>(
    asked,
    async (signal) => {
      const query = { ...(JSON.parse(asked) as Query), ...(archive && { archive }) }
      const outcome = await host.api.call(call, { query }, { signal, reports: 'network' })
      if (outcome.ok && asked === NOTHING) setPartial(outcome.value.total > outcome.value.projects.length)
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

/** What is asked for, by which one reading is told from another. */
function queryText({ filter, job, tag }: Wanted): string {
  const query: Query = {
    ...(filter.trim() !== '' && { filter: filter.trim() }),
    ...(job !== null && { job }),
    ...(tag !== null && { tag }),
  }
  return JSON.stringify(query)
}

const NOTHING = JSON.stringify({})
