import { ratingDefinition, type RoomQuantity } from '@soundleaf/contracts'
import { toOneDecimal, type FieldQuantity } from '@soundleaf/engine'

/** A quantity in the contract's form: its main rating, and the others as its terms. */
export function ratedQuantity({
  ratings,
  uncertainty_db,
}: Pick<FieldQuantity, 'ratings' | 'uncertainty_db'>): RoomQuantity {
  const shown = ratings.flatMap((rating) => {
    const { notation, decimals, termOf } = ratingDefinition(rating.id)
    return rating.available && decimals === 0
      ? [{ id: rating.id, notation, value: rating.value, termOf }]
      : []
  })
  const [main, ...others] = shown
  return {
    notation: main?.notation ?? '',
    value: main?.value ?? Number.NaN,
    uncertainty: main === undefined ? 0 : toOneDecimal(uncertainty_db[main.id] ?? 0),
    terms: others.map(({ notation, value }) => ({ notation, value })),
  }
}
