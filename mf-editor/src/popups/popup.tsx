import { IconButton, Popover, Portal } from '@soundleaf/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Place } from '../interaction/interaction'
import { t } from '../texts'

interface Props {
  readonly title: ReactNode
  readonly place: Place
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A popup about one component, beside where it was opened; its first field has the focus. */
export function Popup({ title, place, onClose, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The popover moves the focus only when it opens, and this one is open from its first render.
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector)
    const first = find('input:not(:disabled)') ?? find('button')
    first?.focus({ preventScroll: true })
  }, [])
  return (
    <Popover.Root
      open
      // In a narrow window it covers the component it is about.
      positioning={{
        getAnchorRect: () => inWindow(place),
        placement: 'right-start',
        gutter: 8,
        overlap: true,
      }}
      onEscapeKeyDown={(event) => {
        // It gets Esc before a number field in it, to which the key belongs while a number is being typed.
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
              <IconButton icon="close" label={t('popup.close')} onClick={onClose} />
            </Popover.Header>
            <Popover.Body>{children}</Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

/** A window that became narrower may have left the place outside. */
const inWindow = (place: Place): Place => ({
  ...place,
  x: Math.min(place.x, window.innerWidth - place.width),
  y: Math.min(place.y, window.innerHeight - place.height),
})
