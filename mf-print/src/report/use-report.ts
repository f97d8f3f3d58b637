import {
  calculationFromWire,
  reportFromWire,
  type Calculation,
  type CallFailure,
  type Outcome,
  type OutsideAnswer,
  type Product,
  type Project,
  type RemoteHost,
  type Report,
  type RoomsAnswer,
} from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { t } from '../texts'
import type { ReportState } from './report-state'

/**
 * The report of the project as it is now. When the project or the account changes, the report is requested again
 * and the earlier answer is dropped, so that paper never shows another construction than the screen.
 */
export function useReport(
  { api, events, session }: Pick<RemoteHost<'print'>, 'api' | 'events' | 'session'>,
  project: Project | null,
): { readonly state: ReportState; readonly retry: () => void } {
  const account = session.current()
  const isIncluded = account.signedIn && account.licence === 'full'
  const standard = account.signedIn ? account.evaluationStandard : null
  const key = project === null || !isIncluded ? null : JSON.stringify([project, standard])
  const { state: read, retry } = useRead<ReportRead>(key, async (signal) => {
    if (project === null) throw new Error('There is no project to report on.')
    const { projectId, fieldValues, structures, variants, rooms } = project
    const body = { projectId, fieldValues, structures }
    const outside = rooms?.outside
    const [answer, insulations, between, fromOutside, others] = await Promise.all([
      api.call('report', { body }, { signal, reports: 'network' }),
      // Without them the fills are called by their material.
      api.call('listInsulations', {}, { signal, reports: 'nothing' }),
      // The page of the rooms says why they could not be calculated; the others are printed all the same.
      rooms === undefined || outside !== undefined
        ? null
        : api.call('rooms', { body: { structures, ...rooms } }, { signal, reports: 'nothing' }),
      rooms === undefined || outside === undefined
        ? null
        : api.call('outside', { body: { structures, ...rooms, outside } }, { signal, reports: 'nothing' }),
      calculateAll(api, variants, { projectId, fieldValues }, signal),
    ])
    if (!answer.ok) return answer
    const report = reportFromWire(answer.value)
    // The standard of the account was changed in another tab: reloading the session requests the report again.
    if (!signal.aborted && report.calculation.standard !== standard) await session.reload()
    return {
      ok: true,
      value: {
        report,
        insulations: insulations.ok ? insulations.value : [],
        rooms: between,
        outside: fromOutside,
        variants: others,
      },
    }
  })

  // After a new login, a report that failed because the session had ended is requested again.
  const askAgain = useEffectEvent(() => {
    if (read.kind === 'failed' && !isRefusal(read.failure)) retry()
  })
  useEffect(() => events.subscribe('shell/session-changed', () => askAgain()), [events])

  const state = useMemo((): ReportState => {
    if (project === null) return { phase: 'loading' }
    if (!isIncluded) return { phase: 'refused', reason: t('refused.text') }
    switch (read.kind) {
      case 'loading':
        return { phase: 'loading' }
      case 'failed': {
        const { failure } = read
        return isRefusal(failure)
          ? { phase: 'refused', reason: failure.message }
          : { phase: 'failed', failure }
      }
      case 'ready':
        return { phase: 'ready', project, ...read.value }
    }
  }, [read, project, isIncluded])
  return { state, retry }
}

interface ReportRead {
  readonly report: Report
  readonly insulations: readonly Product[]
  readonly rooms: Outcome<RoomsAnswer> | null
  readonly outside: Outcome<OutsideAnswer> | null
  readonly variants: ReadonlyMap<string, Calculation>
}

/** The other variants one after the other; their page has a dash for one that could not be calculated. */
async function calculateAll(
  api: RemoteHost<'print'>['api'],
  variants: Project['variants'],
  of: Pick<Project, 'projectId' | 'fieldValues'>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Calculation>> {
  const found = new Map<string, Calculation>()
  for (const { structure } of variants?.others ?? []) {
    if (signal.aborted) break
    const body = { ...of, structures: [structure] }
    const answer = await api.call('calculate', { body }, { signal, reports: 'nothing' })
    if (answer.ok) found.set(structure.structureId, calculationFromWire(answer.value))
  }
  return found
}

/** The licence has no report. */
const isRefusal = ({ status }: CallFailure): boolean => status === 403
