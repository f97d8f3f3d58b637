import { BANDS_HZ, type CalculationAnswer, type EvaluationKind } from '@soundleaf/contracts'
import { notation, ratedSpectrum } from '@soundleaf/results-view'
import { BandTable, Box, type BandColumn } from '@soundleaf/ui'
import { useBandsInRow } from '../lab/bands-in-row'

/** By how much each band is unfavourable to the shifted reference; nothing where the licence has no bands. */
export function DeviationTable({
  answer,
  kind,
}: {
  readonly answer: CalculationAnswer
  readonly kind: EvaluationKind
}) {
  const bandsInRow = useBandsInRow()
  const { quantity, current, contour } = ratedSpectrum(kind, answer.evaluationStandard, answer)
  if (current === null || contour === null) return null
  const columns: readonly BandColumn[] = [
    { id: 'current', look: 'value', label: notation(quantity.symbol), values: current },
    { id: 'deviation', look: 'shifted', label: 'Short', values: contour.deficiencies },
  ]
  return (
    <Box marginTop="3">
      <BandTable
        caption={`Unfavourable deviations of ${quantity.name.toLowerCase()} by third octave, dB`}
        bands_hz={BANDS_HZ}
        columns={columns}
        bandsInRow={bandsInRow(columns.length)}
      />
    </Box>
  )
}
