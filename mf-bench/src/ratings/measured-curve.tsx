import {
  BANDS_HZ,
  type MeasuredQuantity,
  type MeasuredRating,
  type MeasuredValue,
} from '@soundleaf/contracts'
import { SpectrumChart, type SpectrumSeries } from '@soundleaf/results-view'
import { useMemo } from 'react'
import { Card } from '../card'
import { t } from '../texts'

interface MeasuredCurveProps {
  readonly quantity: MeasuredQuantity
  readonly values: readonly MeasuredValue[]
  readonly ratings: readonly MeasuredRating[]
}

/** The measured curve with the shifted reference curve of its first rating. */
export function MeasuredCurve({ quantity, values, ratings }: MeasuredCurveProps) {
  const spectrum = useMemo(() => {
    const by = new Map(values.map(({ band, value }) => [band, value]))
    const contour = ratings.find((rating) => rating.contour !== undefined)?.contour
    const reference = new Map(contour?.bands.map((one) => [one.band, one]))
    const measured: SpectrumSeries = {
      id: 'measured',
      name: t('chart.measured'),
      role: 'current',
      values: BANDS_HZ.map((band) => by.get(band) ?? null),
    }
    const shifted: SpectrumSeries = {
      id: 'shifted',
      name: t('chart.shifted'),
      role: 'shifted',
      values: BANDS_HZ.map((band) => reference.get(band)?.reference ?? null),
    }
    const [first, last] = [contour?.bands[0], contour?.bands.at(-1)]
    return {
      series: contour === undefined ? [measured] : [measured, shifted],
      deficiencies: BANDS_HZ.map((band) => reference.get(band)?.deficiency ?? null),
      ...(first !== undefined && last !== undefined && { ratedRange: [first.band, last.band] as const }),
    }
  }, [values, ratings])
  return (
    <Card title={t('chart.heading', { quantity: t(`quantity.${quantity}`) })}>
      <SpectrumChart {...spectrum} bands_hz={BANDS_HZ} title={t('chart.title')} />
    </Card>
  )
}
