import {
  EVALUATION_INDICES,
  type CalculationAnswer,
  type EvaluationKind,
  type FieldValues,
} from '@soundleaf/contracts'
import { sumNotation } from './notation'
import { NO_NUMBER, shortText } from './number-text'

/** One line of the table of approximated field values. */
export interface FieldVerdict {
  readonly kind: EvaluationKind
  readonly notation: string
  /** `≥ 52` */
  readonly required: string
  readonly expected: string
  readonly level: 'ok' | 'near' | 'bad' | 'none'
  /** Mark and colour never speak alone (decision 7). */
  readonly word: string
}

const LEVELS = { Green: 'ok', Yellow: 'near', Red: 'bad', White: 'none' } as const

/** The verdict is the server's; the margin follows from the rounded numbers that stand beside it. */
export function fieldVerdict(
  kind: EvaluationKind,
  fieldValues: FieldValues,
  answer: CalculationAnswer,
): FieldVerdict {
  const isAirborne = kind === 'airborne'
  const index = EVALUATION_INDICES.find(
    ({ id }) => id === (isAirborne ? fieldValues.airborneId : fieldValues.impactId),
  )
  const expected = isAirborne ? answer.airborneFieldEstimation : answer.impactFieldEstimation
  const required = isAirborne ? fieldValues.airborneValue : fieldValues.impactValue
  const level = LEVELS[isAirborne ? answer.airborneColor : answer.impactColor]
  if (index === undefined)
    return {
      kind,
      notation: isAirborne ? 'Airborne' : 'Impact',
      required: NO_NUMBER,
      expected: NO_NUMBER,
      level: 'none',
      word: 'No requirement',
    }
  const isUpperLimit = index.kind === 'impact' && index.standard === 'Iso'
  const shown = Math.round((expected ?? 0) * 10) / 10
  const margin = isUpperLimit ? required - shown : shown - required
  return {
    kind,
    notation: sumNotation(index.quantity, index.term),
    required: `${isUpperLimit ? '≤' : '≥'} ${shortText(required)}`,
    expected: shortText(expected),
    level: expected === null ? 'none' : level,
    word: expected === null ? 'No value' : wordOf(level, margin, index.standard === 'Iso' ? ' dB' : ''),
  }
}

function wordOf(level: FieldVerdict['level'], margin: number, unit: string): string {
  switch (level) {
    case 'ok':
      return `Met, margin ${shortText(margin)}${unit}`
    case 'near':
      return margin < 0 ? 'Missed, within uncertainty' : 'Met, within uncertainty'
    case 'bad':
      return `Missed, short by ${shortText(-margin)}${unit}`
    case 'none':
      return 'No requirement'
  }
}
