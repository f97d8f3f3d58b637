import type { CalculationAnswer, ContourExplanation, RatingExplanation } from '@soundleaf/contracts'

/** The part of an answer that explains the given numbers and nothing else. */
export function explained(...ratings: readonly RatingExplanation[]): Pick<CalculationAnswer, 'explanation'> {
  return {
    explanation: {
      ratings: [...ratings],
      airborneLimits: [],
      impactLimits: [],
      resonances: [],
      coincidences: [],
      mounting: '',
      elementSize: [3.66, 2.75],
      airborneUncertaintyBasis: '',
      impactUncertaintyBasis: null,
      notices: [],
    },
  }
}

/** Where a number of ISO 717-1 comes from. */
export function ratingExplanation(given: Partial<RatingExplanation>): RatingExplanation {
  return {
    field: 'rw',
    edition: 'ISO 717-1:2020',
    range: [100, 3150],
    uncertainty: 1.5,
    contour: null,
    ...given,
  }
}

export const CONTOUR: ContourExplanation = {
  shift: 5,
  deficiencies: [],
  sumOfDeficiencies: 28.4,
  sumLimit: 32,
  limitedBy: 'sum of deficiencies',
  limitingBand: 125,
}
