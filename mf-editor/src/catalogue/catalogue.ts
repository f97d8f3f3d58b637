import {
  GENERIC_MANUFACTURER_NAME,
  type ApiClient,
  type Manufacturer,
  type Product,
  type StructureType,
} from '@soundleaf/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Numbers in names count as numbers: board 9 comes before board 12. */
export const naturalOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

export const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  naturalOrder.compare(a.name, b.name)

/** Something that comes from the server. */
export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly value: Value }

/** Each list in natural order of name. */
export interface CatalogueState {
  readonly products: Loaded<readonly Product[]>
  readonly insulations: Loaded<readonly Product[]>
  readonly manufacturers: Loaded<readonly Manufacturer[]>
}

/** The products that can be chosen in a structure of a type. */
export interface Catalogue {
  readonly state: StoreApi<CatalogueState>
  /** Loads what is missing for a structure type; after a failure, tries again. */
  readonly load: (type: StructureType) => void
  /** Cancels what is being loaded. */
  readonly stop: () => void
}

const LOADING = { kind: 'loading' } as const

export function createCatalogue(api: ApiClient): Catalogue {
  const state = createStore<CatalogueState>(() => ({
    products: LOADING,
    insulations: LOADING,
    manufacturers: LOADING,
  }))
  let asked: { type: StructureType; ending: AbortController } | null = null

  const stop = () => {
    asked?.ending.abort()
    asked = null
  }
  const hasFailed = () => Object.values(state.getState()).some(({ kind }) => kind === 'failed')

  return {
    state,
    stop,
    load(type) {
      if (asked?.type === type && !hasFailed()) return
      stop()
      const ending = new AbortController()
      asked = { type, ending }
      const { signal } = ending
      // The picker shows that its list failed; of such failures the shell only shows those of the network.
      const options = { signal, reports: 'network' } as const
      const keep = (part: Partial<CatalogueState>) => {
        if (!signal.aborted) state.setState(part)
      }
      const { insulations, manufacturers } = state.getState()
      keep({ products: LOADING })
      void api
        .call('listProductsForStructure', { params: { structureModule: type } }, options)
        .then((answer) => keep({ products: inOrder(answer) }))
      // Insulations and manufacturers are the same for every structure.
      if (insulations.kind !== 'ready') {
        keep({ insulations: LOADING })
        void api.call('listInsulations', {}, options).then((answer) => keep({ insulations: inOrder(answer) }))
      }
      if (manufacturers.kind !== 'ready') {
        keep({ manufacturers: LOADING })
        void api
          .call('listManufacturers', {}, options)
          .then((answer) => keep({ manufacturers: inOrder(answer) }))
      }
    },
  }
}

/** Sorted once, on arrival: sorting thousands of products takes longer than a click may. */
const inOrder = <Value extends { readonly name: string }>(
  answer: { ok: true; value: readonly Value[] } | { ok: false },
): Loaded<readonly Value[]> =>
  answer.ok ? { kind: 'ready', value: answer.value.toSorted(byName) } : { kind: 'failed' }

/** Always the same array, so that nothing renders again while the list is empty. */
const NOTHING: readonly never[] = []

export const valueOf = <Value>(loaded: Loaded<readonly Value[]>): readonly Value[] =>
  loaded.kind === 'ready' ? loaded.value : NOTHING

/**
 * Whether a component's values can be edited: it has no product, or a generic one. Until the manufacturers are
 * known, a product's values cannot be edited.
 */
export function isGeneric(manufacturerId: string | null, manufacturers: readonly Manufacturer[]): boolean {
  if (manufacturerId === null) return true
  const manufacturer = manufacturers.find((one) => one.manufacturerId === manufacturerId)
  return manufacturer?.name === GENERIC_MANUFACTURER_NAME
}
