import { Box, Button, Dialog, Portal } from '@soundleaf/ui'
import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { RemotePlace } from '../remotes/remote-place'
import { pageAt, rowOf } from '../routes/pages'
import { destinationOf } from '../routes/route'
import { useShell } from '../shell-context'
import { t } from '../texts'
import { MinimalLogin } from './minimal-login'

/**
 * Over any page when there is no session, but for the pages before the login. Nothing under it unmounts, it cannot be
 * dismissed, and after the login the person is where they were.
 */
export function LoginDialog() {
  const { session, resetLink } = useShell()
  const state = useStore(session.store)
  const { pathname } = useLocation()
  const name = pageAt(pathname)
  if (name !== undefined && rowOf(name).for === 'everybody') return null
  if (state.status === 'expired') return <OpenLoginDialog address={state.account.email} />
  // Guests are led to the login from the pages of members; an address without a page they see as everybody does.
  const visitor = { session: state.status, hasOpenProject: false, hasResetLink: resetLink !== null }
  const destination = destinationOf(pathname, visitor)
  const isNoPage = 'page' in destination && destination.page.name === 'not-found'
  return state.status === 'signed-out' && isNoPage ? <OpenLoginDialog address={null} /> : null
}

/** `address`: whose session has ended; null for a guest. */
function OpenLoginDialog({ address }: { readonly address: string | null }) {
  const isForGuest = address === null
  const { login, leaveAccount, navigation } = useShell()
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
              <Dialog.Title>{t(isForGuest ? 'login.title' : 'login.again')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description mb="4">
                {t(isForGuest ? 'login.noSession' : 'login.expired')}
              </Dialog.Description>
              <Box minHeight="220px">
                <RemotePlace
                  remote="mf-auth"
                  page="login"
                  inDialog
                  title={t('place.loginForm')}
                  shape="fields"
                  onReady={focusFirstField}
                  instead={(tryAgain) => (
                    <MinimalLogin login={login} address={address ?? ''} onTryAgain={tryAgain} />
                  )}
                />
              </Box>
              <Box textAlign="right" textStyle="sm" mt="3">
                <Button
                  variant="plain"
                  size="sm"
                  color="accent.fg"
                  // The field keeps the focus: the message of an empty one would move the button from under the pointer.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => (isForGuest ? navigation.go('/') : void leaveAccount())}
                >
                  {t(isForGuest ? 'notFound.toLogin' : 'login.asOther')}
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
 * The field that is focused already, else the first empty one: the address may be filled in. The form loads at any
 * time and the focus trap starts a frame late: whoever types into a field by then must not lose it.
 */
function firstFocus(content: HTMLElement | null): HTMLElement | null {
  const fields = [...(content?.querySelectorAll('input') ?? [])]
  return fields.find((field) => field.matches(':focus')) ?? fields.find(({ value }) => value === '') ?? null
}

/** Whether the focus can return there. The layers of a drawing are SVG elements and can be focused too. */
const isFocusable = (before: Element | null): before is HTMLElement =>
  before !== null && before !== document.body && before.isConnected && 'focus' in before
