import { totalThickness_mm, type Construction } from '@soundleaf/construction'
import type { EvaluationKind, Outcome, Product, Project, Report, RoomsAnswer } from '@soundleaf/contracts'
import { messageText } from '@soundleaf/messages/calculation'
import {
  ratedSpectrum,
  statedOrigin,
  type ComparisonCurve,
  type ComparisonSlots,
} from '@soundleaf/results-view'
import { fixedIn, formatQuantity, massNumber, unitName, withUnit } from '@soundleaf/texts'
import { Box } from '@soundleaf/ui'
import { useMemo } from 'react'
import { reportDate } from '../content/report-date'
import type { Paper } from '../sheet/paper'
import { PaperSheet } from '../sheet/paper-sheet'
import { t } from '../texts'
import { BandColumnTable } from './band-column-table'
import { description } from './description'
import { RatingBox } from './rating-box'
import type { SheetDetails } from './sheet-details'
import { fitsWide, SheetFacts } from './sheet-facts'
import { SheetHead } from './sheet-head'
import { Remarks } from './remarks'
import { SheetChart } from './sheet-chart'
import { SheetSignature } from './sheet-signature'

interface OnePageSheetProps {
  readonly project: Project
  readonly report: Report
  readonly construction: Construction
  /** The products that its fills may be of. */
  readonly insulations: readonly Product[]
  readonly kind: EvaluationKind
  readonly paper: Paper
  readonly details: SheetDetails
  readonly rooms: Outcome<RoomsAnswer> | null
  /** Of the comparison curves the sheet has those that were measured. */
  readonly slots: ComparisonSlots
  readonly onChartReady: () => void
}

/** One kind of sound on one page, in the form of the standards' test report. */
export function OnePageSheet(props: OnePageSheetProps) {
  const { project, report, construction, insulations, kind, paper, details, rooms, slots, onChartReady } =
    props
  const { calculation } = report
  const spectrum = useMemo(() => ratedSpectrum(kind, calculation.standard, calculation), [calculation, kind])
  const [first, second] = slots
  const measured = useMemo((): ComparisonSlots => [ifMeasured(first), ifMeasured(second)], [first, second])
  const origin = statedOrigin(kind, calculation)
  return (
    <PaperSheet paper={paper} label={t('page.name', { title: t('sheet.name'), page: '1', count: '1' })}>
      <SheetHead
        details={details}
        title={t('sheet.title', { quantity: spectrum.quantity.name })}
        origin={origin === null ? null : t('sheet.rating', { origin })}
      />
      <SheetFacts
        facts={[
          [t('sheet.client'), details.client],
          [t('sheet.date'), reportDate(project.modifiedDateUtc)],
          [t('sheet.object'), project.name],
          [t('sheet.area'), elementText(calculation.circumstances?.elementSize_m)],
          [t('sheet.mass'), withUnit(massNumber(calculation.surfaceMass_kgm2), unitName('kg/m²'))],
          [t('sheet.thickness'), formatQuantity(totalThickness_mm(construction), 'mm', 1)],
        ]}
        wide={[
          [
            t('sheet.mounting'),
            calculation.circumstances === null ? '' : messageText(calculation.circumstances.mounting),
          ],
          [t('sheet.construction'), description(construction, insulations, fitsWide)],
        ]}
      />
      <Box display="flex" justifyContent="space-between" mt="3">
        <BandColumnTable spectrum={spectrum} />
        <SheetChart spectrum={spectrum} slots={measured} onReady={onChartReady} />
      </Box>
      <RatingBox calculation={calculation} kind={kind} />
      <Remarks report={report} measured={measured} of={spectrum} rooms={rooms?.ok ? rooms.value : null} />
      <SheetSignature details={details} />
    </PaperSheet>
  )
}

const ifMeasured = (curve: ComparisonCurve | null) => (curve?.measured === undefined ? null : curve)

/** The element that was predicted and its area, as `10.1 m² (3.66 m × 2.75 m)`; the room's is another. */
function elementText(size_m: readonly [width: number, height: number] | undefined): string {
  if (size_m === undefined) return ''
  const [width_m, height_m] = size_m
  const metres = (value_m: number) => withUnit(fixedIn('m', value_m, 2), unitName('m'))
  const area = withUnit(fixedIn('m²', width_m * height_m, 1), unitName('m²'))
  return t('sheet.element', { area, width: metres(width_m), height: metres(height_m) })
}
