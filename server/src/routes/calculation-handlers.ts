import { calculate, type CalculateParts } from '../domain/calculation/calculate'
import { report } from '../domain/calculation/report'
import type { CallHandlers } from './call-handlers'

export function calculationHandlers(deps: CalculateParts) {
  return {
    calculate: ({ body, caller }) => calculate(body, caller, deps),
    report: ({ body, caller }) => report(body, caller, deps),
  } satisfies Partial<CallHandlers>
}
