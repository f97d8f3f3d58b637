import { createEventBus } from './event-bus'

const FINISHED = {
  projectId: '00000000-0000-4000-8000-000000000001',
  edit: 1,
  result: 'Success',
  message: '',
  erroneousComponentIds: [],
} as const
const selected = (componentId: string | null) => ({ componentId })

test('[MFE-06] a fact reaches every listener, whoever made it', () => {
  const bus = createEventBus()
  const [first, second] = [jest.fn(), jest.fn()]
  bus.for('results').subscribe('editor/component-selected', first)
  bus.for('shell').subscribe('editor/component-selected', second)
  bus.for('editor').publish('editor/component-selected', selected('a'))
  expect(first).toHaveBeenCalledWith(selected('a'))
  expect(second).toHaveBeenCalledWith(selected('a'))
})

test('a state topic tells a late subscriber its last value', () => {
  const bus = createEventBus()
  const listener = jest.fn()
  const results = bus.for('results')
  results.publish('results/calculation-finished', FINISHED)
  results.publish('results/calculation-finished', { ...FINISHED, edit: 2 })
  bus.for('editor').subscribe('results/calculation-finished', listener)
  expect(listener.mock.calls).toEqual([[{ ...FINISHED, edit: 2 }]])
  expect(bus.for('print').last('results/calculation-finished')?.edit).toBe(2)
})

test('a state topic without a value tells nothing', () => {
  const bus = createEventBus()
  const listener = jest.fn()
  bus.for('editor').subscribe('shell/project-changed', listener)
  expect(listener).not.toHaveBeenCalled()
  expect(bus.for('editor').last('shell/project-changed')).toBeUndefined()
})

test('an event topic is not heard late', () => {
  const bus = createEventBus()
  const listener = jest.fn()
  bus.for('projects').publish('projects/deleted', { projectId: 'a' })
  bus.for('shell').subscribe('projects/deleted', listener)
  expect(listener).not.toHaveBeenCalled()
})

test('[MFE-06] an owner publishes its own topics alone', () => {
  const bus = createEventBus()
  const listener = jest.fn()
  bus.for('shell').subscribe('editor/component-selected', listener)
  const results = bus.for('results')
  // @ts-expect-error the compiler refuses it as well
  expect(() => results.publish('editor/component-selected', selected('a'))).toThrow(
    'results may not publish editor/component-selected.',
  )
  // @ts-expect-error a name that only begins like the owner's
  expect(() => bus.for('print').publish('printer/jam', {})).toThrow()
  expect(listener).not.toHaveBeenCalled()
})

test('a listener that throws is reported and does not stop the others', () => {
  const report = jest.fn()
  const bus = createEventBus(report)
  const listener = jest.fn()
  const broken = new Error('broken')
  bus.for('shell').subscribe('editor/component-selected', () => {
    throw broken
  })
  bus.for('shell').subscribe('editor/component-selected', listener)
  bus.for('editor').publish('editor/component-selected', selected('a'))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(report.mock.calls).toEqual([[broken, 'editor/component-selected']])
})

test('a listener that throws at its first value is reported and stays', () => {
  const report = jest.fn()
  const bus = createEventBus(report)
  bus.for('results').publish('results/calculation-finished', FINISHED)
  let heard = 0
  bus.for('shell').subscribe('results/calculation-finished', () => {
    heard += 1
    throw new Error('broken')
  })
  bus.for('results').publish('results/calculation-finished', FINISHED)
  expect(heard).toBe(2)
  expect(report).toHaveBeenCalledTimes(2)
})

test('a bus whose report itself throws goes on', () => {
  const bus = createEventBus(() => {
    throw new Error('no log')
  })
  const listener = jest.fn()
  const stop = bus.for('shell').subscribe('editor/component-selected', () => {
    throw new Error('broken')
  })
  const editor = bus.for('editor')
  expect(() => editor.publish('editor/component-selected', selected('a'))).toThrow('no log')
  stop()
  bus.for('shell').subscribe('editor/component-selected', listener)
  listener.mockClear()
  editor.publish('editor/component-selected', selected('b'))
  expect(listener.mock.calls).toEqual([[selected('b')]])
})

test('a subscription that ends in a callback, its own or another, is not told any more', () => {
  const bus = createEventBus()
  const shell = bus.for('shell')
  const heard: string[] = []
  const stopFirst = shell.subscribe('editor/component-selected', () => {
    heard.push('first')
    stopFirst()
    stopSecond()
  })
  const stopSecond = shell.subscribe('editor/component-selected', () => heard.push('second'))
  shell.subscribe('editor/component-selected', () => heard.push('third'))
  const editor = bus.for('editor')
  editor.publish('editor/component-selected', selected('a'))
  editor.publish('editor/component-selected', selected('b'))
  expect(heard).toEqual(['first', 'third', 'third'])
})

test('the same function subscribed twice ends one by one', () => {
  const bus = createEventBus()
  const listener = jest.fn()
  const stop = bus.for('shell').subscribe('editor/component-selected', listener)
  bus.for('shell').subscribe('editor/component-selected', listener)
  stop()
  stop()
  bus.for('editor').publish('editor/component-selected', selected('a'))
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a fact published from a listener is heard by all in the same order', () => {
  const bus = createEventBus()
  const editor = bus.for('editor')
  const heard: string[] = []
  bus.for('shell').subscribe('editor/component-selected', ({ componentId }) => {
    heard.push(`first ${componentId}`)
    if (componentId === 'a') editor.publish('editor/component-selected', selected('b'))
  })
  bus.for('shell').subscribe('editor/component-selected', ({ componentId }) => {
    heard.push(`second ${componentId}`)
  })
  editor.publish('editor/component-selected', selected('a'))
  expect(heard).toEqual(['first a', 'second a', 'first b', 'second b'])
})

test('one who subscribes in a callback hears each fact once', () => {
  const bus = createEventBus()
  const shell = bus.for('shell')
  const late = jest.fn()
  shell.subscribe('projects/deleted', () => shell.subscribe('projects/deleted', late))
  bus.for('projects').publish('projects/deleted', { projectId: 'a' })
  expect(late).not.toHaveBeenCalled()
  bus.for('projects').publish('projects/deleted', { projectId: 'b' })
  expect(late.mock.calls).toEqual([[{ projectId: 'b' }]])
})

test('the end of a mount ends its subscriptions and no others', () => {
  const bus = createEventBus()
  const [mine, others] = [jest.fn(), jest.fn()]
  const mount = bus.for('editor')
  mount.subscribe('projects/deleted', mine)
  mount.subscribe('shell/project-changed', mine)
  bus.for('editor').subscribe('projects/deleted', others)
  expect(bus.subscriptionCount()).toBe(3)
  mount.dispose()
  mount.dispose()
  expect(bus.subscriptionCount()).toBe(1)
  bus.for('projects').publish('projects/deleted', { projectId: 'a' })
  expect(mine).not.toHaveBeenCalled()
  expect(others).toHaveBeenCalledTimes(1)
})

test('what a mount does after its end goes nowhere', () => {
  const bus = createEventBus()
  const listener = jest.fn()
  bus.for('shell').subscribe('editor/component-selected', listener)
  const mount = bus.for('editor')
  mount.dispose()
  mount.publish('editor/component-selected', selected('a'))
  mount.subscribe('projects/deleted', listener)()
  expect(listener).not.toHaveBeenCalled()
  expect(bus.subscriptionCount()).toBe(1)
})

test('50 mounts leave nothing behind', () => {
  const bus = createEventBus()
  for (let cycle = 0; cycle < 50; cycle += 1) {
    const mount = bus.for('results')
    mount.subscribe('shell/project-changed', () => undefined)
    mount.subscribe('editor/component-selected', () => undefined)
    mount.dispose()
  }
  expect(bus.subscriptionCount()).toBe(0)
})

test('a disposed bus is silent', () => {
  const bus = createEventBus()
  const listener = jest.fn()
  bus.for('shell').subscribe('editor/component-selected', listener)
  bus.dispose()
  bus.for('editor').publish('editor/component-selected', selected('a'))
  expect(listener).not.toHaveBeenCalled()
  expect(bus.subscriptionCount()).toBe(0)
})
