import { reportFromWire, type Project, type RemoteHost } from '@soundleaf/contracts'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { ReportState } from './report-state'

/** Why the report is not there for everyone (decision 3); the header's button gives the same reason. */
export const REFUSED = 'The report comes with the Full licence.'

/**
 * The report of the project as it is now. A changed project or account asks anew and the answer before it is dropped,
 * so that paper never shows another construction than the screen.
 */
export function useReport(
  { api, events, session }: Pick<RemoteHost<'print'>, 'api' | 'events' | 'session'>,
  project: Project | null,
): { readonly state: ReportState; readonly retry: () => void } {
  const [state, setState] = useState<ReportState>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  // Who logs in again gets what the end of the session refused.
  const askAgain = useEffectEvent(() => {
    if (state.phase === 'failed') retry()
  })
  useEffect(() => events.subscribe('shell/session-changed', () => askAgain()), [events])

  const account = session.current()
  const isIncluded = account.signedIn && account.licence === 'full'
  const standard = account.signedIn ? account.evaluationStandard : null
  useEffect(() => {
    if (project === null) return
    if (!isIncluded) {
      setState({ phase: 'refused', reason: REFUSED })
      return
    }
    const controller = new AbortController()
    const { projectId, fieldValues, structures } = project
    setState({ phase: 'loading' })
    void api
      .call(
        'report',
        { body: { projectId, fieldValues, structures } },
        { signal: controller.signal, reports: 'network' },
      )
      .then(async (outcome) => {
        if (controller.signal.aborted) return
        if (!outcome.ok) {
          const { failure } = outcome
          return setState(
            failure.status === 403
              ? { phase: 'refused', reason: failure.message }
              : { phase: 'failed', failure },
          )
        }
        const report = reportFromWire(outcome.value)
        // The account has changed in another tab: once that is known here the report is asked for anew.
        if (report.calculation.standard !== standard) await session.reload()
        if (!controller.signal.aborted) setState({ phase: 'ready', project, report })
      })
    return () => controller.abort()
  }, [api, session, project, isIncluded, standard, attempt])

  return { state, retry }
}
