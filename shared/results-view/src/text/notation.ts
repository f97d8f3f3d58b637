import { ratingWithSymbol, type RatingDefinition, type RequirementIndex } from '@soundleaf/contracts'

/** The notation of subscripts where no index can be set low: `R′w`. */
export function plainNotation(text: string): string {
  return text.replace(/_\{([^}]*)\}/g, '$1')
}

type Noted = Pick<RatingDefinition, 'notation'>

/** A rating with the adaptation term that is added to it: `D_{nT,w} + C_{50–3150}`. */
export function sumNotation(rating: Noted, term: Noted | null): string {
  return term === null ? rating.notation : `${rating.notation} + ${term.notation}`
}

/** What a requirement is about: `D_{nT,w} + C_{50–3150}`. */
export function indexNotation({ quantity, term }: RequirementIndex): string {
  return sumNotation(ratingWithSymbol(quantity), term === null ? null : ratingWithSymbol(term))
}
