import { BANDS_HZ, type EvaluationKind, type MeasuredCurve, type MeasuredRating } from '@soundleaf/contracts'
import type { ComparisonCurve } from '@soundleaf/results-view'
import { formatList } from '@soundleaf/texts'
import { t } from '../texts'

/** Which prediction a kept curve can lie over. */
export type Fit = EvaluationKind | 'inOctaves' | 'inBuilding'

/** What laboratories measure in third octaves is what is predicted; an octave holds three of its bands. */
export function fitOf({ quantity, values }: Pick<MeasuredCurve, 'quantity' | 'values'>): Fit {
  const kind = quantity === 'R' || quantity === 'TL' ? 'airborne' : quantity === 'Ln' ? 'impact' : null
  if (kind === null) return 'inBuilding'
  const bands = values.map(({ band }) => band).sort((one, other) => one - other)
  const isOfThirds = bands.some((band, at) => at > 0 && band / (bands[at - 1] ?? band) < 1.5)
  return isOfThirds ? kind : 'inOctaves'
}

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
