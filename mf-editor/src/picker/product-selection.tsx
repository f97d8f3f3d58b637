import { kindLabel, productTypeOf, type Component } from '@soundleaf/construction'
import type { Product } from '@soundleaf/contracts'
import { useCallback, useMemo } from 'react'
import { valueOf } from '../catalogue/catalogue'
import { useCatalogue, useEditor } from '../editor-context'
import { productsOf } from '../catalogue/offered-products'
import { Picker } from './picker'

/** Cavities and rib panels are what they are. */
export const hasProducts = ({ kind }: Component) => kind !== 'cavity' && kind !== 'ribPanel'

/** The product of the selected component. */
export function ProductSelection({ component, onChosen }: { component: Component; onChosen?: () => void }) {
  const { commands } = useEditor()
  const { id } = component
  const loaded = useCatalogue(({ products }) => products)
  // Without the manufacturers nobody knows which values are the component's own to edit: that must be tried again.
  const loading = useCatalogue(({ products, manufacturers }) =>
    manufacturers.kind === 'failed' ? 'failed' : products.kind,
  )
  // By type, not by component: typing a number sorts nothing anew.
  const type = productTypeOf(component)
  const offered = useMemo(() => productsOf(type, valueOf(loaded)), [type, loaded])
  const choose = useCallback((product: Product) => commands.choose(id, product), [commands, id])
  return (
    <Picker
      things={`${kindLabel(component).toLowerCase()}s`}
      loading={loading}
      products={offered}
      chosenId={component.productId}
      hasCategories={component.kind === 'massiveElement'}
      onChoose={choose}
      onChosen={onChosen}
    />
  )
}
