import { calculate, type CalculateParts } from '../domain/calculation/calculate'
import { report } from '../domain/calculation/report'
import type { CallAnswers } from './call'

export function calculationAnswers(parts: CalculateParts): Pick<CallAnswers, 'calculate' | 'report'> {
  return {
    calculate: ({ body, caller }) => calculate(body, caller, parts),
    report: ({ body, caller }) => report(body, caller, parts),
  }
}
