import type { Calculation, EvaluationKind } from '@soundleaf/contracts'
import { measuredNumbersText, type MeasuredOrigin } from '@soundleaf/results-view'
import { t } from '../texts'

/** Where a measured curve comes from, with its numbers less those of the prediction, in the notation of subscripts. */
export function measuredText(
  kind: EvaluationKind,
  measured: MeasuredOrigin,
  calculation: Calculation,
): string {
  const { source } = measured
  const numbers = measuredNumbersText(kind, measured, calculation)
  return numbers === '' ? t('measured.source', { source }) : t('measured.compared', { source, numbers })
}
