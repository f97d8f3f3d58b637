import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../buttons/button'
import { UiProvider } from '../provider/ui-provider'
import { holdFrames } from '../testing/hold-frames'
import { toast } from '../toast/toast-queue'
import { Toaster } from '../toast/toaster'
import { MessageDialog } from './message-dialog'

// The library's focus trap skips what has no size, and in jsdom nothing has one.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

function show() {
  const closed = jest.fn()
  render(
    <UiProvider>
      <Toaster />
      <MessageDialog
        title="Network Error"
        onClose={closed}
        actions={
          <>
            <Button onClick={closed}>Close</Button>
            <Button variant="solid" data-autofocus>
              Try again
            </Button>
          </>
        }
      >
        The server could not be reached.
      </MessageDialog>
    </UiProvider>,
  )
  return { closed, user: userEvent.setup() }
}

test('a message begins where it says and Esc closes it', async () => {
  const { closed, user } = show()
  expect(await screen.findByRole('dialog', { name: 'Network Error' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledTimes(1)
})

test('a toast beside a dialog is heard, and closing it leaves the dialog open', async () => {
  const { closed, user } = show()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus())
  act(() => toast({ kind: 'info', text: 'Saved', duration_ms: 600_000 }))
  const messages = screen.getByRole('log', { name: 'Messages' })
  expect(messages.closest('[aria-hidden=true]')).toBeNull()
  await user.click(within(messages).getByRole('button', { name: 'Close' }))
  expect(messages).toBeEmptyDOMElement()
  expect(closed).not.toHaveBeenCalled()
})

test('whoever is in a field before the first frame stays there', async () => {
  // The dialog sets its trap up a moment after it is drawn.
  const goOn = holdFrames()
  const { closed, user } = show()
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  await goOn()
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  // The focus is held all the same.
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  expect(closed).not.toHaveBeenCalled()
})
