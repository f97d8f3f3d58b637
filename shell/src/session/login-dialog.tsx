import { Box, Button, Dialog, Portal } from '@soundleaf/ui'
import { useCallback, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { RemotePlace } from '../remotes/remote-place'
import { useShell } from '../shell-context'
import { t } from '../texts'
import { MinimalLogin } from './minimal-login'

/**
 * Over any page when the session has ended. Nothing under it unmounts, it cannot be dismissed, and after the login the
 * person is where they were.
 */
export function LoginDialog() {
  const { status } = useStore(useShell().session.store)
  return status === 'expired' ? <OpenLoginDialog /> : null
}

function OpenLoginDialog() {
  const { login, leaveAccount } = useShell()
  const content = useRef<HTMLDivElement>(null)
  // The dialog traps the focus a frame late, when the form may have loaded and be focused already.
  const [before] = useState(() => document.activeElement)
  const focusFirstField = useCallback(() => firstFocus(content.current)?.focus(), [])
  return (
    <Dialog.Root
      open
      size="sm"
      closeOnEscape={false}
      closeOnInteractOutside={false}
      initialFocusEl={() => firstFocus(content.current)}
      finalFocusEl={() => (isFocusable(before) ? before : null)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content} maxWidth="400px">
            <Dialog.Header>
              <Dialog.Title>{t('login.again')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description mb="4">{t('login.expired')}</Dialog.Description>
              <Box minHeight="220px">
                <RemotePlace
                  remote="mf-auth"
                  page="login"
                  inDialog
                  title={t('place.loginForm')}
                  shape="fields"
                  onReady={focusFirstField}
                  instead={(tryAgain) => <MinimalLogin login={login} onTryAgain={tryAgain} />}
                />
              </Box>
              <Box textAlign="right" textStyle="sm" mt="3">
                <Button variant="plain" size="sm" color="accent.fg" onClick={() => void leaveAccount()}>
                  {t('login.asOther')}
                </Button>
              </Box>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/**
 * The field that is focused already, else the first one. The form loads at any time and the focus trap starts a frame
 * late: whoever types into a field by then must not lose it.
 */
function firstFocus(content: HTMLElement | null): HTMLElement | null {
  return content?.querySelector<HTMLElement>('input:focus') ?? content?.querySelector('input') ?? null
}

/** Whether the focus can return there. The layers of a drawing are SVG elements and can be focused too. */
const isFocusable = (before: Element | null): before is HTMLElement =>
  before !== null && before !== document.body && before.isConnected && 'focus' in before
