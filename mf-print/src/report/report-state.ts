import type { CallFailure, Project, Report } from '@soundleaf/contracts'

/** Where the report of the open project stands. */
export type ReportState =
  | { readonly phase: 'loading' }
  /** The licence has no report (PRT-05). */
  | { readonly phase: 'refused'; readonly reason: string }
  | { readonly phase: 'failed'; readonly failure: CallFailure }
  | { readonly phase: 'ready'; readonly project: Project; readonly report: Report }

/** Why there is nothing to print yet, or at all. */
export function refusalOf(state: ReportState): string {
  switch (state.phase) {
    case 'refused':
      return state.reason
    case 'failed':
      return 'The report could not be calculated.'
    case 'loading':
      return 'The report is being calculated.'
    case 'ready':
      return state.report.calculation.validation.result === 'Success'
        ? 'The charts are being drawn.'
        : 'The construction has no result to print.'
  }
}
