import { SPECTRA, type CalculationAnswer, type Licence } from '@soundleaf/contracts'
import { entitlementsOf } from '../account/entitlements'
import { withoutBands } from './explanation'

/**
 * The last step before an answer leaves, and the only place where a licence changes one. A trial gets the made-up
 * answer in place of the true one, Light no spectrum and nothing that tells one (decisions 8 and 9). What is wrong with a construction is told
 * to everyone.
 */
export function filterByLicence(
  answer: CalculationAnswer,
  licence: Licence,
  madeUpAnswer: () => CalculationAnswer,
): CalculationAnswer {
  if (answer.validation.result !== 'Success') return answer
  const { trueValues, spectra } = entitlementsOf(licence)
  const allowed = trueValues ? answer : madeUpAnswer()
  if (spectra) return allowed
  return {
    ...allowed,
    ...NO_SPECTRA,
    explanation: allowed.explanation ? withoutBands(allowed.explanation) : null,
  }
}

const NO_SPECTRA: Partial<CalculationAnswer> = Object.fromEntries(
  SPECTRA.flatMap(({ table, shiftedCurve }) => [
    [table, null],
    [shiftedCurve, null],
  ]),
)
