import {
  SINGLE_NUMBERS,
  type CalculationAnswer,
  type EvaluationKind,
  type Standard,
} from '@soundleaf/contracts'
import { notation } from '../quantity/notation'
import { NO_NUMBER, ratingUnit, shortText } from '../quantity/number-text'

/** The number that people came for. */
export interface HeadlineFigure {
  readonly kind: EvaluationKind
  /** `R_{w} (C; C_{tr})` */
  readonly notation: string
  readonly rating: string
  /** `(−3; −7)`, empty where the standard adds no terms. */
  readonly terms: string
  readonly unit: string
  readonly uncertainty_db: number | null
}

/** The terms that are written behind a rating; ISO 717 names them in its statement of results. */
const STATED_TERMS: readonly string[] = ['C', 'Ctr', 'CI']

export function headlineFigure(
  kind: EvaluationKind,
  standard: Standard,
  answer: CalculationAnswer | null,
): HeadlineFigure {
  const numbers = SINGLE_NUMBERS.filter((number) => number.standard === standard && number.kind === kind)
  const rating = numbers[0]
  const terms = numbers.filter(({ symbol }) => STATED_TERMS.includes(symbol))
  const textOf = (field: (typeof numbers)[number]['field'] | undefined) => {
    const value = field === undefined ? null : (answer?.[field] ?? null)
    return value === null ? NO_NUMBER : shortText(value)
  }
  const bracket = (texts: readonly string[]) => (texts.length === 0 ? '' : `(${texts.join('; ')})`)
  const symbols = bracket(terms.map(({ symbol }) => notation(symbol)))
  return {
    kind,
    notation: [notation(rating?.symbol ?? ''), symbols].filter((text) => text !== '').join(' '),
    rating: textOf(rating?.field),
    terms: answer === null ? '' : bracket(terms.map(({ field }) => textOf(field))),
    unit: ratingUnit(standard),
    uncertainty_db: (kind === 'airborne' ? answer?.airborneUncertainty : answer?.impactUncertainty) ?? null,
  }
}
