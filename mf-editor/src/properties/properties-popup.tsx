import { nameOf } from '@soundleaf/construction'
import { Box, IconButton, Popover, Portal } from '@soundleaf/ui'
import { useConstruction, type Place } from '../editor-context'
import { PropertyFields } from './property-fields'

interface Props {
  readonly componentId: string
  readonly place: Place
  readonly onClose: () => void
}

/** The properties of one component beside where they were asked for. */
export function PropertiesPopup({ componentId, place, onClose }: Props) {
  const component = useConstruction()?.components.find(({ id }) => id === componentId)
  if (component === undefined) return null
  return (
    <Popover.Root
      open
      positioning={{ getAnchorRect: () => place, placement: 'right-start', gutter: 8 }}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content>
            <Popover.Header>
              <Popover.Title flex="1">{nameOf(component)}</Popover.Title>
              <IconButton icon="close" label="Close" onClick={onClose} />
            </Popover.Header>
            <Popover.Body>
              <PropertyFields component={component} />
              <Box height="1" />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
