import type { Project, RemoteHost } from '@soundleaf/contracts'
import { useCallback, useEffect, useState } from 'react'
import type { ReportState } from './report-state'

/** Why the report is not there for everyone (decision 3); the header's button gives the same reason. */
export const REFUSED = 'The report comes with the Full licence.'

/**
 * The report of the project as it is now. A changed project asks anew and the answer before it is dropped, so that
 * paper never shows another construction than the screen.
 */
export function useReport(
  api: RemoteHost<'print'>['api'],
  project: Project | null,
  isIncluded: boolean,
): { readonly state: ReportState; readonly retry: () => void } {
  const [state, setState] = useState<ReportState>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)

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
      .then((outcome) => {
        if (controller.signal.aborted) return
        if (outcome.ok) setState({ phase: 'ready', project, report: outcome.value })
        else if (outcome.failure.status === 403)
          setState({ phase: 'refused', reason: outcome.failure.message })
        else setState({ phase: 'failed', failure: outcome.failure })
      })
    return () => controller.abort()
  }, [api, project, isIncluded, attempt])

  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
