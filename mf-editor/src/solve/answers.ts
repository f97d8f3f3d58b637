import {
  SOLVE_COSTS,
  type FieldValues,
  type SolveCost,
  type SolvePoint,
  type SolveRequest,
  type SolveRequirement,
} from '@soundleaf/contracts'
import { formatQuantity } from '@soundleaf/texts'
import { t } from '../texts/solve'
import type { Askable } from './solve-form'

/** How a build-up stands to what is asked for. */
export interface AnswerVerdict {
  readonly level: 'ok' | 'near' | 'direct'
  readonly text: string
}

/** A number in tenths at most, with its unit. */
export const numberText = (value: number, unit: string): string => formatQuantity(value, unit, 1)

/** Money has no name here: it is what the keepers of the products reckon in. */
export function unitOf(cost: SolveCost): string {
  switch (cost) {
    case 'thickness':
      return 'mm'
    case 'mass':
      return 'kg/m²'
    case 'price':
      return t('solve.perArea')
    case 'carbon':
      return 'kg CO₂e/m²'
  }
}

export const costText = (cost: SolveCost, value: number): string => formatQuantity(value, unitOf(cost), 1)

/** By how much a number is better than it has to be. */
function marginOf(
  point: SolvePoint,
  at: number,
  { required }: SolveRequirement,
  { better }: Askable,
): number {
  const value = point.numbers[at]?.value ?? Number.NaN
  return better === 'higher' ? value - required : required - value
}

/** Whether a build-up is what was asked for, limits and all. */
export function fits(
  point: SolvePoint,
  asked: Omit<SolveRequest, 'known'>,
  askable: readonly Askable[],
): boolean {
  const { requirements, limits, beyondUncertainty } = asked
  const isMet = requirements.every((one, at) => {
    const of = askable.find((each) => each.of === one.of)
    const uncertainty = point.numbers[at]?.uncertainty ?? 0
    return of !== undefined && marginOf(point, at, one, of) >= (beyondUncertainty ? uncertainty : 0)
  })
  const isWithin = SOLVE_COSTS.every((cost) => (point[cost] ?? Infinity) <= (limits[cost] ?? Infinity))
  return isMet && isWithin && point.numbers.length > 0
}

/**
 * The verdict of the requirement with the least margin. A field value of the direct path alone says nothing yet of the
 * building, and is never well.
 */
export function verdictOf(
  point: SolvePoint,
  requirements: readonly SolveRequirement[],
  askable: readonly Askable[],
  { flankingType }: FieldValues,
): AnswerVerdict | null {
  const margins = requirements.flatMap((one, at) => {
    const of = askable.find((each) => each.of === one.of)
    const number = point.numbers[at]
    if (of === undefined || number === undefined) return []
    return [{ of, margin: marginOf(point, at, one, of), uncertainty: number.uncertainty }]
  })
  const [least] = margins.toSorted((a, b) => a.margin - a.uncertainty - (b.margin - b.uncertainty))
  if (least === undefined) return null
  if (least.margin < least.uncertainty) return { level: 'near', text: t('solve.near') }
  const margin = numberText(least.margin, least.of.unit)
  const isDirect = flankingType === 0 && requirements.some(({ of }) => of.startsWith('field:'))
  return isDirect
    ? { level: 'direct', text: t('solve.direct', { margin }) }
    : { level: 'ok', text: t('solve.met', { margin }) }
}

/** What a found build-up is called as a variant: its first number and its thickness. */
export function variantName(point: SolvePoint, [first]: readonly Askable[]): string {
  const value = numberText(point.numbers[0]?.value ?? 0, first?.unit ?? '')
  return t('solve.variantName', {
    rating: first?.name ?? '',
    value,
    thickness: numberText(point.thickness, 'mm'),
  })
}
