import { calculate } from '../domain/calculation/calculate'
import { report } from '../domain/calculation/report'
import type { Clock } from '../domain/clock'
import type { CallAnswers } from './call'

export function calculationAnswers(parts: {
  readonly clock: Clock
}): Pick<CallAnswers, 'calculate' | 'report'> {
  return {
    calculate: ({ body, caller }) => calculate(body, caller, parts),
    report: ({ body, caller }) => report(body, caller, parts),
  }
}
