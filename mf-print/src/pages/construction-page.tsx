import { orientation, totalThickness_mm, type Construction } from '@soundleaf/construction'
import type { CalculationAnswer, EvaluationKind } from '@soundleaf/contracts'
import { shortText, statement, statementText, uncertaintyText } from '@soundleaf/reading'
import { SectionDrawing } from '@soundleaf/section'
import { Box, Flex, Sub } from '@soundleaf/ui'
import type { ReactNode } from 'react'
import { paperSection } from '../paper/paper-section'
import type { Page } from '../plan/page-plan'
import { HEIGHT } from '../plan/page-plan'
import { SheetHeading } from '../sheet/report-table'
import { ConstructionTable } from './construction-table'

interface ConstructionPageProps {
  readonly page: Extract<Page, { kind: 'construction' }>
  readonly construction: Construction
  readonly answer: CalculationAnswer
  readonly kinds: readonly EvaluationKind[]
}

/** The first page: the result in one line, the section to scale, what it is made of. */
export function ConstructionPage({ page, construction, answer, kinds }: ConstructionPageProps) {
  const isWall = orientation(construction.type) === 'wall'
  const total_mm = totalThickness_mm(construction)
  const { drawingHeight_px } = page
  const { ratio, ...section } = paperSection(construction, drawingHeight_px)
  return (
    <>
      <Results answer={answer} kinds={kinds} />
      <SheetHeading>Section, 1:{ratio}</SheetHeading>
      <Box height={`${drawingHeight_px}px`} display="grid" placeItems="center" overflow="hidden">
        <SectionDrawing {...section} />
      </Box>
      <SheetHeading>Construction, {isWall ? 'left to right' : 'top to bottom'}</SheetHeading>
      <ConstructionTable
        rows={page.rows}
        total={page.isLast ? { thickness_mm: total_mm, mass_kgm2: answer.surfaceMass } : null}
      />
    </>
  )
}

function Results({ answer, kinds }: Pick<ConstructionPageProps, 'answer' | 'kinds'>) {
  const uncertainty_db = answer.airborneUncertainty
  return (
    <Flex
      justify="space-between"
      align="center"
      height={`${HEIGHT.results}px`}
      borderTopWidth="1px"
      borderBottomWidth="1px"
    >
      {kinds.map((kind) => {
        const result = statement(kind, answer.evaluationStandard, answer)
        return (
          <Result key={kind} caption={result.caption}>
            <Sub>{statementText(result)}</Sub>
          </Result>
        )
      })}
      {kinds.length === 1 && answer.rw !== null && answer.c503150 !== null && (
        <Result caption="With low frequencies">
          <Sub>{`R_w + C_50–3150 = ${shortText(answer.rw + answer.c503150)} dB`}</Sub>
        </Result>
      )}
      {uncertainty_db !== null && (
        <Result caption="Uncertainty">
          {kinds.length > 1 && answer.impactUncertainty !== null
            ? `${uncertaintyText(uncertainty_db)} and ${uncertaintyText(answer.impactUncertainty)}`
            : uncertaintyText(uncertainty_db)}
        </Result>
      )}
    </Flex>
  )
}

function Result({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div>
      <Box fontSize="11px" lineHeight="16px" color="fg.subtle">
        {caption}
      </Box>
      <Box fontSize="15px" lineHeight="22px" fontWeight="semibold">
        {children}
      </Box>
    </div>
  )
}
