import { useCallback, useEffect, useState } from 'react'
import type { ProjectList, ProjectListItem, RemoteHost } from '@soundleaf/contracts'

export type ProjectListCall = 'listProjects' | 'listTeamProjects'

export type ListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly list: ProjectList }

/** How long after a key the filter is sent to the server. */
const PAUSE_MS = 300

/**
 * One of the two lists, and a way to reload it; outdated responses are dropped. Where the server has more projects than
 * it lists, it does the filtering.
 */
export function useProjectList(
  host: RemoteHost<'projects'>,
  call: ProjectListCall,
  filter: string,
): {
  state: ListState
  reload: () => void
  change: (edit: (project: ProjectListItem) => ProjectListItem) => void
} {
  const [state, setState] = useState<ListState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [isPartial, setPartial] = useState(false)
  const [asked, setAsked] = useState('')

  useEffect(() => {
    if (!isPartial) return
    const pause = setTimeout(() => setAsked(filter.trim()), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [isPartial, filter])

  useEffect(() => {
    const abort = new AbortController()
    const query = asked === '' ? {} : { filter: asked }
    void host.api.call(call, { query }, { signal: abort.signal, reports: 'network' }).then((outcome) => {
      if (abort.signal.aborted) return
      setState(outcome.ok ? { kind: 'ready', list: outcome.value } : { kind: 'failed' })
      if (outcome.ok && asked === '') setPartial(outcome.value.total > outcome.value.projects.length)
    })
    return () => abort.abort()
  }, [host, call, attempt, asked])

  const reload = useCallback(() => {
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  /** Edits the current list, since other responses may have arrived in between. */
  const change = useCallback(
    (edit: (project: ProjectListItem) => ProjectListItem) =>
      setState((now) =>
        now.kind === 'ready'
          ? { kind: 'ready', list: { ...now.list, projects: now.list.projects.map(edit) } }
          : now,
      ),
    [],
  )
  return { state, reload, change }
}
