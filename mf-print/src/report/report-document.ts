import type { EvaluationKind } from '@soundleaf/contracts'
import { t } from '../texts'

/** What is printed: the report over pages, or the one-page sheet of one kind of sound. */
export type ReportDocument = 'report' | EvaluationKind

export function documentChoices(
  kinds: readonly EvaluationKind[],
): readonly { readonly value: ReportDocument; readonly label: string }[] {
  return (['report', ...kinds] as const).map((value) => ({ value, label: t(`document.${value}`) }))
}
