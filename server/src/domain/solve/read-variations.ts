import { randomUUID } from 'node:crypto'
import { NUMBER_KEYS, varied, type Construction, type Variation } from '@soundleaf/construction'
import { MAX_COMBINATIONS, type Product, type Variation as WireVariation } from '@soundleaf/contracts'
import { accept, refuse, type Decision, type Refused } from '../refusal'
import { outOfRange } from '../sweep/out-of-range'

/** Options of one component may make so many alternatives. */
const MOST_ALTERNATIVES = 5000

/**
 * Reads what may vary, whose fields are named with what stands `before` them; an option that a component cannot have is
 * refused with what is allowed, not left out.
 */
export function readVariations(
  construction: Construction,
  wire: readonly WireVariation[],
  products: readonly Product[],
  before = '',
): Decision<readonly Variation[]> {
  const variations: Variation[] = []
  for (const [at, given] of wire.entries()) {
    const isTwice = wire.findIndex((one) => one.componentId === given.componentId && one.of === given.of) < at
    const place = `${before}variations.${at}`
    if (isTwice) return refused(`${place}.of`, given.of, 'vary once for a component')
    const read = readVariation(construction, given, place, products)
    if (!read.ok) return read
    variations.push(read.value)
  }
  const { sizes } = varied(construction, variations, randomUUID)
  const combinations = sizes.reduce((count, size) => count * size, 1)
  if (combinations > MAX_COMBINATIONS)
    return refused(`${before}variations`, `${combinations} build-ups`, `make at most ${MAX_COMBINATIONS}`)
  const crowded = variations.findIndex(
    ({ componentId }) => alternativesOf(componentId, variations, sizes) > MOST_ALTERNATIVES,
  )
  return crowded < 0
    ? accept(variations)
    : refused(
        `${before}variations.${crowded}`,
        'of too many options',
        `make at most ${MOST_ALTERNATIVES} of a component`,
      )
}

function readVariation(
  construction: Construction,
  { componentId, of, values, productIds }: WireVariation,
  place: string,
  products: readonly Product[],
): Decision<Variation> {
  if (construction.components.every(({ id }) => id !== componentId))
    return refused(`${place}.componentId`, componentId, 'be a component of the construction')
  if (of === 'product' || of === 'fill') {
    const chosen = productIds.map((id) => products.find((product) => product.id === id))
    const missing = chosen.indexOf(undefined)
    if (missing >= 0)
      return refused(
        `${place}.productIds.${missing}`,
        productIds[missing] ?? '',
        'be a product of the catalogue',
      )
    const options = chosen.filter((product) => product !== undefined)
    return checked(construction, { componentId, of, products: options }, `${place}.productIds`, productIds)
  }
  const key = of === 'count' ? of : NUMBER_KEYS.find((known) => known === of)
  if (key === undefined) return refused(`${place}.of`, of, 'be a number of the component that can be changed')
  return checked(construction, { componentId, of: key, values }, `${place}.values`, values)
}

/** Each option has to be one by itself, once, and there has to be one. */
function checked(
  construction: Construction,
  variation: Variation,
  field: string,
  options: readonly (string | number)[],
): Decision<Variation> {
  if (options.length === 0) return refused(field, 'empty', 'have an option')
  const alone = varied(construction, [variation], randomUUID)
  for (const [at, option] of options.entries()) {
    const place = `${field}.${at}`
    if (options.indexOf(option) < at) return refused(place, String(option), 'stand there once')
    const built = alone.build([at])
    if (built.ok) continue
    return (
      outOfRange(built.failure, place, Number(option)) ??
      refused(place, String(option), 'be an option of the component', built.failure.componentIds)
    )
  }
  return accept(variation)
}

function alternativesOf(
  componentId: string,
  variations: readonly Variation[],
  sizes: readonly number[],
): number {
  return variations.reduce(
    (count, variation, at) => (variation.componentId === componentId ? count * (sizes[at] ?? 1) : count),
    1,
  )
}

function refused(field: string, found: string, rule: string, componentIds: readonly string[] = []): Refused {
  return refuse('FieldInvalid', { params: { name: field, found, rule }, field, componentIds })
}
