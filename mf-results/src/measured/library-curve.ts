import { BANDS_HZ, type MeasuredCurve, type MeasuredRating } from '@soundleaf/contracts'
import type { ComparisonCurve } from '@soundleaf/results-view'
import { formatList } from '@soundleaf/texts'
import { t } from '../texts'

/** Laboratory, report and date in one line, as far as they are known. */
export function sourceText({ laboratory, reportNumber, measuredOn, testStandard }: MeasuredCurve): string {
  const known = [laboratory, reportNumber, measuredOn, testStandard].filter((text) => text !== '')
  return known.length === 0 ? t('library.noSource') : formatList(known)
}

/** A kept curve as the chart shows it, with every number that the server made of it. */
export function comparisonOf(curve: MeasuredCurve, ratings: readonly MeasuredRating[]): ComparisonCurve {
  const by = new Map(curve.values.map((one) => [one.band, one]))
  return {
    name: curve.title,
    values: BANDS_HZ.map((band) => by.get(band)?.value ?? null),
    measured: {
      id: curve.id,
      source: sourceText(curve),
      limits: BANDS_HZ.map((band) => by.get(band)?.bound !== undefined),
      numbers: ratings.flatMap(({ notation, value, decimals, bound, isUnmoved }) => {
        const limit = bound === undefined || isUnmoved === true ? {} : { bound }
        return value === null ? [] : [{ notation, value, decimals, ...limit }]
      }),
    },
  }
}
