import { unitSize } from '@soundleaf/texts'
import { MAX_VARIED_PRODUCTS } from '@soundleaf/contracts'
import { productNow, type SweptPart } from './swept-part'
import { spanAround, valuesOf, type SweepSpan } from './sweep-values'

/** What a part takes: the numbers of a span, or products. */
export interface Taken {
  readonly span: SweepSpan
  /** Ids; none of a number. */
  readonly productIds: readonly string[]
}

/** So many products a sweep begins with. */
const FIRST_PRODUCTS = 8
const NO_SPAN: SweepSpan = { from: 0, to: 0, step: 0 }

/** Values around what is there now, about so many; of products the one that stands there, and others of its material. */
export function takenAround(part: SweptPart, points?: number): Taken {
  if (part.kind === 'number') {
    const { value, range, unit } = part.row
    return { span: spanAround(value, range, unitSize(unit), points), productIds: [] }
  }
  const now = productNow(part)
  const alike = part.products.filter(({ id, material }) => id === now.id || material === now.material)
  const first = alike.toSorted((one, other) => Number(other.id === now.id) - Number(one.id === now.id))
  return { span: NO_SPAN, productIds: first.slice(0, points ?? FIRST_PRODUCTS).map(({ id }) => id) }
}

/** The numbers or the ids that are gone through; null where there are none, or more than one sweep takes. */
export function optionsOf(part: SweptPart, { span, productIds }: Taken): readonly (number | string)[] | null {
  if (part.kind === 'number') return valuesOf(span)
  return productIds.length > 0 && productIds.length <= MAX_VARIED_PRODUCTS ? productIds : null
}
