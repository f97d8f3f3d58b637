import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UiProvider } from '../provider/ui-provider'
import { DrawerPanel } from './drawer-panel'

/** A window of so many px, as far as the drawer asks. */
function windowOf(width_px: number) {
  window.matchMedia = (query) => ({
    matches: width_px >= Number(/\d+/.exec(query)?.[0]),
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  })
}

function show() {
  const view = render(
    <UiProvider>
      <DrawerPanel side="right" name="Results" storageKey="results" besideFrom_px={1080} onStrip="65 dB">
        <input aria-label="Volume" />
        content
      </DrawerPanel>
      <button type="button">Drawing</button>
    </UiProvider>,
  )
  return { user: userEvent.setup(), unmount: view.unmount }
}
const open = () => screen.getByRole('button', { name: 'Open Results' })
const collapse = () => screen.getByRole('button', { name: 'Collapse Results' })

beforeEach(() => localStorage.clear())

test('[EDT-04] a drawer collapses to a strip with its name and the number on it', async () => {
  windowOf(1440)
  const { user } = show()
  expect(screen.getByText('content')).toBeVisible()
  await user.click(collapse())
  expect(screen.queryByText('content')).not.toBeInTheDocument()
  expect(screen.getByText('Results')).toBeVisible()
  expect(screen.getByText('65 dB')).toBeVisible()
  expect(screen.getByRole('complementary', { name: 'Results' })).toBeVisible()
})

test('that it was collapsed is remembered', async () => {
  windowOf(1440)
  const { user, unmount } = show()
  await user.click(collapse())
  unmount()
  show()
  expect(open()).toBeVisible()
})

test('[A11Y-01] the focus goes to the button that takes the place of the pressed one', async () => {
  windowOf(1440)
  const { user } = show()
  await user.click(collapse())
  await waitFor(() => expect(open()).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(collapse()).toHaveFocus())
})

test('in a narrow window it is a strip, opens above, and Esc closes it', async () => {
  windowOf(900)
  const { user } = show()
  await user.click(open())
  expect(screen.getByText('content')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(open()).toHaveFocus())
  expect(localStorage).toHaveLength(0)
})

test('Esc that belongs to something outside leaves it open', async () => {
  windowOf(900)
  const { user } = show()
  await user.click(open())
  screen.getByRole('button', { name: 'Drawing' }).focus()
  await user.keyboard('{Escape}')
  expect(screen.getByText('content')).toBeVisible()
})

test('in a wide window Esc does nothing', async () => {
  windowOf(1440)
  const { user } = show()
  await user.click(screen.getByRole('textbox', { name: 'Volume' }))
  await user.keyboard('{Escape}')
  expect(screen.getByText('content')).toBeVisible()
})
