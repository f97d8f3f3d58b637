import type { BatchResult } from '@soundleaf/contracts'
import { ENGINE_VERSION } from '@soundleaf/engine'
import type { Refusal } from '../domain/refusal'
import { failureResponse } from '../routes/failure-response'

/** Which construction of a batch a line is about. */
export type Place = Pick<BatchResult, 'index' | 'values' | 'choice' | 'fits' | 'price' | 'carbon'>

/** What a line without numbers has in their places. */
export const NOTHING = {
  ratings: {},
  ...{ surfaceMass: null, totalThickness: null, airborne: null, impact: null },
  ...{ airborneFieldEstimation: null, impactFieldEstimation: null },
  engineVersion: ENGINE_VERSION,
} as const satisfies Partial<BatchResult>

/** The result of a construction that has no numbers. */
export function refusedResult(place: Place, refusal: Refusal): BatchResult {
  const { code, reason, message, componentIds = [] } = failureResponse(refusal).body
  return { ...place, result: reason ?? code, message, componentIds: [...componentIds], ...NOTHING }
}
