import { orientation, type Construction } from '@soundleaf/construction'
import type { Calculation, EvaluationKind } from '@soundleaf/contracts'
import {
  lowFrequencySum,
  shortText,
  statement,
  statementText,
  uncertaintyText,
} from '@soundleaf/results-view'
import { SectionDrawing } from '@soundleaf/drawing'
import { Box, Grid, Sub } from '@soundleaf/ui'
import type { ReactNode } from 'react'
import { paperSection } from '../sheet/paper-section'
import { HEIGHT, type Page } from '../sheet/page-plan'
import { SheetHeading } from '../sheet/report-table'
import { t } from '../texts'
import { ConstructionTable } from './construction-table'

interface ConstructionPageProps {
  readonly page: Extract<Page, { kind: 'construction' }>
  readonly construction: Construction
  readonly calculation: Calculation
  readonly kinds: readonly EvaluationKind[]
}

/** The first page: the results, the section to scale, and the table of layers. */
export function ConstructionPage({ page, construction, calculation, kinds }: ConstructionPageProps) {
  const { drawingHeight_px } = page
  const { ratio, ...section } = paperSection(construction, drawingHeight_px)
  return (
    <>
      <Results calculation={calculation} kinds={kinds} />
      <SheetHeading>{t('construction.section', { scale: `1:${ratio}` })}</SheetHeading>
      <Box height={`${drawingHeight_px}px`} display="grid" placeItems="center" overflow="hidden">
        <SectionDrawing {...section} />
      </Box>
      <SheetHeading>{t(`construction.${orientation(construction.type)}`)}</SheetHeading>
      <ConstructionTable page={page} construction={construction} calculation={calculation} />
    </>
  )
}

function Results({ calculation, kinds }: Pick<ConstructionPageProps, 'calculation' | 'kinds'>) {
  const sum = lowFrequencySum(calculation)
  return (
    <Grid
      templateColumns="1fr 1fr"
      gap="6"
      alignItems="center"
      height={`${HEIGHT.results}px`}
      borderTopWidth="1px"
      borderBottomWidth="1px"
    >
      {kinds.map((kind) => {
        const result = statement(kind, calculation.standard, calculation)
        return (
          <Result key={kind} caption={result.caption} of={result}>
            <Sub>{statementText(result)}</Sub>
          </Result>
        )
      })}
      {kinds.length === 1 && sum !== null && (
        <Result caption={t('result.lowFrequencies')} of={sum}>
          <Sub>{`${sum.notation} = ${shortText(sum.value_db)} dB`}</Sub>
        </Result>
      )}
    </Grid>
  )
}

interface ResultProps {
  readonly caption: string
  readonly of: { readonly uncertainty_db: number | null; readonly range: string | null }
  readonly children: ReactNode
}

function Result({ caption, of: { uncertainty_db, range }, children }: ResultProps) {
  return (
    <Box fontSize="11px" lineHeight="16px" color="fg.subtle">
      {caption}
      <Box fontSize="15px" lineHeight="22px" fontWeight="semibold" color="fg">
        {children}
      </Box>
      {uncertainty_db !== null &&
        (range === null
          ? t('result.uncertainty', { uncertainty: uncertaintyText(uncertainty_db) })
          : t('result.unmeasured', { range }))}
    </Box>
  )
}
