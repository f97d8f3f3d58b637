import type { Calculation, Project, Report } from '@soundleaf/contracts'
import { NO_COMPARISONS } from '@soundleaf/results-view'
import { Box, Button, Flex } from '@soundleaf/ui'
import { useMemo } from 'react'
import { reportContent } from '../report/report-content'
import { ReportSheets } from '../report/report-sheets'
import { useChartsReady } from '../report/use-charts-ready'
import { A4 } from '../sheet/paper'
import { usePageRule } from '../sheet/use-page-rule'
import { t } from '../texts'

/** A link is to the construction that is open in its project. */
const NO_VARIANTS: ReadonlyMap<string, Calculation> = new Map()

/** The pages of the report, to read and to print. */
export function LinkedReport({ project, report }: { readonly project: Project; readonly report: Report }) {
  usePageRule(A4)
  const content = useMemo(() => reportContent(project, report, [], NO_VARIANTS, A4), [project, report])
  const { isReady, reportChart } = useChartsReady(content, content?.kinds.length ?? 0)
  if (content === null) return null
  return (
    <Box data-theme="light" bg="bg.ground" color="fg">
      <Flex justify="end" paddingX="4" paddingTop="4" _print={{ display: 'none' }}>
        <Button
          variant="solid"
          icon="print"
          disabledReason={isReady ? undefined : t('waiting.charts')}
          onClick={() => window.print()}
        >
          {t('bar.print')}
        </Button>
      </Flex>
      <Box
        role="group"
        aria-label={t('pages')}
        tabIndex={0}
        py="6"
        px="4"
        position="relative"
        overflowX="auto"
        _print={{ padding: '0', overflow: 'visible' }}
      >
        <ReportSheets
          project={project}
          report={report}
          rooms={null}
          outside={null}
          content={content}
          paper={A4}
          comparisons={NO_COMPARISONS}
          onChartReady={reportChart}
        />
      </Box>
    </Box>
  )
}
