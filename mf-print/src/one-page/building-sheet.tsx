import { totalThickness_mm, type Construction } from '@soundleaf/construction'
import type { Product, Project, Report } from '@soundleaf/contracts'
import { releaseText } from '@soundleaf/results-view'
import { formatQuantity, massNumber, unitName, withUnit } from '@soundleaf/texts'
import { Box } from '@soundleaf/ui'
import type { ReactNode } from 'react'
import { reportDate } from '../content/report-date'
import type { Paper } from '../sheet/paper'
import { PaperSheet } from '../sheet/paper-sheet'
import { t } from '../texts'
import { description } from './description'
import type { SheetDetails } from './sheet-details'
import { fitsWide, SheetFacts } from './sheet-facts'
import { SheetHead } from './sheet-head'
import { SheetSignature } from './sheet-signature'

interface BuildingSheetProps {
  readonly of: 'rooms' | 'outside'
  readonly project: Project
  readonly report: Report
  readonly construction: Construction
  /** The products that its fills may be of. */
  readonly insulations: readonly Product[]
  readonly paper: Paper
  readonly details: SheetDetails
  /** What passes between the rooms, or comes from outside. */
  readonly children: ReactNode
}

/** What a construction does in its building, on one page of its own. */
export function BuildingSheet(props: BuildingSheetProps) {
  const { of, project, report, construction, insulations, paper, details, children } = props
  const { calculation } = report
  return (
    <PaperSheet paper={paper} label={t('page.name', { title: t('sheet.name'), page: '1', count: '1' })}>
      <SheetHead details={details} title={t(`page.${of}`)} origin={t(`sheet.${of}`)} />
      <SheetFacts
        facts={[
          [t('sheet.client'), details.client],
          [t('sheet.date'), reportDate(project.modifiedDateUtc)],
          [t('sheet.object'), project.name],
          [t('sheet.mass'), withUnit(massNumber(calculation.surfaceMass_kgm2), unitName('kg/m²'))],
          [t('sheet.thickness'), formatQuantity(totalThickness_mm(construction), 'mm', 1)],
        ]}
        wide={[[t('sheet.construction'), description(construction, insulations, fitsWide)]]}
      />
      {children}
      <Box mt="3" fontSize="10px" lineHeight="14px" color="fg.muted">
        {t('sheet.prediction')} {t('sheet.scope')}{' '}
        {t('sheet.engine', { version: releaseText(calculation.engineVersion) })}
      </Box>
      <SheetSignature details={details} />
    </PaperSheet>
  )
}
