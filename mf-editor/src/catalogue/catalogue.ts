import { genericName } from '@soundleaf/construction'
import {
  GENERIC_MANUFACTURER_NAME,
  type ApiClient,
  type Manufacturer,
  type Outcome,
  type Product,
  type StructureType,
} from '@soundleaf/contracts'
import { createReader, type Loaded, LOADING } from '@soundleaf/federation'
import { compareNames } from '@soundleaf/texts'
import { createStore, type StoreApi } from 'zustand/vanilla'

export const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  compareNames(genericName(a.name), genericName(b.name))

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
  /** Puts a product that was just made among the others. */
  readonly add: (product: Product) => void
  /** The product with its manufacturer's name, unless it is a generic one. */
  readonly withMaker: (product: Product) => Product
  /** Cancels what is being loaded. */
  readonly stop: () => void
  readonly genericProducts: {
    /** Null until products and manufacturers are there. */
    readonly now: () => readonly Product[] | null
    /** Calls when they arrive. */
    readonly once: (listener: (products: readonly Product[]) => void) => void
  }
}

export function createCatalogue(api: ApiClient): Catalogue {
  const products = createReader<readonly Product[]>()
  const insulations = createReader<readonly Product[]>()
  const manufacturers = createReader<readonly Manufacturer[]>()
  const readers = [products, insulations, manufacturers]
  const state = createStore<CatalogueState>(() => ({
    products: LOADING,
    insulations: LOADING,
    manufacturers: LOADING,
  }))
  const show = () =>
    state.setState({
      products: products.state(),
      insulations: insulations.state(),
      manufacturers: manufacturers.state(),
    })
  for (const { subscribe } of readers) subscribe(show)

  const generic = (): readonly Product[] | null => {
    const loaded = state.getState()
    if (loaded.products.kind !== 'ready' || loaded.manufacturers.kind !== 'ready') return null
    const known = loaded.manufacturers.value
    return loaded.products.value.filter(({ manufacturerId }) => isGeneric(manufacturerId, known))
  }

  return {
    state,
    genericProducts: {
      now: generic,
      once(listener) {
        const stop = state.subscribe(() => {
          const products = generic()
          if (products === null) return
          stop()
          listener(products)
        })
      },
    },
    load(type) {
      // The picker shows that its list failed; of such failures the shell only shows those of the network.
      const reports = 'network'
      products.read(type, async (signal) => {
        const params = { structureModule: type }
        return inOrder(await api.call('listProductsForStructure', { params }, { signal, reports }))
      })
      // Insulations and manufacturers are the same for every structure.
      insulations.read('all', async (signal) =>
        inOrder(await api.call('listInsulations', {}, { signal, reports })),
      )
      manufacturers.read('all', async (signal) =>
        inOrder(await api.call('listManufacturers', {}, { signal, reports })),
      )
    },
    add(product) {
      const { manufacturerId, manufacturer: name } = product
      const list = product.type === 'Insulation' ? insulations : products
      list.change((known) => [...known, product].toSorted(byName))
      manufacturers.change((known) =>
        name === undefined || known.some((maker) => maker.manufacturerId === manufacturerId)
          ? known
          : [...known, { manufacturerId, name }].toSorted(byName),
      )
    },
    withMaker(product) {
      const known = valueOf(state.getState().manufacturers)
      const maker = known.find(({ manufacturerId }) => manufacturerId === product.manufacturerId)
      const isSaid = product.manufacturer !== undefined || maker === undefined
      return isSaid || maker.name === GENERIC_MANUFACTURER_NAME
        ? product
        : { ...product, manufacturer: maker.name }
    },
    stop() {
      for (const { stop } of readers) stop()
    },
  }
}

/** Sorted once, on arrival: sorting thousands of products takes longer than a click may. */
const inOrder = <Value extends { readonly name: string }>(
  answer: Outcome<readonly Value[]>,
): Outcome<readonly Value[]> => (answer.ok ? { ok: true, value: answer.value.toSorted(byName) } : answer)

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
