import { inTenths, solvedQuantity, type SolvePoint, type SolveRequirement } from '@soundleaf/contracts'
import { toOneDecimal } from '@soundleaf/engine'
import type { SweptNumbers } from '../sweep/sweep-task'

export type SolvedNumber = SolvePoint['numbers'][number]

/** What is asked for, as numbers can be held to it. */
export interface Asked {
  /** What a prediction has to say to it; null where it says nothing. */
  numberOf(numbers: SweptNumbers): SolvedNumber | null
  readonly better: 'higher' | 'lower'
  readonly required: number
  /** Whether the number is also known to tenths. */
  readonly hasTenths: boolean
}

/** A requirement that can be held against predictions. */
export function askedOf({ of, required }: SolveRequirement, fieldBetter: 'higher' | 'lower'): Asked {
  const quantity = solvedQuantity(of)
  if (quantity === null) return { numberOf: fieldNumber(of), better: fieldBetter, required, hasTenths: false }
  const { main, term } = quantity
  const parts = term === null ? [main] : [main, term]
  const hasTenths = inTenths(main) !== null
  return {
    better: main.better,
    required,
    hasTenths,
    numberOf({ ratings }) {
      const sum = (ids: readonly (string | null)[]) => {
        const found = ids.flatMap((id) => ratings.find((rating) => rating.id === id) ?? [])
        return found.length < ids.length ? null : found
      }
      const stated = sum(parts.map(({ id }) => id))
      if (stated === null) return null
      const value = total(stated)
      const fine = hasTenths ? sum(parts.map(inTenths)) : null
      return {
        value,
        tenths: fine === null ? value : total(fine),
        // A rating and its term err independently.
        uncertainty: toOneDecimal(Math.hypot(...stated.map(({ uncertainty_db }) => uncertainty_db ?? 0))),
      }
    },
  }
}

/** What is expected in the building, as it is judged: with the deduction for flanking paths where they are left out. */
function fieldNumber(of: string): Asked['numberOf'] {
  return ({ field }) => {
    const estimate = of === 'field:impact' ? field.impact : field.airborne
    if (estimate === null) return null
    const value = estimate.planned?.value_db ?? estimate.value_db
    return { value, tenths: value, uncertainty: estimate.uncertainty_db ?? 0 }
  }
}

const total = (numbers: readonly { readonly value: number }[]) =>
  toOneDecimal(numbers.reduce((sum, { value }) => sum + value, 0))

/** How good a number is: more is better. */
export const qualityOf = ({ better }: Asked, number_db: number): number =>
  better === 'higher' ? number_db : -number_db

/** By how much a stated number is better than it has to be. */
export const marginOf = (asked: Asked, { value }: SolvedNumber): number =>
  qualityOf(asked, value) - qualityOf(asked, asked.required)
