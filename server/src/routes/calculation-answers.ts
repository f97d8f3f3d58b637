import { calculate, type CalculateParts } from '../domain/calculation/calculate'
import { report } from '../domain/calculation/report'
import { mapped } from '../domain/refusal'
import { calculationToWire, reportToWire } from './calculation-to-wire'
import type { CallAnswers } from './call'

export function calculationAnswers(parts: CalculateParts): Pick<CallAnswers, 'calculate' | 'report'> {
  return {
    calculate: async ({ body, caller }) => mapped(await calculate(body, caller, parts), calculationToWire),
    report: async ({ body, caller }) => mapped(await report(body, caller, parts), reportToWire),
  }
}
