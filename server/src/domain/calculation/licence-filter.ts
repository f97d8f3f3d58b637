import type { CalculatedRating, CalculatedSpectrum, Calculation, Licence } from '@soundleaf/contracts'
import { entitlementsOf } from '../account/entitlements'

/**
 * The last step before a calculation leaves, and the only place where a licence changes one: Light gets no spectrum and
 * nothing that tells one. What is wrong with a construction is told to everyone.
 */
export function filterByLicence(calculation: Calculation, licence: Licence): Calculation {
  if (calculation.validation.result !== 'Success' || entitlementsOf(licence).spectra) return calculation
  return withoutBands(calculation)
}

function withoutBands(calculation: Calculation): Calculation {
  const { airborne, impact } = calculation.spectra
  return {
    ...calculation,
    ratings: calculation.ratings.map(withoutContour),
    spectra: { airborne: withoutValues(airborne), impact: withoutValues(impact) },
    measured: calculation.measured.map((one) => ({ ...one, airborne: null, impact: null })),
  }
}

/** A deficiency tells a band's value, beside the rating that everyone with the number knows. */
function withoutContour(rating: CalculatedRating): CalculatedRating {
  return { ...rating, origin: rating.origin && { ...rating.origin, contour: null } }
}

function withoutValues(spectrum: CalculatedSpectrum): CalculatedSpectrum {
  return { ...spectrum, values_db: null, shiftedReference_db: null, limits: [] }
}
