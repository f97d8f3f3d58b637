import { productTypeOf, type Component } from '@soundleaf/construction'
import type { Product } from '@soundleaf/contracts'
import { useCallback, useMemo } from 'react'
import { valueOf } from '../catalogue/catalogue'
import { useCatalogue, useEditor } from '../editor-context'
import { productsOf } from '../catalogue/offered-products'
import { Picker } from './picker'

/** The catalogue has no products that a cavity or a rib panel could become. */
export const hasProducts = ({ kind }: Component) => kind !== 'cavity' && kind !== 'ribPanel'

/** The product of the selected component. */
export function ProductSelection({ component, onChosen }: { component: Component; onChosen?: () => void }) {
  const { commands } = useEditor()
  const { id } = component
  const loaded = useCatalogue(({ products }) => products)
  // Without the manufacturers it is unknown which values can be edited, so they must be loaded again as well.
  const loading = useCatalogue(({ products, manufacturers }) =>
    manufacturers.kind === 'failed' ? 'failed' : products.kind,
  )
  // It depends on the type, not on the component, so that typing a number filters nothing again.
  const type = productTypeOf(component)
  const offered = useMemo(() => productsOf(type, valueOf(loaded)), [type, loaded])
  const choose = useCallback((product: Product) => commands.choose(id, product), [commands, id])
  return (
    <Picker
      type={type}
      loading={loading}
      products={offered}
      chosenId={component.productId}
      hasCategories={component.kind === 'massiveElement'}
      onChoose={choose}
      onChosen={onChosen}
    />
  )
}
