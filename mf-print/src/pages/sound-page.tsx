import { BANDS_HZ, type Calculation, type EvaluationKind } from '@soundleaf/contracts'
import { messageTexts } from '@soundleaf/messages/calculation'
import {
  bandColumns,
  BandTable,
  bandText,
  chartSeries,
  ratedSpectrum,
  SingleNumberTable,
  SpectrumChart,
  tableColumns,
  uncertaintyText,
  workingLines,
  type ComparisonSlots,
  type RatedSpectrum,
} from '@soundleaf/results-view'
import { Box, chakra, Grid, Sub } from '@soundleaf/ui'
import { useMemo } from 'react'
import { SheetHeading } from '../sheet/report-table'

interface SoundPageProps {
  readonly calculation: Calculation
  readonly kind: EvaluationKind
  /** Curves that were kept beside the chart in the editor. */
  readonly slots: ComparisonSlots
  readonly onChartReady: () => void
}

/** Of one size on every paper, so that curves of two reports can be laid over each other. */
const CHART = { width: 478, height: 380 }

/** One kind of sound: the curve, its single numbers, its values by band, and what the models say of themselves. */
export function SoundPage({ calculation, kind, slots, onChartReady }: SoundPageProps) {
  const spectrum = useMemo(() => ratedSpectrum(kind, calculation.standard, calculation), [calculation, kind])
  const columns = useMemo(() => bandColumns(spectrum, slots), [spectrum, slots])
  const series = useMemo(() => chartSeries(columns, spectrum), [columns, spectrum])
  const { quantity, notation, deficiencies } = spectrum
  return (
    <>
      <Grid templateColumns="auto 1fr" gap="4" alignItems="start">
        <SpectrumChart
          title={`${quantity.name} by third octave`}
          bands_hz={BANDS_HZ}
          series={series}
          ratedRange={quantity.ratedRange_hz}
          deficiencies={deficiencies}
          onReady={onChartReady}
          {...CHART}
        />
        <SingleNumberTable look="paper" heading="Single numbers" {...{ calculation, kind }} />
      </Grid>
      <Box fontSize="11px" lineHeight="16px" color="fg.muted" marginTop="10px">
        {legend(spectrum, workingLines(calculation, kind)[0]?.origin ?? '')}
      </Box>
      <SheetHeading>
        <Sub>{`${quantity.name} ${notation}, dB`}</Sub>
      </SheetHeading>
      <BandTable
        caption={`${quantity.name} by third octave, dB`}
        bands_hz={BANDS_HZ}
        columns={tableColumns(columns, spectrum)}
      />
      {calculation.notices.length > 0 && (
        <>
          <SheetHeading>Notes</SheetHeading>
          <chakra.ul listStyleType="'–  '" paddingStart="12px" fontSize="10px" lineHeight="13px">
            {messageTexts(calculation.notices).map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </chakra.ul>
        </>
      )}
    </>
  )
}

/** What the curves above it are and how the rating came about. */
function legend({ contour, uncertainty_db }: RatedSpectrum, origin: string): string {
  const band = uncertainty_db === null ? [] : [`Current with ${uncertaintyText(uncertainty_db)}.`]
  if (contour === null) return band.join(' ')
  return [
    ...band,
    `Shifted reference after ${origin}; sum of unfavourable deviations ${bandText(contour.sumOfDeficiencies)} dB; ${contour.limitingBand} Hz decides.`,
  ].join(' ')
}
