import { EMPTY_GUID, type EvaluationKind } from '@soundleaf/contracts'
import { useTopic, type ViewProps } from '@soundleaf/federation'
import { readComparisons } from '@soundleaf/results-view'
import { Box } from '@soundleaf/ui'
import { useEffect, useMemo, useState } from 'react'
import { ReportBar } from './report/report-bar'
import { BuildingSheet } from './one-page/building-sheet'
import { DetailsForm } from './one-page/details-form'
import { OnePageSheet } from './one-page/one-page-sheet'
import { useSheetDetails } from './one-page/use-sheet-details'
import { InBuilding } from './pages/in-building'
import { A4 } from './sheet/paper'
import { usePageRule } from './sheet/use-page-rule'
import { NotReadyPage } from './report/not-ready-page'
import { reportContent, type ReportContent } from './report/report-content'
import { ReportSheets } from './report/report-sheets'
import { documentChoices, type ReportDocument } from './report/report-document'
import { ReportMessage } from './report/report-message'
import { refusalOf } from './report/report-state'
import { useChartsReady } from './report/use-charts-ready'
import { useProjectUnder } from './report/use-project-under'
import { useReport } from './report/use-report'
import { t } from './texts'

/** The report of the open project: sheets on the screen, the same pages on paper. */
export function ReportPage({ host }: ViewProps<'print'>) {
  const changed = useTopic(host.events, 'shell/project-changed')
  const session = useTopic(host.events, 'shell/session-changed') ?? host.session.current()
  const standard = session.signedIn ? session.evaluationStandard : null
  const project = useProjectUnder(host, standard, changed?.project ?? null)
  const edit = changed === undefined || changed.project === null ? 0 : changed.edit
  const [paper, setPaper] = useState(A4)
  const [wanted, setWanted] = useState<ReportDocument>('report')
  usePageRule(paper)

  const email = session.signedIn ? session.email : ''
  const projectId = project?.projectId ?? EMPTY_GUID
  const comparisons = useMemo(() => readComparisons(email, projectId), [email, projectId])
  const { state, retry } = useReport(host, project)
  const content = useMemo(
    () =>
      state.phase === 'ready'
        ? reportContent(state.project, state.report, state.insulations, state.variants, paper)
        : null,
    [state, paper],
  )
  const shown = state.phase === 'ready' ? state.report : null
  const kinds = content?.kinds ?? []
  const documents = documentChoices(kinds, content?.inBuilding ?? null)
  // The sheet of impact sound may still be chosen when a wall is opened after a floor; a wall has none.
  const document = documents.find(({ value }) => value === wanted)?.value ?? 'report'
  const edition = useMemo(() => (shown === null ? null : { shown, document }), [shown, document])
  const { isReady, reportChart } = useChartsReady(edition, chartsOf(document, kinds))
  const [details, setDetails] = useSheetDetails(email, projectId)

  /** What every sheet of one page has. */
  const sheet = (
    { project: printed, report, insulations }: Extract<typeof state, { phase: 'ready' }>,
    { construction }: ReportContent,
  ) => ({ project: printed, report, insulations, construction, paper, details })

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
        pageCount={content === null ? null : document === 'report' ? content.pages.length : 1}
        document={document}
        documents={documents}
        onDocument={setWanted}
        refusal={isReady ? undefined : refusalOf(state)}
        onBack={() => host.navigate(project === null ? '/projects' : `/editor/${project.projectId}`)}
        onPaper={setPaper}
        onLanguage={host.speak && ((language) => void host.speak?.(language, 'left'))}
        onPrint={() => window.print()}
      />
      {!isReady && <NotReadyPage reason={refusalOf(state)} />}
      {document !== 'report' && <DetailsForm details={details} onChange={setDetails} />}
      <Box
        role="group"
        aria-label={t('pages')}
        // Paper keeps its width: a narrower window scrolls it, which must be possible from the keyboard as well.
        tabIndex={0}
        py="8"
        px="4"
        overflowX="auto"
        _print={isReady ? { padding: '0', overflow: 'visible' } : { display: 'none' }}
      >
        {state.phase !== 'ready' || content === null ? (
          <ReportMessage state={state} pricing={host.links.pricing} onRetry={retry} />
        ) : document === 'report' ? (
          <ReportSheets
            project={state.project}
            report={state.report}
            rooms={state.rooms}
            outside={state.outside}
            content={content}
            paper={paper}
            comparisons={comparisons}
            onChartReady={reportChart}
          />
        ) : (
          <Box display="grid" justifyContent="safe center" _print={{ display: 'block' }}>
            {document === 'rooms' || document === 'outside' ? (
              <BuildingSheet of={document} {...sheet(state, content)}>
                <InBuilding {...state} construction={content.construction} />
              </BuildingSheet>
            ) : (
              <OnePageSheet
                key={document}
                {...sheet(state, content)}
                kind={document}
                rooms={state.rooms}
                slots={comparisons[document]}
                onChartReady={() => reportChart(document)}
              />
            )}
          </Box>
        )}
      </Box>
    </Box>
  )
}

/** How many charts a document waits for. */
function chartsOf(document: ReportDocument, kinds: readonly EvaluationKind[]): number {
  if (document === 'report') return kinds.length
  return document === 'rooms' || document === 'outside' ? 0 : 1
}
