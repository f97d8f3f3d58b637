import type { Calculation, CallFailure, Project } from '@soundleaf/contracts'

/** Where the calculation of the open project stands. Whatever it shows belongs to `project` as it is now. */
export type CalculationState =
  /** No project is open. */
  | { readonly phase: 'closed' }
  /** Neither an airborne index nor an impact value is set, so there is nothing to calculate. */
  | { readonly phase: 'unset'; readonly project: Project }
  | {
      readonly phase: 'calculating'
      readonly project: Project
      /** As below. */
      readonly lastSuccess: Calculation | null
    }
  /** The server answered, if only that the construction cannot be calculated. */
  | {
      readonly phase: 'answered'
      readonly project: Project
      readonly calculation: Calculation
      /** The last one of this project that succeeded, this one included; null where none did. */
      readonly lastSuccess: Calculation | null
      readonly answeredAt: Date
    }
  /** No answer came. */
  | { readonly phase: 'failed'; readonly project: Project; readonly failure: CallFailure }
