import { kindLabel, type Component } from '@soundleaf/construction'
import { useMemo } from 'react'
import { valueOf } from '../catalogue/catalogue'
import { useCatalogue, useEditor } from '../editor-context'
import { productsFor } from './offered-products'
import { Picker } from './picker'

/** The product of the selected component. */
export function ProductSelection({ component }: { component: Component }) {
  const { commands } = useEditor()
  const loaded = useCatalogue(({ products }) => products)
  const offered = useMemo(() => productsFor(component, valueOf(loaded)), [component, loaded])
  return (
    <Picker
      things={`${kindLabel(component).toLowerCase()}s`}
      loading={loaded.kind}
      products={offered}
      chosenId={component.productId}
      hasCategories={component.kind === 'massiveElement'}
      onChoose={(product) => commands.choose(component.id, product)}
    />
  )
}
