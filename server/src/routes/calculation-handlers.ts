import { calculate, type CalculateParts } from '../domain/calculation/calculate'
import { report } from '../domain/calculation/report'
import { mapped } from '../domain/refusal'
import { calculationToWire, reportToWire } from './calculation-to-wire'
import type { CallHandlers } from './call-handlers'

export function calculationHandlers(deps: CalculateParts) {
  return {
    calculate: async ({ body, caller }) => mapped(await calculate(body, caller, deps), calculationToWire),
    report: async ({ body, caller }) => mapped(await report(body, caller, deps), reportToWire),
  } satisfies Partial<CallHandlers>
}
