import { act, render, screen } from '@testing-library/react'
import { createFakeHost } from './testing/fake-host'
import { useTopic } from './use-topic'

test('draws the last value, a new one, and nothing after it is gone', () => {
  const { host, bus } = createFakeHost({ remote: 'mf-editor' })
  const editor = host.events
  const before = bus.subscriptionCount()
  const drawn = jest.fn()
  function Selected() {
    const selected = useTopic(editor, 'editor/component-selected')
    drawn()
    return <p>{selected === undefined ? 'never' : (selected.componentId ?? 'none')}</p>
  }
  const { unmount } = render(<Selected />)
  expect(screen.getByText('never')).toBeVisible()
  act(() => editor.publish('editor/component-selected', { componentId: 'a' }))
  expect(screen.getByText('a')).toBeVisible()
  expect(drawn).toHaveBeenCalledTimes(2)
  unmount()
  expect(bus.subscriptionCount()).toBe(before)

  render(<Selected />)
  expect(screen.getByText('a')).toBeVisible()
  act(() => editor.publish('editor/component-selected', { componentId: null }))
  expect(screen.getByText('none')).toBeVisible()
})
