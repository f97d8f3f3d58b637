import type { CalculationAnswer } from './api/calculation'
import { byFirstField } from './ratings'

/** The results of an answer that has none: everything but who asked for what, by which engine. */
export const EMPTY_RESULTS: Omit<CalculationAnswer, 'validation' | 'evaluationStandard' | 'engineVersion'> = {
  ...byFirstField(null),
  tableResultR: null,
  tableResultTl: null,
  tableResultLn: null,
  tableResultL: null,
  shiftedCurveR: null,
  shiftedCurveTl: null,
  shiftedCurveLn: null,
  shiftedCurveL: null,
  airborneFieldEstimation: null,
  airborneColor: 'White',
  impactFieldEstimation: null,
  impactColor: 'White',
  airborneUncertainty: null,
  impactUncertainty: null,
  airborneFieldUncertainty: null,
  impactFieldUncertainty: null,
  surfaceMass: null,
  totalThickness: null,
  notices: [],
  editions: [],
  isRandom: false,
  explanation: null,
}
