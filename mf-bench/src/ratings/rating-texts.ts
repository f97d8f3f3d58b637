import type { MeasuredNumber, MeasuredRating } from '@soundleaf/contracts'
import { NO_NUMBER } from '@soundleaf/results-view'
import { formatNumber, formatPlain } from '@soundleaf/texts'
import { t } from '../texts'

/** The number as a report writes it: `58`, `≥ 58`, a dash where there is none. What no true value changes is no limit. */
export function valueText({
  value,
  decimals,
  bound,
  isUnmoved,
}: Pick<MeasuredRating, 'value' | 'decimals' | 'bound' | 'isUnmoved'>): string {
  if (value === null) return NO_NUMBER
  const number = formatNumber(value, decimals)
  return bound === undefined || isUnmoved === true ? number : t(`ratings.${bound}`, { value: number })
}

/** The main number with its terms, as `R_{w} (C; C_{tr}) = 64 (−2; −8)`. */
export function numbersText([main, ...terms]: readonly MeasuredNumber[]): string {
  if (main === undefined) return NO_NUMBER
  const of = (text: (number: MeasuredNumber) => string) =>
    terms.length === 0 ? text(main) : `${text(main)} (${terms.map(text).join('; ')})`
  return `${of(({ notation }) => notation)} = ${of(valueText)}`
}

/** Where the number comes from, or why there is none. */
export function workingText(rating: MeasuredRating): string {
  const { value, missingBand, bound, isUnmoved } = rating
  if (missingBand !== undefined) return t('working.missing', { band: formatPlain(missingBand) })
  if (value === null) return t('working.open')
  const from = originText(rating)
  if (bound === undefined) return from
  const limits = t(isUnmoved === true ? 'working.unmoved' : 'working.limits')
  return from === '' ? limits : t('working.both', { from, limits })
}

function originText({ contour, energySum, range }: MeasuredRating): string {
  if (contour !== undefined)
    return t(contour.limitedBy === 'single deficiency' ? 'working.single' : 'working.sum', {
      shift: formatPlain(contour.shift),
      sum: formatNumber(contour.sumOfDeficiencies, 1),
      limit: formatNumber(contour.sumLimit, 1),
      band: formatPlain(contour.limitingBand),
    })
  if (energySum === undefined || range === undefined) return ''
  const [from, to] = range
  return t('working.energy', {
    from: formatPlain(from),
    to: formatPlain(to),
    sum: formatNumber(energySum, 1),
  })
}
