import { orientation, type Construction, type Variation } from '@soundleaf/construction'
import {
  ratingWithSymbol,
  requiredOf,
  solvedQuantity,
  type Product,
  type SolveRequest,
  type SolveRequirement,
} from '@soundleaf/contracts'
import type { CalculationTask } from '../calculation/calculator'
import type { CatalogueStore } from '../catalogue/catalogue'
import { productsWithIds } from '../catalogue/products-with-ids'
import { accept, mapped, refuse, type Decision, type Refused } from '../refusal'
import { readVariations } from './read-variations'

/** What a search goes through, and how it is judged. */
export interface Search {
  readonly variations: readonly Variation[]
  /** Those that may be in a build-up, by which it has a price. */
  readonly products: readonly Product[]
  /** Which way each requirement's number gets better. */
  readonly fieldBetter: readonly ('higher' | 'lower')[]
}

/** Reads what varies and what is required of it; `place` stands before the names of the fields. */
export async function readSearch(
  { requirements, variations }: Pick<SolveRequest, 'requirements' | 'variations'>,
  task: CalculationTask,
  catalogue: Pick<CatalogueStore, 'find'>,
  place = '',
): Promise<Decision<Search>> {
  const fieldBetter = betterOf(requirements, task, place)
  if (!fieldBetter.ok) return fieldBetter
  const products = await productsOf(task.construction, variations, catalogue)
  return mapped(readVariations(task.construction, variations, products, place), (read) => ({
    variations: read,
    products,
    fieldBetter: fieldBetter.value,
  }))
}

/** The products that may be in a build-up, as far as the caller sees them. */
async function productsOf(
  { components }: Construction,
  variations: SolveRequest['variations'],
  catalogue: Pick<CatalogueStore, 'find'>,
): Promise<readonly Product[]> {
  const standing = components.flatMap((component) => [
    component.productId,
    'insulation' in component ? component.insulation.productId : null,
  ])
  const varied = variations.flatMap(({ productIds }) => productIds)
  return productsWithIds(
    [...standing, ...varied].filter((id) => id !== null),
    catalogue,
  )
}

/** Which way each field value gets better; a requirement that the construction can never be held to is refused. */
function betterOf(
  requirements: readonly SolveRequirement[],
  { construction, fieldValues, standard }: CalculationTask,
  place: string,
): Decision<readonly ('higher' | 'lower')[]> {
  const isFloor = orientation(construction.type) === 'floor'
  const better: ('higher' | 'lower')[] = []
  for (const [at, { of }] of requirements.entries()) {
    if (requirements.findIndex((one) => one.of === of) < at)
      return notAsked(`${place}requirements.${at}.of`, of, 'be asked for once')
    const quantity = solvedQuantity(of)
    const kind = quantity?.main.kind ?? (of === 'field:impact' ? 'impact' : 'airborne')
    if (kind === 'impact' && !isFloor)
      return notAsked(`${place}requirements.${at}.of`, of, 'be of airborne sound, since this is a wall')
    if (quantity !== null) {
      if (quantity.main.standard !== standard)
        return notAsked(`${place}requirements.${at}.of`, of, `be a rating of ${standard}`)
      better.push(quantity.main.better)
      continue
    }
    const { index } = requiredOf(kind, fieldValues)
    if (index?.standard !== standard)
      return notAsked(`${place}requirements.${at}.of`, of, 'be a field value that the project asks for')
    better.push(ratingWithSymbol(index.quantity).better)
  }
  return accept(better)
}

function notAsked(field: string, found: string, rule: string): Refused {
  return refuse('FieldInvalid', { params: { name: field, found, rule }, field })
}
