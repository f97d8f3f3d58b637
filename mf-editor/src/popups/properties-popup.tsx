import { nameOf } from '@soundleaf/construction'
import { Box } from '@soundleaf/ui'
import { useComponent } from '../editor-context'
import type { Place } from '../interaction/interaction'
import { Popup } from './popup'
import { PropertyFields } from '../properties/property-fields'

interface Props {
  readonly componentId: string
  readonly place: Place
  readonly onClose: () => void
}

/** The properties of one component, beside where they were opened. */
export function PropertiesPopup({ componentId, place, onClose }: Props) {
  const component = useComponent(componentId)
  if (component === null) return null
  return (
    <Popup title={<span translate="no">{nameOf(component)}</span>} place={place} onClose={onClose}>
      <PropertyFields component={component} />
      <Box height="1" />
    </Popup>
  )
}
