import { BANDS_HZ, type Calculation, type EvaluationKind } from '@soundleaf/contracts'
import { messageTexts } from '@soundleaf/messages/calculation'
import {
  bandColumns,
  BandTable,
  bandText,
  keptRatingText,
  ratedSpectrum,
  SingleNumberTable,
  tableColumns,
  uncertaintyText,
  workingLines,
  type ComparisonSlots,
  type RatedSpectrum,
} from '@soundleaf/results-view'
import { formatPlain } from '@soundleaf/texts'
import { Box, chakra, Grid, Sub } from '@soundleaf/ui'
import { useMemo } from 'react'
import { measuredText } from '../content/measured-text'
import { PaperChart } from '../sheet/paper-chart'
import { SheetHeading } from '../sheet/report-table'
import { t } from '../texts'

interface SoundPageProps {
  readonly calculation: Calculation
  readonly kind: EvaluationKind
  /** Comparison curves that were kept in the editor. */
  readonly slots: ComparisonSlots
  readonly onChartReady: () => void
}

/** The same size on every paper, so that charts of two reports can be compared. */
const CHART = { width: 478, height: 380 }

/** One kind of sound: the curve, its single numbers, its values by band, and the limits of the models. */
export function SoundPage({ calculation, kind, slots, onChartReady }: SoundPageProps) {
  const spectrum = useMemo(() => ratedSpectrum(kind, calculation.standard, calculation), [calculation, kind])
  const columns = useMemo(() => bandColumns(spectrum, slots), [spectrum, slots])
  const { quantity, notation } = spectrum
  return (
    <>
      <Grid templateColumns="auto 1fr" gap="4" alignItems="start">
        <PaperChart spectrum={spectrum} columns={columns} onReady={onChartReady} {...CHART} />
        <SingleNumberTable look="paper" heading={t('sound.singleNumbers')} {...{ calculation, kind }} />
      </Grid>
      <Box fontSize="11px" lineHeight="16px" color="fg.muted" mt="2.5">
        {legend(spectrum, workingLines(calculation, kind)[0]?.origin ?? '')}
        <ComparedCurves {...{ kind, slots, calculation }} />
      </Box>
      <SheetHeading>
        <Sub>{`${quantity.name} ${notation}, dB`}</Sub>
      </SheetHeading>
      <BandTable
        caption={t('sound.table', { quantity: quantity.name })}
        bands_hz={BANDS_HZ}
        columns={tableColumns(columns, spectrum)}
      />
      {calculation.notices.length > 0 && (
        <>
          <SheetHeading>{t('sound.notes')}</SheetHeading>
          <chakra.ul listStyleType="'–  '" ps="3" fontSize="10px" lineHeight="13px">
            {messageTexts(calculation.notices).map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </chakra.ul>
        </>
      )}
    </>
  )
}

/** Whole names of the kept curves, which chart and table cut or break, with their ratings. */
function ComparedCurves({
  kind,
  slots,
  calculation,
}: Pick<SoundPageProps, 'kind' | 'slots' | 'calculation'>) {
  return slots.map(
    (curve, slot) =>
      curve !== null && (
        <div key={slot}>
          <bdi translate="no">{curve.name}</bdi>
          {curve.rating !== undefined && (
            <Box as="span" ms="3">
              <Sub>{keptRatingText(kind, curve.rating)}</Sub>
            </Box>
          )}
          {curve.measured !== undefined && (
            <Box as="span" ms="3">
              <Sub>{measuredText(kind, curve.measured, calculation)}</Sub>
            </Box>
          )}
        </div>
      ),
  )
}

/** What the curves above it are, and how the rating was derived. */
function legend({ contour, uncertainty_db, range }: RatedSpectrum, origin: string): string {
  const known =
    uncertainty_db === null ? [] : [t('legend.uncertainty', { uncertainty: uncertaintyText(uncertainty_db) })]
  const uncertainty = range === null ? known : [t('legend.unmeasured', { range })]
  if (contour === null) return uncertainty.join(' ')
  const { sumOfDeficiencies, limitingBand } = contour
  const [sum, band] = [bandText(sumOfDeficiencies), formatPlain(limitingBand)]
  return [...uncertainty, t('legend.reference', { origin, sum, band })].join(' ')
}
