import { IconButton, Popover, Portal } from '@soundleaf/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Place } from '../interaction/interaction'

interface Props {
  readonly title: string
  readonly place: Place
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Something about one component, beside where it was asked for; it begins on its first field. */
export function Popup({ title, place, onClose, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It is open from the start, so that it does not take the focus by itself.
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector)
    const first = find('input:not(:disabled)') ?? find('button')
    first?.focus({ preventScroll: true })
  }, [])
  return (
    <Popover.Root
      open
      // In a narrow window it lies over what it is about.
      positioning={{ getAnchorRect: () => place, placement: 'right-start', gutter: 8, overlap: true }}
      onEscapeKeyDown={(event) => {
        // It hears Esc before a number in it that is being typed, to which this one belongs.
        if (document.activeElement?.hasAttribute('data-draft')) event.preventDefault()
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content ref={content}>
            <Popover.Header as="div">
              <Popover.Title flex="1">{title}</Popover.Title>
              <IconButton icon="close" label="Close" onClick={onClose} />
            </Popover.Header>
            <Popover.Body>{children}</Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
