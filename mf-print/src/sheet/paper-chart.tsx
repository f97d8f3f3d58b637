import { BANDS_HZ } from '@soundleaf/contracts'
import {
  chartSeries,
  SpectrumChart,
  type BandColumn,
  type RatedSpectrum,
  type SpectrumChartProps,
} from '@soundleaf/results-view'
import { useMemo } from 'react'
import { t } from '../texts'

interface PaperChartProps extends Pick<SpectrumChartProps, 'width' | 'height' | 'yRange' | 'onReady'> {
  readonly spectrum: RatedSpectrum
  readonly columns: readonly BandColumn[]
}

/** The chart of one kind of sound, in a fixed size for paper. */
export function PaperChart({ spectrum, columns, ...size }: PaperChartProps) {
  const series = useMemo(() => chartSeries(columns, spectrum), [columns, spectrum])
  const { quantity, deficiencies } = spectrum
  return (
    <SpectrumChart
      title={t('sound.chart', { quantity: quantity.name })}
      bands_hz={BANDS_HZ}
      series={series}
      ratedRange={quantity.ratedRange_hz}
      deficiencies={deficiencies}
      {...size}
    />
  )
}
