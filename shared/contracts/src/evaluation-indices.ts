import type { EvaluationKind, Standard } from './enumerations'
import { ratingWithSymbol, type RatingSymbol } from './ratings'

export interface EvaluationIndex {
  readonly id: number
  readonly standard: Standard
  readonly kind: EvaluationKind
  /** The field quantity, as `DnT,w`. */
  readonly quantity: string
  /** The adaptation term that is added, as `C50-3150`, or null. */
  readonly term: string | null
}

/** An index code whose quantity and term are ratings that we know. */
export interface RequirementIndex extends EvaluationIndex {
  readonly quantity: RatingSymbol
  readonly term: RatingSymbol | null
}

type Code = readonly [id: number, quantity: RatingSymbol, term?: RatingSymbol]

const CODES: readonly Code[] = [
  [1, 'DnT,w'],
  [2, 'DnT,w', 'C'],
  [3, 'DnT,w', 'C50-3150'],
  [4, 'DnT,w', 'C50-5000'],
  [5, 'DnT,w', 'Ctr'],
  [6, "R'w"],
  [7, "R'w", 'C'],
  [8, "R'w", 'C50-3150'],
  [9, "R'w", 'C50-5000'],
  [10, "R'w", 'Ctr'],
  [50, "L'nT,w"],
  [51, "L'nT,w", 'CI'],
  [52, "L'nT,w", 'CI,50-2500'],
  [53, "L'n,w"],
  [54, "L'n,w", 'CI'],
  [55, "L'n,w", 'CI,50-2500'],
  [101, 'NNIC'],
  [102, 'ASTC'],
  [150, 'NISR'],
  [151, 'AIIC'],
]

/** The index codes of the field values' requirement selectors. */
export const EVALUATION_INDICES: readonly RequirementIndex[] = CODES.map(([id, quantity, term = null]) => {
  const { standard, kind } = ratingWithSymbol(quantity)
  return { id, standard, kind, quantity, term }
})
