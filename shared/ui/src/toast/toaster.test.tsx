import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { UiProvider } from '../provider/ui-provider'
import { toast, toastQueue } from './toast-queue'
import { Toaster } from './toaster'

beforeEach(() => {
  jest.useFakeTimers()
  render(
    <UiProvider>
      <Toaster />
    </UiProvider>,
  )
})
afterEach(() => {
  act(() => {
    for (const one of toastQueue.current()) toastQueue.dismiss(one.id)
  })
  jest.useRealTimers()
})
const region = () => screen.getByRole('log', { name: 'Messages' })
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('the live region stands before the first message, so that it is heard', () => {
  expect(region()).toBeEmptyDOMElement()
  expect(region()).toHaveAttribute('aria-live', 'polite')
  act(() => toast({ kind: 'success', text: 'Data copied to clipboard' }))
  expect(within(region()).getByText('Data copied to clipboard')).toBeVisible()
  expect(within(region()).getByRole('img', { name: 'Done' })).toBeVisible()
})

test('a message stays five seconds, or as long as it says', () => {
  act(() => {
    toast({ kind: 'info', text: 'short' })
    toast({ kind: 'info', text: 'long', duration_ms: 10_000 })
  })
  wait(4999)
  expect(screen.getByText('short')).toBeVisible()
  wait(1)
  expect(screen.queryByText('short')).not.toBeInTheDocument()
  wait(4999)
  expect(screen.getByText('long')).toBeVisible()
  wait(1)
  expect(screen.queryByText('long')).not.toBeInTheDocument()
})

test('time stands still while a message is aimed at', () => {
  act(() => toast({ kind: 'error', text: 'Failed' }))
  fireEvent.pointerEnter(screen.getByText('Failed'))
  wait(60_000)
  expect(screen.getByText('Failed')).toBeVisible()
  fireEvent.pointerLeave(screen.getByText('Failed'))
  wait(5000)
  expect(screen.queryByText('Failed')).not.toBeInTheDocument()
})

test('a message can be closed', () => {
  act(() => toast({ kind: 'error', text: 'Failed' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(region()).toBeEmptyDOMElement()
})

test('the same message again takes the place of the first, and the time begins anew', () => {
  act(() => toast({ kind: 'error', text: 'Failed' }))
  wait(4000)
  act(() => toast({ kind: 'error', text: 'Failed' }))
  expect(screen.getAllByText('Failed')).toHaveLength(1)
  wait(4000)
  expect(screen.getByText('Failed')).toBeVisible()
})

test('never more than five at once', () => {
  act(() => {
    for (let index = 1; index <= 7; index += 1) toast({ kind: 'info', text: `message ${index}` })
  })
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(5)
  expect(screen.queryByText('message 2')).not.toBeInTheDocument()
})
