import { EMPTY_GUID } from '@soundleaf/contracts'
import { useTopic, type ViewProps } from '@soundleaf/federation'
import { readComparisons } from '@soundleaf/reading'
import { Box, Button, chakra, MessagePlace, Spinner } from '@soundleaf/ui'
import { useEffect, useMemo, useState } from 'react'
import { ReportBar } from './bar/report-bar'
import { A4 } from './paper/paper'
import { usePageRule } from './paper/use-page-rule'
import { NotReadyPage } from './report/not-ready-page'
import { reportContent } from './report/report-content'
import { ReportSheets } from './report/report-sheets'
import type { ReportState } from './report/report-state'
import { useChartsReady } from './report/use-charts-ready'
import { useReport } from './report/use-report'

/** The report of the open project: sheets on the screen, the same pages on paper. */
export function ReportPage({ host }: ViewProps<'print'>) {
  const changed = useTopic(host.events, 'shell/project-changed')
  const session = useTopic(host.events, 'shell/session-changed') ?? host.session.current()
  const project = changed?.project ?? null
  const edit = changed === undefined || changed.project === null ? 0 : changed.edit
  const [paper, setPaper] = useState(A4)
  usePageRule(paper)

  const email = session.signedIn ? session.email : ''
  const projectId = project?.projectId ?? EMPTY_GUID
  const comparisons = useMemo(() => readComparisons(email, projectId), [email, projectId])
  const { state, retry } = useReport(host.api, project, session.signedIn && session.licence === 'full')
  const content = useMemo(
    () => (state.phase === 'ready' ? reportContent(state.project, state.report, paper) : null),
    [state, paper],
  )
  const shown = state.phase === 'ready' && state.project === project && content !== null ? state.report : null
  const { isReady, reportChart } = useChartsReady(shown, content?.chartCount ?? 0)

  useEffect(() => {
    if (isReady && project !== null)
      host.events.publish('print/report-ready', { projectId: project.projectId, edit })
  }, [host, isReady, project, edit])

  return (
    <Box
      data-theme="light"
      minHeight="100vh"
      bg="bg.ground"
      color="fg"
      _print={{ minHeight: '0', background: 'bg' }}
    >
      <ReportBar
        paper={paper}
        pageCount={content?.pages.length ?? null}
        refusal={isReady ? undefined : refusalOf(state)}
        onBack={() => host.navigate(project === null ? '/projects' : `/editor/${project.projectId}`)}
        onPaper={setPaper}
        onPrint={() => window.print()}
      />
      {!isReady && <NotReadyPage reason={refusalOf(state)} />}
      <Box paddingY="8" paddingX="4" _print={isReady ? { padding: '0' } : { display: 'none' }}>
        {state.phase === 'ready' && content !== null ? (
          <ReportSheets
            project={state.project}
            report={state.report}
            content={content}
            paper={paper}
            comparisons={comparisons}
            onChartReady={reportChart}
          />
        ) : (
          <ReportMessage state={state} pricing={host.links.pricing} onRetry={retry} />
        )}
      </Box>
    </Box>
  )
}

function refusalOf(state: ReportState): string {
  switch (state.phase) {
    case 'refused':
      return state.reason
    case 'failed':
      return 'The report could not be calculated.'
    case 'loading':
      return 'The report is being calculated.'
    case 'ready':
      return state.report.calculation.validation.result === 'Success'
        ? 'The charts are being drawn.'
        : 'The construction has no result to print.'
  }
}

interface ReportMessageProps {
  readonly state: ReportState
  readonly pricing: string
  readonly onRetry: () => void
}

/** Where the sheets would be. */
function ReportMessage({ state, pricing, onRetry }: ReportMessageProps) {
  if (state.phase === 'refused')
    return (
      <MessagePlace
        title="No report with this licence"
        text={state.reason}
        actions={
          <Button variant="solid" asChild>
            <chakra.a href={pricing} target="_blank" rel="noreferrer">
              Upgrade
            </chakra.a>
          </Button>
        }
      />
    )
  if (state.phase === 'failed')
    return (
      <MessagePlace
        failed
        icon="failed"
        title="The report did not load"
        text={`${state.failure.message} The project is not affected.`}
        actions={
          <Button variant="solid" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    )
  if (state.phase === 'ready')
    return (
      <MessagePlace
        failed
        icon="error"
        title="There is no result to print"
        text="The construction could not be calculated. The editor says what is wrong with it."
      />
    )
  return (
    <Box display="grid" placeItems="center" height="320px">
      <Spinner size="lg" role="status" aria-label="The report is being calculated" />
    </Box>
  )
}
