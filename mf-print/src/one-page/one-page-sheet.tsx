import { totalThickness_mm, type Construction } from '@soundleaf/construction'
import { FLANKING_TYPES, type EvaluationKind, type Project, type Report } from '@soundleaf/contracts'
import { massText, ratedSpectrum, releaseText, shortText, uncertaintyText } from '@soundleaf/results-view'
import { Box } from '@soundleaf/ui'
import { reportDate } from '../content/report-date'
import type { Paper } from '../sheet/paper'
import { PaperSheet } from '../sheet/paper-sheet'
import { SignatureLines } from '../sheet/signature-lines'
import { BandColumnTable } from './band-column-table'
import { description } from './description'
import { RatingBox } from './rating-box'
import type { SheetDetails } from './sheet-details'
import { fitsWide, SheetFacts } from './sheet-facts'
import { SheetHead } from './sheet-head'
import { SheetChart } from './sheet-chart'

interface OnePageSheetProps {
  readonly project: Project
  readonly report: Report
  readonly construction: Construction
  readonly kind: EvaluationKind
  readonly paper: Paper
  readonly details: SheetDetails
  readonly onChartReady: () => void
}

/** One kind of sound on one page, in the form of the standards' test report (BEY-06). */
export function OnePageSheet(props: OnePageSheetProps) {
  const { project, report, construction, kind, paper, details, onChartReady } = props
  const { calculation, disclaimer } = report
  const spectrum = ratedSpectrum(kind, calculation.standard, calculation)
  const { fieldValues } = project
  return (
    <PaperSheet paper={paper} label="Sheet, page 1 of 1">
      <SheetHead calculation={calculation} spectrum={spectrum} details={details} />
      <SheetFacts
        facts={[
          ['Client', details.client],
          ['Date of calculation', reportDate(project.modifiedDateUtc)],
          ['Object', project.name],
          ['Area S', `${shortText(fieldValues.separatingArea)} m²`],
          ['Mass per area', `${massText(calculation.surfaceMass_kgm2)} kg/m²`],
          ['Receiving volume', `${shortText(fieldValues.volume)} m³`],
          ['Thickness', `${shortText(totalThickness_mm(construction))} mm`],
          ['Flanking junction', FLANKING_TYPES.find(({ id }) => id === fieldValues.flankingType)?.text ?? ''],
        ]}
        wide={[
          ['Mounting', calculation.circumstances?.mounting ?? ''],
          ['Construction', description(construction, fitsWide)],
        ]}
      />
      <Box display="flex" justifyContent="space-between" marginTop="12px">
        <BandColumnTable spectrum={spectrum} />
        <SheetChart spectrum={spectrum} onReady={onChartReady} />
      </Box>
      <RatingBox calculation={calculation} kind={kind} />
      <Box fontSize="10px" lineHeight="14px" color="fg.muted" marginTop="8px">
        Prediction, not a measurement.
        {spectrum.uncertainty_db !== null &&
          ` Standard uncertainty of the rating ${uncertaintyText(spectrum.uncertainty_db)}.`}{' '}
        {disclaimer} The values relate to the described construction only. Engine{' '}
        {releaseText(calculation.engineVersion)}.
      </Box>
      <SignatureLines
        bottom="14mm"
        lines={[
          details.reportNumber === '' ? 'Report no.' : `Report no. ${details.reportNumber}`,
          'Date',
          'Signature',
        ]}
      />
    </PaperSheet>
  )
}
