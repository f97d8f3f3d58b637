import { nameOf } from '@soundleaf/construction'
import { Box, IconButton, Popover, Portal } from '@soundleaf/ui'
import { useEffect, useRef } from 'react'
import { useConstruction } from '../editor-context'
import type { Place } from '../interaction/interaction'
import { PropertyFields } from './property-fields'

interface Props {
  readonly componentId: string
  readonly place: Place
  readonly onClose: () => void
}

/** The properties of one component beside where they were asked for. */
export function PropertiesPopup({ componentId, place, onClose }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It is open from the start, so that it does not take the focus by itself.
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector)
    const first = find('input:not(:disabled)') ?? find('button')
    first?.focus({ preventScroll: true })
  }, [])
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
          <Popover.Content ref={content}>
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
