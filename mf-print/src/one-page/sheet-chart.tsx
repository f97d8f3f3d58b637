import { BANDS_HZ } from '@soundleaf/contracts'
import {
  bandColumns,
  chartSeries,
  NO_COMPARISONS,
  SpectrumChart,
  type RatedSpectrum,
} from '@soundleaf/results-view'
import { Box, Sub } from '@soundleaf/ui'
import { useMemo } from 'react'
import { chartSize } from './chart-size'

interface SheetChartProps {
  readonly spectrum: RatedSpectrum
  readonly onReady: () => void
}

/** The curve and the shifted reference in the scale of the standards' form. */
export function SheetChart({ spectrum, onReady }: SheetChartProps) {
  const { quantity, notation, current, shifted, deficiencies } = spectrum
  const series = useMemo(
    () => chartSeries(bandColumns(spectrum, NO_COMPARISONS[spectrum.kind]), spectrum),
    [spectrum],
  )
  const size = chartSize([...(current ?? []), ...(shifted ?? []).filter((value) => value !== null)])
  return (
    <Box>
      <Box fontSize="11px" lineHeight="16px" color="fg.muted" paddingStart="34px">
        <Sub>{`${quantity.name} ${notation}, dB`}</Sub>
      </Box>
      <SpectrumChart
        title={`${quantity.name} by third octave`}
        bands_hz={BANDS_HZ}
        series={series}
        ratedRange={quantity.ratedRange_hz}
        deficiencies={deficiencies}
        onReady={onReady}
        {...size}
      />
    </Box>
  )
}
