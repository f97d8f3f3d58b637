import { BANDS_HZ, type Calculation } from '@soundleaf/contracts'
import {
  bandColumns,
  bandText,
  chartSeries,
  SpectrumChart,
  type ComparisonSlots,
  type RatedSpectrum,
  type SpectrumChartHandle,
  type SpectrumSeries,
} from '@soundleaf/results-view'
import { formatPlain } from '@soundleaf/texts'
import { Box, Flex, Sub } from '@soundleaf/ui'
import { useMemo, type Ref } from 'react'
import { ComparisonChecks } from '../comparison/comparison-checks'
import { ComparedRatings } from '../comparison/compared-ratings'
import { t } from '../texts'

interface SpectrumSectionProps {
  readonly chartRef: Ref<SpectrumChartHandle>
  readonly set: RatedSpectrum
  readonly slots: ComparisonSlots
  /** Curves of other variants. */
  readonly others: readonly SpectrumSeries[]
  readonly calculation: Calculation | null
  /** With another chart below it, a chart is lower and says which sound it shows. */
  readonly isOneOfTwo: boolean
  readonly isCalculating: boolean
  readonly onKeep: (slot: 0 | 1) => void
  readonly onClear: (slot: 0 | 1) => void
}

/** One chart with its title and the boxes of its comparison curves. */
export function SpectrumSection(props: SpectrumSectionProps) {
  const { chartRef, set, slots, others, calculation, isOneOfTwo, isCalculating, onKeep, onClear } = props
  const { kind, notation } = set
  const quantity = set.quantity.name
  const curves = useMemo(
    () => ({
      series: [...chartSeries(bandColumns(set, slots), set), ...others],
      ratedRange: set.quantity.ratedRange_hz,
      deficiencies: set.deficiencies,
    }),
    [set, slots, others],
  )
  return (
    <Box as="section" aria-label={t(`sound.${kind}`)}>
      <Flex align="center" minHeight="row" paddingX="5" columnGap="3.5" justify="space-between" wrap="wrap">
        <Box textStyle="xs" fontWeight="semibold" whiteSpace="nowrap">
          <Sub>
            {isOneOfTwo
              ? t(`chart.heading.${kind}`, { symbol: notation })
              : t('chart.heading', { quantity, symbol: notation })}
          </Sub>
        </Box>
        <ComparisonChecks
          kind={kind}
          slots={slots}
          canKeep={set.current !== null && !isCalculating}
          onKeep={onKeep}
          onClear={onClear}
        />
      </Flex>
      <Box paddingX="5">
        <SpectrumChart
          ref={chartRef}
          {...curves}
          title={t('chart.title', { quantity })}
          description={describe(set)}
          bands_hz={BANDS_HZ}
          height={isOneOfTwo ? 240 : 306}
          busy={isCalculating}
        />
      </Box>
      <ComparedRatings {...{ kind, slots, calculation }} />
    </Box>
  )
}

/** What the chart shows, for those who do not see it; the table below has every value. */
function describe({ current }: RatedSpectrum): string {
  if (current === null) return t('chart.empty')
  const lowest = Math.min(...current)
  const highest = Math.max(...current)
  const band_hz = BANDS_HZ[current.indexOf(lowest)] ?? 0
  return t('chart.described', {
    lowest: bandText(lowest),
    band: formatPlain(band_hz),
    highest: bandText(highest),
  })
}
