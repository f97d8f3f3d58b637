import {
  allRatings,
  ratingDefinition,
  withOneDecimal,
  type IsoRatingId,
  type RatingDefinition,
  type RatingId,
} from './ratings'

/** A single number that can be asked for of a build-up: a rating of the laboratory, alone or with one of its terms. */
export interface SolvedQuantity {
  /** The rating, or both with a plus: `Rw`, `Rw+C50_3150`. */
  readonly id: string
  readonly main: RatingDefinition
  readonly term: RatingDefinition | null
  /** With subscripts, as `R_{w} + C_{tr}`. */
  readonly notation: string
}

const SHOWN = allRatings().filter(({ wireField, decimals }) => wireField !== null && decimals === 0)

/** Every number of an answer that can be asked for, ratings before their sums with a term. */
export const SOLVED_QUANTITIES: readonly SolvedQuantity[] = SHOWN.map((definition) => {
  const { id, termOf, notation } = definition
  if (termOf === null) return { id, main: definition, term: null, notation }
  const main = ratingDefinition(termOf)
  return { id: `${main.id}+${id}`, main, term: definition, notation: `${main.notation} + ${notation}` }
}).sort((a, b) => Number(a.term !== null) - Number(b.term !== null))

/** The quantity of an id; null where there is none. */
export function solvedQuantity(id: string): SolvedQuantity | null {
  return SOLVED_QUANTITIES.find((quantity) => quantity.id === id) ?? null
}

/** The same rating with one decimal; null for those of ASTM, which has whole numbers only. */
export function inTenths({ id, standard }: RatingDefinition): RatingId | null {
  // Every rating of ISO 717 is known with one decimal.
  return standard === 'Iso' ? withOneDecimal(id as IsoRatingId) : null
}
