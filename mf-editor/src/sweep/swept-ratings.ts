import {
  EVALUATION_KINDS,
  ratingDefinition,
  ratingWithSymbol,
  requiredOf,
  type EvaluationKind,
  type FieldValues,
  type RatingId,
  type SweepPoint,
} from '@soundleaf/contracts'
import { t } from '../texts/sweep'

/** A number that a sweep can show: a rating, alone or with one of its adaptation terms, or a field value. */
export interface SweptRating {
  readonly id: string
  /** With subscripts, as `R_{w} + C_{tr}`. */
  readonly notation: string
  readonly decimals: 0 | 1
  readonly better: 'higher' | 'lower'
  readonly kind: EvaluationKind
  /** What the project asks of it, dB; 0 where it asks nothing. */
  readonly required: number
  /** dB; null where the point has no result. */
  valueAt(point: SweepPoint): number | null
  uncertaintyAt(point: SweepPoint): number | null
}

/**
 * What the points of a sweep can show, main ratings first, in tenths where they have them; last the field values that the
 * project asks for.
 */
export function sweptRatings(
  points: readonly SweepPoint[],
  fieldValues: FieldValues | null,
): readonly SweptRating[] {
  const found = points.find(({ ratings }) => ratings.length > 0)?.ratings ?? []
  const definitions = found.map(({ id }) => ratingDefinition(id))
  const finest = definitions.filter(
    ({ symbol, decimals }) =>
      decimals === 1 || !definitions.some((other) => other.symbol === symbol && other.decimals === 1),
  )
  const ratings = finest
    .map(({ id }) => sweptRating(id))
    .sort((a, b) => Number(a.id.includes('+')) - Number(b.id.includes('+')))
  const fields = EVALUATION_KINDS.flatMap((kind) => fieldNumber(kind, points, fieldValues) ?? [])
  return [...ratings, ...fields]
}

/** The field value of one kind of sound as it is judged; null where nothing is asked for or told. */
function fieldNumber(
  kind: EvaluationKind,
  points: readonly SweepPoint[],
  fieldValues: FieldValues | null,
): SweptRating | null {
  const asked = fieldValues && requiredOf(kind, fieldValues)
  const isTold = points.some(({ judged }) => (judged?.[kind] ?? null) !== null)
  if (!asked?.index || !isTold) return null
  return {
    id: `field:${kind}`,
    notation: t(`sweep.field.${kind}`),
    decimals: 1,
    better: ratingWithSymbol(asked.index.quantity).better,
    kind,
    required: asked.required_db,
    valueAt: ({ judged }) => judged?.[kind]?.value ?? null,
    uncertaintyAt: ({ judged }) => judged?.[kind]?.uncertainty ?? null,
  }
}

/** By how much a number is better than what is required, dB. */
export const marginOf = ({ better }: SweptRating, number: number, required: number): number =>
  better === 'higher' ? number - required : required - number

function sweptRating(id: RatingId): SweptRating {
  const { notation, decimals, better, kind, termOf } = ratingDefinition(id)
  const found = (point: SweepPoint, wanted: RatingId) => point.ratings.find((rating) => rating.id === wanted)
  if (termOf === null)
    return {
      id,
      notation,
      decimals,
      better,
      kind,
      required: 0,
      valueAt: (point) => found(point, id)?.value ?? null,
      uncertaintyAt: (point) => found(point, id)?.uncertainty ?? null,
    }
  const main = ratingDefinition(termOf)
  return {
    id: `${termOf}+${id}`,
    notation: `${main.notation} + ${notation}`,
    decimals,
    better: main.better,
    kind,
    required: 0,
    valueAt(point) {
      const [sum, term] = [found(point, termOf), found(point, id)]
      return sum === undefined || term === undefined ? null : sum.value + term.value
    },
    uncertaintyAt: (point) => found(point, termOf)?.uncertainty ?? null,
  }
}
