import type { Product } from '@soundleaf/contracts'
import type { CatalogueStore } from './catalogue'

/** The products with some ids, each once, as far as the catalogue has them. */
export async function productsWithIds(
  ids: readonly string[],
  catalogue: Pick<CatalogueStore, 'find'>,
): Promise<readonly Product[]> {
  const found = await Promise.all([...new Set(ids)].map((id) => catalogue.find(id)))
  return found.filter((product) => product !== null)
}
