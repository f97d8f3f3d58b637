import { Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { TOASTER_ID } from '../toast/toast-queue'
import { useDialogFocus } from './use-dialog-focus'

export interface MessageDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** Buttons, right-aligned; the last one filled where there is something to do. */
  readonly actions: ReactNode
  readonly onClose: () => void
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
}

/**
 * Any other content in a modal dialog: the same frame as a question, with contents of its own. It begins on what has
 * `data-autofocus`, else on its first control; Esc and the ground around close it.
 */
export function MessageDialog({ title, children, actions, onClose, size = 'sm' }: MessageDialogProps) {
  const { content, ...focus } = useDialogFocus((inside) => inside.querySelector('[data-autofocus]'))
  return (
    <Dialog.Root
      open
      size={size}
      persistentElements={[() => document.getElementById(TOASTER_ID)]}
      {...focus}
      onOpenChange={(change) => {
        if (!change.open) onClose()
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body display="grid" gap="3">
              {children}
            </Dialog.Body>
            <Dialog.Footer>{actions}</Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
