import { calculate, type CalculateParts } from '../domain/calculation/calculate'
import { report } from '../domain/calculation/report'
import { mapped } from '../domain/refusal'
import { calculationToWire, reportToWire } from './calculation-to-wire'
import { textsIn } from '../texts'
import type { CallHandlers } from './call-handlers'
import { preferredLanguage } from './preferred-language'

export function calculationHandlers(deps: CalculateParts) {
  return {
    calculate: async ({ body, caller }) => mapped(await calculate(body, caller, deps), calculationToWire),
    async report({ body, caller }, { request }) {
      const say = await textsIn(preferredLanguage(request))
      return mapped(await report(body, caller, { ...deps, say }), reportToWire)
    },
  } satisfies Partial<CallHandlers>
}
