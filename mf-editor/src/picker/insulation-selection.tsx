import type { InsulatedComponent } from '@soundleaf/construction'
import type { Product } from '@soundleaf/contracts'
import { useCallback } from 'react'
import { valueOf } from '../catalogue/catalogue'
import { useCatalogue, useEditor } from '../editor-context'
import { Picker } from './picker'

/** The insulation of the selected frame, cavity or rib panel. */
export function InsulationSelection({
  component,
  onChosen,
}: {
  component: InsulatedComponent
  onChosen?: () => void
}) {
  const { commands } = useEditor()
  const { id } = component
  const loaded = useCatalogue(({ insulations }) => insulations)
  const insulate = useCallback((product: Product) => commands.insulate(id, product), [commands, id])
  return (
    <Picker
      type="Insulation"
      loading={loaded.kind}
      products={valueOf(loaded)}
      chosenId={component.insulation.productId}
      hasCategories={false}
      onChoose={insulate}
      onChosen={onChosen}
    />
  )
}
