import { BANDS_HZ, type Calculation, type EvaluationKind } from '@soundleaf/contracts'
import { BandTable, ratedSpectrum, type BandTableColumn } from '@soundleaf/results-view'
import { Box } from '@soundleaf/ui'
import { useBandsInRow } from '../lab/bands-in-row'
import { t } from '../texts'

/** By how much each band is unfavourable to the shifted reference; nothing where the licence has no bands. */
export function DeviationTable({
  calculation,
  kind,
}: {
  readonly calculation: Calculation
  readonly kind: EvaluationKind
}) {
  const bandsInRow = useBandsInRow()
  const { notation, current, contour } = ratedSpectrum(kind, calculation.standard, calculation)
  if (current === null || contour === null) return null
  const columns: readonly BandTableColumn[] = [
    { id: 'current', look: 'value', label: notation, values: current },
    { id: 'deviation', look: 'shifted', label: t('working.short'), values: contour.deficiencies },
  ]
  return (
    <Box marginTop="3">
      <BandTable
        caption={t(`working.deviations.${calculation.standard}.${kind}`)}
        bands_hz={BANDS_HZ}
        columns={columns}
        bandsInRow={bandsInRow(columns.length)}
      />
    </Box>
  )
}
