import type { OwnProductContent, SaveOwnProductRequest } from '@soundleaf/contracts'
import { ownContentOf, rawProductOf, readOwnProduct } from '@soundleaf/products'
import { dequal } from 'dequal/lite'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import {
  admitEditor,
  isSeenBy,
  keepersOf,
  keyOf,
  MAX_OWN_PRODUCTS,
  type NewVersion,
  type OwnProductDependencies,
  type StoredOwnProduct,
} from './own-product'

/**
 * Keeps a new product or the next version of one. A repeated call finds what the first one wrote; a change that is
 * based on an older version is refused; content that is the same makes no version.
 */
export async function saveOwnProduct(
  { id, base, keptBy, content: given }: SaveOwnProductRequest,
  { account }: Caller,
  { ownProducts, clock }: OwnProductDependencies,
): Promise<Decision<StoredOwnProduct>> {
  const admitted = admitEditor(account, clock)
  if (!admitted.ok) return admitted
  const keeper = keepersOf(account).find((one) => one.keptBy === keptBy)
  if (keeper === undefined) return refuse('NoTeam', { field: 'keptBy' })
  const read = readContent(given)
  if (!read.ok) return read
  const content = read.value
  const elsewhere = await ownProducts.find(id)
  if (elsewhere !== null && elsewhere.keeper.id !== keeper.id) return refuse('NotFound')

  const saved = await ownProducts.change(keeper, { accountId: account.id, now: clock() }, (kept) => {
    const existing = kept.find((product) => product.id === id)
    if (base > 0 && (existing === undefined || existing.deletedAt !== null)) return refuse('NotFound')
    if (existing !== undefined && dequal(existing.content, content) && existing.version - base <= 1)
      return accept({ versions: [], value: null })
    const version = existing?.version ?? 0
    if (version !== base) return refuse('ProductChanged', { params: { version } })
    const checked = checkRoom(kept, [{ id, version: base + 1, content }])
    return checked.ok ? accept({ versions: checked.value, value: null }) : checked
  })
  return saved.ok ? found(await ownProducts.find(id)) : saved
}

/** Nothing that is wrong gets in, whoever sent it: the page reads with the same rules. */
function readContent(given: OwnProductContent): Decision<OwnProductContent> {
  const reading = readOwnProduct(rawProductOf(given))
  if (reading.ok) return accept(ownContentOf(reading.value))
  const [first] = reading.faults
  return refuse('ProductFaulty', {
    params: { fault: first?.message ?? '' },
    ...(first?.field !== undefined && { field: first.field }),
  })
}

/** Each keeper has every name once, and not more than there is room for. */
export function checkRoom(
  kept: readonly StoredOwnProduct[],
  versions: readonly NewVersion[],
): Decision<readonly NewVersion[]> {
  const changed = new Set(versions.map(({ id }) => id))
  const others = kept.filter(({ id, deletedAt }) => deletedAt === null && !changed.has(id))
  const names = new Set(others.map(({ content }) => keyOf(content)))
  const taken = versions.find(({ content }) => names.has(keyOf(content)))
  if (taken !== undefined)
    return refuse('ProductNameTaken', { params: { name: taken.content.name }, field: 'name' })
  return others.length + versions.length > MAX_OWN_PRODUCTS
    ? refuse('TooManyProducts', { params: { max: MAX_OWN_PRODUCTS } })
    : accept(versions)
}

/** A product that the caller sees. Another's and an unknown one are both "not found". */
export async function findOwnProduct(
  id: string,
  { account }: Caller,
  { ownProducts }: OwnProductDependencies,
): Promise<Decision<StoredOwnProduct>> {
  const product = await ownProducts.find(id)
  return product !== null && isSeenBy(product, account) ? accept(product) : refuse('NotFound')
}

/** Hides a product. Projects keep the values that they have, and its history can still be read. */
export async function deleteOwnProduct(
  id: string,
  caller: Caller,
  deps: OwnProductDependencies,
): Promise<Decision<Record<string, never>>> {
  const editable = await findEditable(id, caller, deps)
  if (!editable.ok) return editable
  if (editable.value.deletedAt === null) await deps.ownProducts.markDeleted(id, deps.clock())
  return accept({})
}

/** Takes a deletion back, with the version that the product had. */
export async function restoreOwnProduct(
  id: string,
  caller: Caller,
  deps: OwnProductDependencies,
): Promise<Decision<StoredOwnProduct>> {
  const editable = await findEditable(id, caller, deps)
  if (!editable.ok || editable.value.deletedAt === null) return editable
  const { version, content, keeper } = editable.value
  const restored = await deps.ownProducts.change(keeper, byOf(caller, deps), (kept) => {
    const checked = checkRoom(kept, [{ id, version, content }])
    return checked.ok ? accept({ versions: checked.value, value: null }) : checked
  })
  return restored.ok ? found(await deps.ownProducts.find(id)) : restored
}

const byOf = ({ account }: Caller, { clock }: OwnProductDependencies) => ({
  accountId: account.id,
  now: clock(),
})

async function findEditable(
  id: string,
  caller: Caller,
  deps: OwnProductDependencies,
): Promise<Decision<StoredOwnProduct>> {
  const admitted = admitEditor(caller.account, deps.clock)
  return admitted.ok ? findOwnProduct(id, caller, deps) : admitted
}

const found = (product: StoredOwnProduct | null): Decision<StoredOwnProduct> =>
  product === null ? refuse('NotFound') : accept(product)
