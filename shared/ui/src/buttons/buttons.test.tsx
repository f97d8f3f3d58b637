import type { FormEvent } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UiProvider } from '../provider/ui-provider'
import { Button } from './button'
import { IconButton } from './icon-button'
import { tipPlace } from './tip-place'

test('a button that cannot be used stays reachable, says why, and does nothing', async () => {
  const pressed = jest.fn()
  render(
    <UiProvider>
      <form onSubmit={pressed}>
        <Button type="submit" disabledReason="Printing comes with the Full licence" onClick={pressed}>
          Print
        </Button>
      </form>
    </UiProvider>,
  )
  const button = screen.getByRole('button', { name: 'Print' })
  await userEvent.tab()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('Printing comes with the Full licence')
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(pressed).not.toHaveBeenCalled()
})

test('a button whose work is being done keeps name and focus, and sends nothing twice', async () => {
  const sent = jest.fn((event: FormEvent) => event.preventDefault())
  const form = (isBusy: boolean) => (
    <UiProvider>
      <form onSubmit={sent}>
        <input aria-label="Email" />
        <Button type="submit" loading={isBusy}>
          Send
        </Button>
      </form>
    </UiProvider>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.click(button)
  rerender(form(true))
  expect(screen.getByRole('button', { name: 'Send' })).toBe(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  await userEvent.type(screen.getByRole('textbox'), 'a{Enter}')
  expect(sent).toHaveBeenCalledTimes(1)
})

test('an icon has a name, and shows it with its keys when the pointer rests on it', () => {
  jest.useFakeTimers()
  render(
    <UiProvider>
      <IconButton icon="undo" label="Undo" keys="Ctrl+Z" />
    </UiProvider>,
  )
  const button = screen.getByRole('button', { name: 'Undo' })
  fireEvent.pointerEnter(button)
  act(() => jest.advanceTimersByTime(499))
  expect(screen.queryByText('Undo (Ctrl+Z)')).not.toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByText('Undo (Ctrl+Z)')).toBeVisible()
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(screen.queryByText('Undo (Ctrl+Z)')).not.toBeInTheDocument()
  jest.useRealTimers()
})

const PAGE = { width: 1000, height: 600 }
const TIP = { width: 100, height: 24 }

test('a tip stands below and centred, above at the bottom of the page, and never outside it', () => {
  expect(tipPlace({ left: 500, top: 100, width: 20, height: 20 }, TIP, PAGE)).toEqual({ left: 460, top: 126 })
  expect(tipPlace({ left: 500, top: 570, width: 20, height: 20 }, TIP, PAGE)).toEqual({ left: 460, top: 540 })
  expect(tipPlace({ left: 0, top: 100, width: 20, height: 20 }, TIP, PAGE).left).toBe(8)
  expect(tipPlace({ left: 980, top: 100, width: 20, height: 20 }, TIP, PAGE).left).toBe(892)
})
