import type { CallFailure, Project, ReportAnswer } from '@soundleaf/contracts'

/** Where the report of the open project stands. */
export type ReportState =
  | { readonly phase: 'loading' }
  /** The licence has no report (PRT-05). */
  | { readonly phase: 'refused'; readonly reason: string }
  | { readonly phase: 'failed'; readonly failure: CallFailure }
  | { readonly phase: 'ready'; readonly project: Project; readonly report: ReportAnswer }
