import {
  mainRating,
  ratingOf,
  singleNumbersOf,
  type Calculation,
  type EvaluationKind,
  type Standard,
} from '@soundleaf/contracts'
import { ratingUnit, shortText } from '../text/number-text'
import { unmeasuredRange } from '../text/unmeasured-range'
import { t } from '../texts'

/** A result as the standards state it, in its parts. */
export interface Statement {
  readonly kind: EvaluationKind
  /** `Weighted sound reduction index` */
  readonly caption: string
  /** `R_{w}` */
  readonly symbol: string
  /** `R_{w} (C; C_{tr})` */
  readonly notation: string
  readonly rating: string
  /** `(−3; −7)`, empty where the standard adds no terms. */
  readonly terms: string
  readonly unit: string
  readonly uncertainty_db: number | null
  /** Where it is likely to lie, for a kind that nobody has measured; null where the uncertainty is known. */
  readonly range: string | null
}

export function statement(
  kind: EvaluationKind,
  standard: Standard,
  calculation: Calculation | null,
): Statement {
  const rating = ratingOf(calculation, mainRating(kind, standard).id)
  const terms = statedWith(kind, standard).map(({ id }) => ratingOf(calculation, id)?.value ?? null)
  return {
    ...statementOf(kind, standard, rating?.value ?? null, calculation === null ? [] : terms),
    uncertainty_db: rating?.uncertainty_db ?? null,
    range: unmeasuredRange(calculation, kind, rating?.value ?? null, rating?.uncertainty_db ?? null),
  }
}

/** The same of numbers that are known. */
export function statementOf(
  kind: EvaluationKind,
  standard: Standard,
  value: number | null,
  terms: readonly (number | null)[],
): Statement {
  const main = mainRating(kind, standard)
  const inBrackets = (texts: readonly string[]) => (texts.length === 0 ? '' : `(${texts.join('; ')})`)
  return {
    kind,
    caption: t(`rating.${standard}.${kind}`),
    symbol: main.notation,
    notation:
      `${main.notation} ${inBrackets(statedWith(kind, standard).map(({ notation }) => notation))}`.trim(),
    rating: shortText(value),
    terms: inBrackets(terms.map(shortText)),
    unit: ratingUnit(standard),
    uncertainty_db: null,
    range: null,
  }
}

/** The terms that a standard states beside its main rating. */
export const statedWith = (kind: EvaluationKind, standard: Standard) =>
  singleNumbersOf(kind, standard).filter(({ rank }) => rank === 'stated')

/** The whole statement in one line: `R_{w} (C; C_{tr}) = 65 (−3; −7) dB`. */
export function statementText({ notation, rating, terms, unit }: Statement): string {
  return [notation, '=', rating, terms, unit].filter((part) => part !== '').join(' ')
}
