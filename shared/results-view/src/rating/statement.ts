import type { CalculationAnswer, EvaluationKind, Standard } from '@soundleaf/contracts'
import { notation } from '../text/notation'
import { NO_NUMBER, ratingUnit, shortText } from '../text/number-text'
import { singleNumbersOf } from './rating-of'

/** A result as the standards state it, in its parts. */
export interface Statement {
  readonly kind: EvaluationKind
  /** `Weighted sound reduction index` */
  readonly caption: string
  /** `R_{w} (C; C_{tr})` */
  readonly notation: string
  readonly rating: string
  /** `(−3; −7)`, empty where the standard adds no terms. */
  readonly terms: string
  readonly unit: string
  readonly uncertainty_db: number | null
}

const CAPTIONS = {
  Iso: { airborne: 'Weighted sound reduction index', impact: 'Weighted impact sound pressure level' },
  Astm: { airborne: 'Sound transmission class', impact: 'Impact insulation class' },
} as const

/** The terms that are written behind a rating; ISO 717 names them in its statement of results. */
const STATED_TERMS: readonly string[] = ['C', 'Ctr', 'CI']

export function statement(
  kind: EvaluationKind,
  standard: Standard,
  answer: CalculationAnswer | null,
): Statement {
  const numbers = singleNumbersOf(kind, standard)
  const [rating] = numbers
  const terms = numbers.filter(({ symbol }) => STATED_TERMS.includes(symbol))
  const bracket = (texts: readonly string[]) => (texts.length === 0 ? '' : `(${texts.join('; ')})`)
  const symbols = bracket(terms.map(({ symbol }) => notation(symbol)))
  return {
    kind,
    caption: CAPTIONS[standard][kind],
    notation: `${notation(rating?.symbol ?? '')} ${symbols}`.trim(),
    rating: rating === undefined ? NO_NUMBER : shortText(answer?.[rating.field] ?? null),
    terms: answer === null ? '' : bracket(terms.map(({ field }) => shortText(answer[field]))),
    unit: ratingUnit(standard),
    uncertainty_db: (kind === 'airborne' ? answer?.airborneUncertainty : answer?.impactUncertainty) ?? null,
  }
}

/** The whole statement in one line: `R_{w} (C; C_{tr}) = 65 (−3; −7) dB`. */
export function statementText({ notation: symbols, rating, terms, unit }: Statement): string {
  return [symbols, '=', rating, terms, unit].filter((part) => part !== '').join(' ')
}
