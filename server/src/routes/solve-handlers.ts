import { ENGINE_VERSION } from '@soundleaf/engine'
import { mapped } from '../domain/refusal'
import { solve, type SolveParts } from '../domain/solve/solve'
import type { CallHandlers } from './call-handlers'

export function solveHandlers(deps: SolveParts) {
  return {
    solve: async ({ body, caller }) =>
      mapped(await solve(body, caller, deps), ({ standard, ...solved }) => ({
        ...solved,
        evaluationStandard: standard,
        engineVersion: ENGINE_VERSION,
      })),
  } satisfies Partial<CallHandlers>
}
