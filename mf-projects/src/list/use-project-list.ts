import { useCallback, useEffect, useState } from 'react'
import type { ProjectList, RemoteHost } from '@soundleaf/contracts'

export type ProjectListCall = 'listProjects' | 'listTeamProjects'

export type ListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly list: ProjectList }

/** One of the two lists, with a way to read it again; an answer that came too late is dropped. */
export function useProjectList(
  host: RemoteHost<'projects'>,
  call: ProjectListCall,
): { state: ListState; reload: () => void; change: (list: ProjectList) => void } {
  const [state, setState] = useState<ListState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    void host.api.call(call, {}, { signal: abort.signal, reports: 'network' }).then((outcome) => {
      if (abort.signal.aborted) return
      setState(outcome.ok ? { kind: 'ready', list: outcome.value } : { kind: 'failed' })
    })
    return () => abort.abort()
  }, [host, call, attempt])

  const reload = useCallback(() => {
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  const change = useCallback((list: ProjectList) => setState({ kind: 'ready', list }), [])
  return { state, reload, change }
}
