import { randomUUID } from 'node:crypto'
import type { ImportOwnProductsAnswer, ImportOwnProductsRequest } from '@soundleaf/contracts'
import { ownContentOf, type CatalogueEntry, type Reading } from '@soundleaf/products'
import { dequal } from 'dequal/lite'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import { admitEditor, keepersOf, keyOf, type NewVersion, type OwnProductDependencies } from './own-product'
import { checkRoom } from './save-own-product'

/** Lines with products that a file may have. */
export const MOST_IMPORTED = 5000

export interface ImportDependencies extends OwnProductDependencies {
  /** Reads a file of products of one's own. */
  readonly readFile: (text: string, most: number) => Reading<readonly CatalogueEntry[]>
}

/**
 * Puts the products of a file among those that a person or a team keeps, all of them or none. A product is known by
 * manufacturer, type and name; one that differs becomes its next version. Products that are not mentioned stay.
 */
export async function importOwnProducts(
  { keptBy, file }: ImportOwnProductsRequest,
  { account }: Caller,
  { ownProducts, clock, readFile }: ImportDependencies,
): Promise<Decision<ImportOwnProductsAnswer>> {
  const admitted = admitEditor(account, clock)
  if (!admitted.ok) return admitted
  const keeper = keepersOf(account).find((one) => one.keptBy === keptBy)
  if (keeper === undefined) return refuse('NoTeam', { field: 'keptBy' })
  const reading = readFile(file, MOST_IMPORTED)
  if (!reading.ok) {
    const [first] = reading.faults
    return refuse('CatalogueFaulty', { params: { line: first?.line ?? 1, fault: first?.message ?? '' } })
  }

  return ownProducts.change(keeper, { accountId: account.id, now: clock() }, (kept) => {
    const known = new Map(
      kept
        .filter(({ deletedAt }) => deletedAt === null)
        .map((product) => [keyOf(product.content), product] as const),
    )
    const versions: NewVersion[] = []
    let added = 0
    for (const content of reading.value.map(ownContentOf)) {
      const before = known.get(keyOf(content))
      if (before === undefined) added += 1
      if (before === undefined || !dequal(before.content, content))
        versions.push({ id: before?.id ?? randomUUID(), version: (before?.version ?? 0) + 1, content })
    }
    const checked = checkRoom(kept, versions)
    if (!checked.ok) return checked
    const unchanged = reading.value.length - versions.length
    return accept({ versions, value: { added, changed: versions.length - added, unchanged } })
  })
}
