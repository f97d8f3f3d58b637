import { bandColumns, NO_COMPARISONS, type RatedSpectrum } from '@soundleaf/results-view'
import { Box, Sub } from '@soundleaf/ui'
import { useMemo } from 'react'
import { PaperChart } from '../sheet/paper-chart'
import { chartSize } from './chart-size'

interface SheetChartProps {
  readonly spectrum: RatedSpectrum
  readonly onReady: () => void
}

/** The curve and the shifted reference in the scale of the standards' form. */
export function SheetChart({ spectrum, onReady }: SheetChartProps) {
  const { kind, quantity, notation, current, shifted } = spectrum
  const columns = useMemo(() => bandColumns(spectrum, NO_COMPARISONS[kind]), [spectrum, kind])
  const size = chartSize([...(current ?? []), ...(shifted ?? []).filter((value) => value !== null)])
  return (
    <Box>
      <Box fontSize="11px" lineHeight="16px" color="fg.muted" ps="34px">
        <Sub>{`${quantity.name} ${notation}, dB`}</Sub>
      </Box>
      <PaperChart spectrum={spectrum} columns={columns} onReady={onReady} {...size} />
    </Box>
  )
}
