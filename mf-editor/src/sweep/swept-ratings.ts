import { ratingDefinition, type RatingId, type SweepPoint } from '@soundleaf/contracts'

/** A number that a sweep can show: a rating, alone or with one of its adaptation terms. */
export interface SweptRating {
  readonly id: string
  /** With subscripts, as `R_{w} + C_{tr}`. */
  readonly notation: string
  readonly decimals: 0 | 1
  readonly better: 'higher' | 'lower'
  /** dB; null where the point has no result. */
  valueAt(point: SweepPoint): number | null
  uncertaintyAt(point: SweepPoint): number | null
}

/** What the points of a sweep can show, main ratings first; in tenths where they have them. */
export function sweptRatings(points: readonly SweepPoint[]): readonly SweptRating[] {
  const found = points.find(({ ratings }) => ratings.length > 0)?.ratings ?? []
  const definitions = found.map(({ id }) => ratingDefinition(id))
  const finest = definitions.filter(
    ({ symbol, decimals }) =>
      decimals === 1 || !definitions.some((other) => other.symbol === symbol && other.decimals === 1),
  )
  return finest
    .map(({ id }) => sweptRating(id))
    .sort((a, b) => Number(a.id.includes('+')) - Number(b.id.includes('+')))
}

function sweptRating(id: RatingId): SweptRating {
  const { notation, decimals, better, termOf } = ratingDefinition(id)
  const found = (point: SweepPoint, wanted: RatingId) => point.ratings.find((rating) => rating.id === wanted)
  if (termOf === null)
    return {
      id,
      notation,
      decimals,
      better,
      valueAt: (point) => found(point, id)?.value ?? null,
      uncertaintyAt: (point) => found(point, id)?.uncertainty ?? null,
    }
  const main = ratingDefinition(termOf)
  return {
    id: `${termOf}+${id}`,
    notation: `${main.notation} + ${notation}`,
    decimals,
    better: main.better,
    valueAt(point) {
      const [sum, term] = [found(point, termOf), found(point, id)]
      return sum === undefined || term === undefined ? null : sum.value + term.value
    },
    uncertaintyAt: (point) => found(point, termOf)?.uncertainty ?? null,
  }
}
