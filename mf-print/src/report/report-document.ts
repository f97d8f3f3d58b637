import type { EvaluationKind } from '@soundleaf/contracts'
import { kindName } from '@soundleaf/results-view'

/** What is printed: the report over pages, or the one-page sheet of one kind of sound. */
export type ReportDocument = 'report' | EvaluationKind

export function documentChoices(
  kinds: readonly EvaluationKind[],
): readonly { readonly value: ReportDocument; readonly label: string }[] {
  return [
    { value: 'report', label: 'Report' },
    ...kinds.map((kind) => ({ value: kind, label: `Sheet, ${kindName(kind).toLowerCase()}` })),
  ]
}
