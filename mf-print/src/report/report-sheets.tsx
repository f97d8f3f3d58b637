import type {
  EvaluationKind,
  Outcome,
  OutsideAnswer,
  Project,
  Report,
  RoomsAnswer,
} from '@soundleaf/contracts'
import { releaseText, standardsText, type Comparisons } from '@soundleaf/results-view'
import { Box } from '@soundleaf/ui'
import { reportDate } from '../content/report-date'
import { ConstructionPage } from '../pages/construction-page'
import { ConstructionTable } from '../pages/construction-table'
import { FieldValuesPage } from '../pages/field-values-page'
import { LayersPage } from '../pages/layers-page'
import { InBuilding } from '../pages/in-building'
import { SoundPage } from '../pages/sound-page'
import { VariantsPage } from '../pages/variants-page'
import type { Paper } from '../sheet/paper'
import type { Page } from '../sheet/page-plan'
import { Sheet } from '../sheet/sheet'
import { t } from '../texts'
import type { ReportContent } from './report-content'

interface ReportSheetsProps {
  readonly project: Project
  readonly report: Report
  readonly rooms: Outcome<RoomsAnswer> | null
  readonly outside: Outcome<OutsideAnswer> | null
  readonly content: ReportContent
  readonly paper: Paper
  readonly comparisons: Comparisons
  readonly onChartReady: (kind: EvaluationKind) => void
}

/** The pages of the report, one below the other. */
export function ReportSheets(props: ReportSheetsProps) {
  const { project, report, content, paper } = props
  const { editions, engineVersion } = report.calculation
  const frame = {
    paper,
    projectName: project.name,
    date: reportDate(project.modifiedDateUtc),
    origin: [
      t('page.engine', { version: releaseText(engineVersion) }),
      standardsText(editions),
      t('page.predicted'),
    ].join(' · '),
    pageCount: content.pages.length,
  }
  return (
    <Box display="grid" justifyContent="safe center" gap="8" _print={{ display: 'block' }}>
      {content.pages.map((page, index) => (
        <Sheet key={index} frame={frame} page={index + 1} title={titleOf(page)}>
          <PageContent {...props} page={page} />
        </Sheet>
      ))}
    </Box>
  )
}

function titleOf(page: Page): string {
  return t(page.kind === 'layers' && !page.isFirst ? 'page.more-layers' : `page.${page.kind}`)
}

function PageContent({
  project,
  report,
  rooms,
  outside,
  content,
  page,
  comparisons,
  onChartReady,
}: ReportSheetsProps & { readonly page: Page }) {
  const { calculation } = report
  const { construction, kinds } = content
  switch (page.kind) {
    case 'construction':
      return (
        <ConstructionPage page={page} construction={construction} calculation={calculation} kinds={kinds} />
      )
    case 'more-construction':
      return <ConstructionTable page={page} construction={construction} calculation={calculation} />
    case 'airborne':
    case 'impact':
      return (
        <SoundPage
          calculation={calculation}
          kind={page.kind}
          slots={comparisons[page.kind]}
          onChartReady={() => onChartReady(page.kind)}
        />
      )
    case 'layers':
      return <LayersPage blocks={page.blocks} />
    case 'rooms':
    case 'outside':
      return <InBuilding {...{ project, rooms, outside, construction }} />
    case 'variants':
      return (
        <VariantsPage
          variants={page.variants}
          calculation={calculation}
          kinds={kinds}
          fieldValues={project.fieldValues}
        />
      )
    case 'field-values':
      return <FieldValuesPage project={project} report={report} kinds={kinds} />
  }
}
