import type { Calculation, EvaluationKind } from '@soundleaf/contracts'
import { t } from '../texts'
import { shortText } from './number-text'

/**
 * Where a value is likely to lie, as `24 to 36`, for a construction of a kind that nobody has measured; null where errors
 * of measurements tell the uncertainty. A range of whole numbers: nothing closer is known.
 */
export function unmeasuredRange(
  calculation: Calculation | null,
  kind: EvaluationKind,
  value: number | null,
  uncertainty_db: number | null,
): string | null {
  const isUnmeasured = calculation?.spectra[kind].uncertaintyBasis?.code === 'NoMeasurements'
  if (!isUnmeasured || value === null || uncertainty_db === null) return null
  return t('range', {
    from: shortText(Math.floor(value - uncertainty_db)),
    to: shortText(Math.ceil(value + uncertainty_db)),
  })
}
