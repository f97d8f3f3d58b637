import { useCallback, useEffect, useState } from 'react'
import {
  ratingInField,
  type CalculationAnswer,
  type RemoteHost,
  type Revision,
  type RevisionState,
} from '@soundleaf/contracts'
import { formatNumber, withUnit } from '@soundleaf/texts'

export type HistoryState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly revisions: readonly Revision[] }

/** The states of a project, the newest first. */
export function useHistory(host: RemoteHost<'projects'>, projectId: string) {
  const [state, setState] = useState<HistoryState>({ kind: 'loading' })
  const reload = useCallback(() => {
    void host.api
      // The dialog says itself that nothing came.
      .call('listRevisions', { params: { id: projectId } }, { reports: 'nothing' })
      .then((listed) =>
        setState(listed.ok ? { kind: 'ready', revisions: listed.value.revisions } : { kind: 'failed' }),
      )
  }, [host, projectId])
  useEffect(reload, [reload])
  return { state, reload }
}

/** One state with its content; null until it has come. */
export function useRevision(
  host: RemoteHost<'projects'>,
  projectId: string,
  revision: number | undefined,
): RevisionState | null {
  const [state, setState] = useState<RevisionState | null>(null)
  useEffect(() => {
    if (revision === undefined) return
    const abort = new AbortController()
    const params = { id: projectId, revision: String(revision) }
    void host.api
      .call('getRevision', { params }, { signal: abort.signal, reports: 'network' })
      .then((got) => {
        if (got.ok && !abort.signal.aborted) setState(got.value)
      })
    return () => abort.abort()
  }, [host, projectId, revision])
  return state?.revision === revision ? state : null
}

/** The main ratings of a state as text, `R_{w} 57 dB`; empty until they have come, and where none can be shown. */
export function useRatings(host: RemoteHost<'projects'>, state: RevisionState | null): readonly string[] {
  const [rated, setRated] = useState<{
    readonly state: RevisionState
    readonly texts: readonly string[]
  } | null>(null)
  const session = host.session.current()
  // What a trial calculates has no relation to the true values.
  const isShown = session.signedIn && session.licence !== 'trial'
  useEffect(() => {
    if (state === null || !isShown) return
    const abort = new AbortController()
    const { fieldValues, structures } = state
    const options = { signal: abort.signal, reports: 'nothing' } as const
    void host.api.call('calculate', { body: { fieldValues, structures } }, options).then((answer) => {
      if (answer.ok && !abort.signal.aborted) setRated({ state, texts: mainRatings(answer.value) })
    })
    return () => abort.abort()
  }, [host, state, isShown])
  return rated !== null && rated.state === state ? rated.texts : []
}

const MAIN = ['rw', 'stc', 'lnw', 'iic'] as const

function mainRatings(answer: CalculationAnswer): string[] {
  return MAIN.flatMap((field) => {
    const value = answer[field]
    if (value === null) return []
    const { notation, standard } = ratingInField(field)
    return [`${notation} ${withUnit(formatNumber(value), standard === 'Iso' ? 'dB' : '')}`.trimEnd()]
  })
}
