import type {
  Calculation,
  CallFailure,
  Outcome,
  OutsideAnswer,
  Product,
  Project,
  Report,
  RoomsAnswer,
} from '@soundleaf/contracts'
import { t } from '../texts'

/** The state of the report of the open project. */
export type ReportState =
  | { readonly phase: 'loading' }
  /** The licence has no report. */
  | { readonly phase: 'refused'; readonly reason: string }
  | { readonly phase: 'failed'; readonly failure: CallFailure }
  | {
      readonly phase: 'ready'
      readonly project: Project
      readonly report: Report
      /** The products that fills may be of; none where they could not be read. */
      readonly insulations: readonly Product[]
      /** What passes between the rooms of the project, or into its room from outside; null where it has none. */
      readonly rooms: Outcome<RoomsAnswer> | null
      readonly outside: Outcome<OutsideAnswer> | null
      /** Of the other variants, by the ids of their structures; one that could not be calculated is left out. */
      readonly variants: ReadonlyMap<string, Calculation>
    }

/** Why there is nothing to print yet, or at all. */
export function refusalOf(state: ReportState): string {
  switch (state.phase) {
    case 'refused':
      return state.reason
    case 'failed':
      return t('waiting.failed')
    case 'loading':
      return t('waiting.calculating')
    case 'ready':
      return state.report.calculation.validation.result === 'Success'
        ? t('waiting.charts')
        : t('waiting.noResult')
  }
}
