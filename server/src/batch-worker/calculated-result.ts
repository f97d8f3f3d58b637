import type { BatchResult, Calculation } from '@soundleaf/contracts'
import { writeValidation } from '../routes/calculation-to-wire'
import { NOTHING, type Place } from './refused-result'

/** The result of a construction that was calculated. */
export function calculatedResult(
  place: Place,
  { validation, ratings, spectra, field, ...numbers }: Calculation,
): BatchResult {
  const { result, message, componentIds } = writeValidation(validation)
  if (result !== 'Success') return { ...place, result, message, componentIds, ...NOTHING }
  return {
    ...place,
    result,
    ratings: Object.fromEntries(ratings.map(({ id, value }) => [id, value])),
    surfaceMass: numbers.surfaceMass_kgm2,
    totalThickness: numbers.totalThickness_mm,
    airborne: spectra.airborne.values_db && [...spectra.airborne.values_db],
    impact: spectra.impact.values_db && [...spectra.impact.values_db],
    airborneFieldEstimation: field.airborne?.value_db ?? null,
    impactFieldEstimation: field.impact?.value_db ?? null,
    engineVersion: numbers.engineVersion,
  }
}
