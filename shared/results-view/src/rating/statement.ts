import {
  mainRating,
  ratingOf,
  singleNumbersOf,
  type Calculation,
  type EvaluationKind,
  type Standard,
} from '@soundleaf/contracts'
import { ratingUnit, shortText } from '../text/number-text'
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
}

export function statement(
  kind: EvaluationKind,
  standard: Standard,
  calculation: Calculation | null,
): Statement {
  const main = mainRating(kind, standard)
  const rating = ratingOf(calculation, main.id)
  const stated = singleNumbersOf(kind, standard).filter(({ rank }) => rank === 'stated')
  const inBrackets = (texts: readonly string[]) => (texts.length === 0 ? '' : `(${texts.join('; ')})`)
  const valueText = (value: number | undefined) => shortText(value ?? null)
  return {
    kind,
    caption: t(`rating.${standard}.${kind}`),
    symbol: main.notation,
    notation: `${main.notation} ${inBrackets(stated.map(({ notation }) => notation))}`.trim(),
    rating: valueText(rating?.value),
    terms:
      calculation === null
        ? ''
        : inBrackets(stated.map(({ id }) => valueText(ratingOf(calculation, id)?.value))),
    unit: ratingUnit(standard),
    uncertainty_db: rating?.uncertainty_db ?? null,
  }
}

/** The whole statement in one line: `R_{w} (C; C_{tr}) = 65 (−3; −7) dB`. */
export function statementText({ notation, rating, terms, unit }: Statement): string {
  return [notation, '=', rating, terms, unit].filter((part) => part !== '').join(' ')
}
