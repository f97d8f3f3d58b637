import type { CallDefinition } from './call-definition'
import { SOLVE_CALL } from './solve'
import { SWEEP_CALL } from './sweep'

/** Calls that vary a construction. */
export const SEARCH_CALLS = { sweep: SWEEP_CALL, solve: SOLVE_CALL } as const satisfies Record<
  string,
  CallDefinition
>
