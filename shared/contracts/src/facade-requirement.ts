import type { OutsideAnswer } from './api/outside'
import type { Outside } from './api/rooms'
import type { ResultColor } from './enumerations'
import { resultColor } from './requirement'
import type { FacadeTerm } from './rooms'

/** What is asked of a façade or roof, and what is expected of it, dB. */
export interface FacadeRequirement {
  /** With subscripts, as `D_{2m,nT,w} + C_{tr}`. */
  readonly notation: string
  readonly required_db: number
  readonly expected_db: number | null
  readonly uncertainty_db: number
  readonly color: ResultColor
}

/** The terms as answers call them. */
const NOTATIONS: Readonly<Record<FacadeTerm, string | null>> = { none: null, C: 'C', Ctr: 'C_{tr}' }

/** The quantity of a limit, with subscripts. */
export function facadeNotation(term: FacadeTerm): string {
  const notation = NOTATIONS[term]
  return notation === null ? 'D_{2m,nT,w}' : `D_{2m,nT,w} + ${notation}`
}

/**
 * What is asked of a façade or roof, judged by what is expected of it as field values are judged.
 *
 * @param answer null where nothing is calculated
 */
export function facadeRequirement(
  { term, value }: Pick<NonNullable<Outside['limit']>, 'term' | 'value'>,
  answer: Pick<OutsideAnswer, 'quantities'> | null,
): FacadeRequirement {
  const [main] = answer?.quantities ?? []
  const added = NOTATIONS[term]
  const termValue = added === null ? 0 : main?.terms.find(({ notation }) => notation === added)?.value
  const expected_db = main === undefined || termValue === undefined ? null : main.value + termValue
  const uncertainty_db = main?.uncertainty ?? 0
  return {
    notation: facadeNotation(term),
    required_db: value,
    expected_db,
    uncertainty_db,
    color: resultColor(expected_db, value, uncertainty_db, 'higher'),
  }
}
