import { kindLabel, nameOf } from '@soundleaf/construction'
import { useComponent } from '../editor-context'
import type { Place } from '../interaction/interaction'
import { Popup } from './popup'
import { InsulationSelection } from '../picker/insulation-selection'
import { hasProducts, ProductSelection } from '../picker/product-selection'
import { t } from '../texts'

interface Props {
  readonly componentId: string
  readonly place: Place
  readonly onClose: () => void
}

/** The products for one component, or the insulations where it has no product; a choice closes it. */
export function PickerPopup({ componentId, place, onClose }: Props) {
  const component = useComponent(componentId)
  if (component === null) return null
  if (hasProducts(component)) {
    return (
      <Popup title={t('section.selection', { kind: kindLabel(component) })} place={place} onClose={onClose}>
        <ProductSelection component={component} onChosen={onClose} />
      </Popup>
    )
  }
  return 'insulation' in component ? (
    <Popup title={t('picker.insulationOf', { name: nameOf(component) })} place={place} onClose={onClose}>
      <InsulationSelection component={component} onChosen={onClose} />
    </Popup>
  ) : null
}
