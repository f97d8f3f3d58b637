import { SINGLE_NUMBERS, type CalculationAnswer, type EvaluationKind } from '@soundleaf/contracts'
import { notation } from './notation'
import { shortText } from './number-text'

/** A result as the standards state it. */
export interface ResultStatement {
  readonly caption: string
  /** `R_{w} (C; C_{tr}) = 65 (−3; −7) dB` */
  readonly statement: string
}

const CAPTIONS = {
  Iso: { airborne: 'Weighted sound reduction index', impact: 'Weighted impact sound pressure level' },
  Astm: { airborne: 'Sound transmission class', impact: 'Impact insulation class' },
} as const

/** The terms that ISO 717 states behind the rating. */
const STATED_TERMS: readonly string[] = ['C', 'Ctr', 'CI']

export function resultStatement(answer: CalculationAnswer, kind: EvaluationKind): ResultStatement {
  const standard = answer.evaluationStandard
  const [rating, ...terms] = SINGLE_NUMBERS.filter(
    ({ standard: of, kind: sound, symbol }, index, all) =>
      of === standard &&
      sound === kind &&
      (STATED_TERMS.includes(symbol) ||
        all.findIndex((one) => one.standard === of && one.kind === sound) === index),
  )
  const bracket = (texts: readonly string[]) => (texts.length === 0 ? '' : ` (${texts.join('; ')})`)
  const symbol = notation(rating?.symbol ?? '') + bracket(terms.map((term) => notation(term.symbol)))
  const value = rating === undefined ? null : answer[rating.field]
  const unit = standard === 'Iso' ? ' dB' : ''
  return {
    caption: CAPTIONS[standard][kind],
    statement: `${symbol} = ${shortText(value)}${bracket(terms.map(({ field }) => shortText(answer[field])))}${unit}`,
  }
}
