import type { EvaluationKind } from '@soundleaf/contracts'
import { t } from '../texts'

/** What is printed: the report over pages, or one page of one kind of sound, or of the rooms or the facade. */
export type ReportDocument = 'report' | EvaluationKind | 'rooms' | 'outside'

export function documentChoices(
  kinds: readonly EvaluationKind[],
  inBuilding: 'rooms' | 'outside' | null,
): readonly { readonly value: ReportDocument; readonly label: string }[] {
  const documents = ['report', ...kinds, ...(inBuilding === null ? [] : [inBuilding])] as const
  return documents.map((value) => ({ value, label: t(`document.${value}`) }))
}
