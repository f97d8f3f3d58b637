import { ratingOf, singleNumbersOf, type Calculation, type EvaluationKind } from '@soundleaf/contracts'
import { formatNumber } from '@soundleaf/texts'
import type { MeasuredOrigin } from '../spectrum/comparison-curve'
import { signedText } from '../text/number-text'
import { t } from '../texts'

/**
 * Every number that was measured and is predicted too, each with what was measured less what is predicted:
 * `R_{w} 58 (+1) · C −2 (0)`. Without a prediction the numbers alone.
 */
export function measuredNumbersText(
  kind: EvaluationKind,
  { numbers }: Pick<MeasuredOrigin, 'numbers'>,
  calculation: Calculation | null,
): string {
  const known = calculation === null ? [] : singleNumbersOf(kind, calculation.standard)
  return numbers
    .flatMap(({ notation, value, decimals, bound }) => {
      if (value === null) return []
      const id = known.find((one) => one.notation === notation)?.id
      const predicted = id === undefined ? undefined : ratingOf(calculation, id)?.value
      if (calculation !== null && predicted === undefined) return []
      const number = formatNumber(value, decimals)
      const measured = bound === undefined ? number : t(`compared.${bound}`, { value: number })
      const text =
        predicted === undefined
          ? measured
          : t('compared.measured', { measured, difference: signedText(value - predicted) })
      return [`${notation} ${text}`]
    })
    .join(' · ')
}
