import { createEventBus } from '@soundleaf/event-bus'
import { act, render, screen } from '@testing-library/react'
import { useTopic } from './use-topic'

test('draws the last value, a new one, and nothing after it is gone', () => {
  const bus = createEventBus()
  const editor = bus.for('editor')
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
  expect(bus.subscriptionCount()).toBe(0)

  render(<Selected />)
  expect(screen.getByText('a')).toBeVisible()
  act(() => editor.publish('editor/component-selected', { componentId: null }))
  expect(screen.getByText('none')).toBeVisible()
})
