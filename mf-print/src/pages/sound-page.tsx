import { BANDS_HZ, type CalculationAnswer, type EvaluationKind } from '@soundleaf/contracts'
import {
  bandColumns,
  bandText,
  chartSeries,
  notation,
  ratedSpectrum,
  ratingUnit,
  singleNumberRows,
  tableColumns,
  uncertaintyText,
  workingLines,
  type ComparisonSlots,
  type RatedSpectrum,
} from '@soundleaf/results-view'
import { BandTable, Box, chakra, Grid, SpectrumChart, Sub, Unit, VisuallyHidden } from '@soundleaf/ui'
import { useMemo } from 'react'
import { Cell, Head, SheetHeading, Table } from '../sheet/report-table'

interface SoundPageProps {
  readonly answer: CalculationAnswer
  readonly kind: EvaluationKind
  /** Curves that were kept beside the chart in the editor. */
  readonly slots: ComparisonSlots
  readonly onChartReady: () => void
}

/** Of one size on every paper, so that curves of two reports can be laid over each other. */
const CHART = { width: 478, height: 380 }

/** One kind of sound: the curve, its single numbers, its values by band, and what the models say of themselves. */
export function SoundPage({ answer, kind, slots, onChartReady }: SoundPageProps) {
  const spectrum = useMemo(() => ratedSpectrum(kind, answer.evaluationStandard, answer), [answer, kind])
  const columns = useMemo(() => bandColumns(spectrum, slots), [spectrum, slots])
  const series = useMemo(() => chartSeries(columns, spectrum), [columns, spectrum])
  const { quantity, deficiencies } = spectrum
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
        <SingleNumbers answer={answer} kind={kind} />
      </Grid>
      <Box fontSize="11px" lineHeight="16px" color="fg.muted" marginTop="10px">
        {legend(spectrum, workingLines(answer, kind)[0]?.origin ?? '')}
      </Box>
      <SheetHeading>
        <Sub>{`${quantity.name} ${notation(quantity.symbol)}, dB`}</Sub>
      </SheetHeading>
      <BandTable
        caption={`${quantity.name} by third octave, dB`}
        bands_hz={BANDS_HZ}
        columns={tableColumns(columns, spectrum)}
      />
      {answer.notices.length > 0 && (
        <>
          <SheetHeading>Notes</SheetHeading>
          <chakra.ul listStyleType="'–  '" paddingStart="12px" fontSize="10px" lineHeight="13px">
            {answer.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </chakra.ul>
        </>
      )}
    </>
  )
}

function SingleNumbers({ answer, kind }: Pick<SoundPageProps, 'answer' | 'kind'>) {
  return (
    <Table>
      <thead>
        <tr>
          <Head scope="col">Single numbers</Head>
          <Head scope="col" data-number>
            <VisuallyHidden>Value</VisuallyHidden>
            <Unit>{ratingUnit(answer.evaluationStandard)}</Unit>
          </Head>
        </tr>
      </thead>
      <tbody>
        {singleNumberRows(answer, kind).map((row) => (
          <tr key={row.field}>
            <Cell>
              <Sub>{row.notation}</Sub>
              {row.isProvisional && <Unit fontSize="10px"> provisional</Unit>}
            </Cell>
            <Cell data-number fontWeight="semibold">
              {row.text}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
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
