import type { Products } from '@soundleaf/construction'
import type { RemoteHost, StructureType } from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'

/** The products that constructions of these types may be of; none until they have come, and where they do not. */
export function useProducts(
  { api }: Pick<RemoteHost<'results'>, 'api'>,
  types: readonly StructureType[],
): Products {
  const wanted = [...new Set(types)].sort()
  const { state } = useRead<Products>(wanted.join(), async (signal) => {
    const options = { signal, reports: 'nothing' } as const
    const lists = await Promise.all([
      api.call('listInsulations', {}, options),
      ...wanted.map((structureModule) =>
        api.call('listProductsForStructure', { params: { structureModule } }, options),
      ),
    ])
    const found = lists.flatMap((list) => (list.ok ? list.value : []))
    return { ok: true, value: new Map(found.map((product) => [product.id, product])) }
  })
  return state.kind === 'ready' ? state.value : NONE
}

const NONE: Products = new Map()
