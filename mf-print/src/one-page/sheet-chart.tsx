import { bandColumns, type ComparisonSlots, type RatedSpectrum } from '@soundleaf/results-view'
import { Box, Sub } from '@soundleaf/ui'
import { useMemo } from 'react'
import { PaperChart } from '../sheet/paper-chart'
import { chartSize } from './chart-size'

interface SheetChartProps {
  readonly spectrum: RatedSpectrum
  /** Measured curves. */
  readonly slots: ComparisonSlots
  readonly onReady: () => void
}

/** The curve, the shifted reference and what was measured, in the scale of the standards' form. */
export function SheetChart({ spectrum, slots, onReady }: SheetChartProps) {
  const { quantity, notation } = spectrum
  const columns = useMemo(() => bandColumns(spectrum, slots), [spectrum, slots])
  const size = chartSize(
    columns
      .filter(({ role }) => role !== 'difference-1' && role !== 'difference-2')
      .flatMap(({ values }) => values.filter((value) => value !== null)),
  )
  return (
    <Box>
      <Box fontSize="11px" lineHeight="16px" color="fg.muted" ps="34px">
        <Sub>{`${quantity.name} ${notation}, dB`}</Sub>
      </Box>
      <PaperChart spectrum={spectrum} columns={columns} onReady={onReady} {...size} />
    </Box>
  )
}
