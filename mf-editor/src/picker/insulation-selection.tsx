import type { InsulatedComponent } from '@soundleaf/construction'
import { useMemo } from 'react'
import { valueOf } from '../catalogue/catalogue'
import { useCatalogue, useEditor } from '../editor-context'
import { byName } from './offered-products'
import { Picker } from './picker'

/** The porous fill of the selected frame, cavity or rib panel. */
export function InsulationSelection({
  component,
  onChosen,
}: {
  component: InsulatedComponent
  onChosen?: () => void
}) {
  const { commands } = useEditor()
  const loaded = useCatalogue(({ insulations }) => insulations)
  const offered = useMemo(() => valueOf(loaded).toSorted(byName), [loaded])
  return (
    <Picker
      things="insulations"
      loading={loaded.kind}
      products={offered}
      chosenId={component.insulation.productId}
      hasCategories={false}
      onChoose={(product) => commands.insulate(component.id, product)}
      onChosen={onChosen}
    />
  )
}
