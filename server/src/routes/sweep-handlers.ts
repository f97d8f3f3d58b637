import type { FieldEstimate, SweepAnswer } from '@soundleaf/contracts'
import { mapped } from '../domain/refusal'
import { sweep, type Sweep, type SweepParts } from '../domain/sweep/sweep'
import type { CallHandlers } from './call-handlers'
import { writeValidation } from './calculation-to-wire'

export function sweepHandlers(deps: SweepParts) {
  return {
    sweep: async ({ body, caller }) => mapped(await sweep(body, caller, deps), sweepToWire),
  } satisfies Partial<CallHandlers>
}

function sweepToWire({ standard, engineVersion, points }: Sweep): SweepAnswer {
  return {
    evaluationStandard: standard,
    engineVersion,
    points: points.map(({ value, second, numbers }) => ({
      value,
      ...(second === undefined ? {} : { second }),
      validation: writeValidation(numbers.validation),
      ratings: numbers.ratings.map(({ id, value, uncertainty_db }) => ({
        id,
        value,
        uncertainty: uncertainty_db,
      })),
      surfaceMass: numbers.surfaceMass_kgm2,
      totalThickness: numbers.totalThickness_mm,
      airborneFieldEstimation: numbers.field.airborne?.value_db ?? null,
      impactFieldEstimation: numbers.field.impact?.value_db ?? null,
      judged: { airborne: judged(numbers.field.airborne), impact: judged(numbers.field.impact) },
    })),
  }
}

/** What is held against a requirement. */
function judged(estimate: FieldEstimate | null) {
  if (estimate === null) return null
  const { planned, value_db, uncertainty_db } = estimate
  return { value: planned?.value_db ?? value_db, uncertainty: uncertainty_db }
}
