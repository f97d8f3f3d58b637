import type { Construction } from '@soundleaf/construction'
import { type ConstructionPrediction, predictConstruction } from '../translation/predict-construction'
import { FIELD_VALUES } from './construction-parts'
import { smoothLnw, smoothRw } from './smooth-rating'

/** The prediction of a construction that a test expects to be sound. */
export function predictionOf(construction: Construction): ConstructionPrediction {
  const prediction = predictConstruction(construction, FIELD_VALUES)
  if (!prediction.ok) throw new Error(prediction.reason.code)
  return prediction
}

/** Its spectra by ISO, and their ratings without rounding. */
export function predicted(construction: Construction) {
  const { airborne, impact } = predictionOf(construction).laboratory
  const [R, Ln] = [airborne.iso.values_db, impact?.iso.values_db ?? []]
  return { R, Ln, Rw: smoothRw(R), Lnw: Ln.length === 0 ? Number.NaN : smoothLnw(Ln) }
}
