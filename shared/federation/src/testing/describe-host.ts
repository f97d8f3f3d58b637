import type { Answer, RemoteHost, RoutePath, Toast } from '@soundleaf/contracts'
import type { WholeBus } from '@soundleaf/event-bus'

/** A host as it is lent to mf-editor, with someone signed in, and what the suite must see of its other side. */
export interface HostUnderTest {
  readonly host: RemoteHost<'editor'>
  readonly bus: WholeBus
  readonly navigations: readonly RoutePath[]
  readonly toasts: readonly Toast[]
  /** Answers the question that is asked. */
  readonly answer: (answer: Answer) => void
  /** Ends the mount. */
  readonly dispose: () => void
}

/**
 * What every host keeps to, the shell's as well as the fake one: a remote that was tried with the fake host finds the
 * same in the shell. `create` makes a new host for each test.
 */
export function describeHost(label: string, create: () => HostUnderTest | Promise<HostUnderTest>): void {
  describe(`the host of ${label}`, () => {
    test('a late subscriber hears the last value of a state topic', async () => {
      const { host, bus } = await create()
      bus.for('results').publish('results/calculation-finished', FINISHED)
      const listener = jest.fn()
      host.events.subscribe('results/calculation-finished', listener)
      expect(listener.mock.calls).toEqual([[FINISHED]])
      expect(host.events.last('results/calculation-finished')).toEqual(FINISHED)
    })

    test('a late subscriber does not hear an event that is over', async () => {
      const { host, bus } = await create()
      bus.for('projects').publish('projects/deleted', { projectId: SOME_ID })
      const listener = jest.fn()
      host.events.subscribe('projects/deleted', listener)
      expect(listener).not.toHaveBeenCalled()
    })

    test('what the remote publishes is heard, what another owner publishes is refused', async () => {
      const { host, bus } = await create()
      const listener = jest.fn()
      bus.for('shell').subscribe('editor/component-selected', listener)
      host.events.publish('editor/component-selected', { componentId: SOME_ID })
      expect(listener).toHaveBeenCalledWith({ componentId: SOME_ID })
      expect(() => {
        // @ts-expect-error the compiler refuses it as well
        host.events.publish('shell/project-changed', { project: null })
      }).toThrow()
    })

    test('a listener that throws does not keep the others from hearing', async () => {
      const { host } = await create()
      const listener = jest.fn()
      host.events.subscribe('editor/component-selected', () => {
        throw new Error('a broken listener')
      })
      host.events.subscribe('editor/component-selected', listener)
      host.events.publish('editor/component-selected', { componentId: null })
      expect(listener).toHaveBeenCalledTimes(1)
    })

    test('the session says who is signed in, and no token', async () => {
      const { host } = await create()
      const session = host.session.current()
      expect(session.signedIn).toBe(true)
      expect(Object.keys(session).join()).not.toMatch(/token/i)
      expect(reachableKeys(host).filter((key) => /token|bearer/i.test(key))).toEqual([])
    })

    test('a call with a hostile id fails as a value', async () => {
      const { host } = await create()
      const outcome = await host.api.call(
        'getProject',
        { params: { id: '../account' } },
        { reports: 'nothing' },
      )
      expect(outcome).toMatchObject({
        ok: false,
        failure: { code: 'RefusedAddress', call: 'GET /api/projects/{id}' },
      })
    })

    test('an aborted call fails as a value', async () => {
      const { host } = await create()
      const outcome = await host.api.call('listProjects', {}, { signal: AbortSignal.abort() })
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'Aborted' } })
    })

    test('the remote can lead elsewhere and say something', async () => {
      const { host, navigations, toasts } = await create()
      host.navigate('/projects')
      host.toast({ kind: 'info', text: 'Hello' })
      expect(navigations).toEqual(['/projects'])
      expect(toasts).toEqual([{ kind: 'info', text: 'Hello' }])
    })

    test('a question is answered with the action and the text', async () => {
      const { host, answer } = await create()
      const asked = host.ask({
        title: 'Name?',
        actions: [{ id: 'ok', label: 'OK' }],
        input: { label: 'Name' },
      })
      answer({ action: 'ok', text: 'A wall' })
      expect(await asked).toEqual({ action: 'ok', text: 'A wall' })
    })

    test('a remote hears in which language it is to speak', async () => {
      const { host } = await create()
      expect(host.language).toBe('en')
    })

    test('links lead to pages', async () => {
      const { host } = await create()
      for (const link of Object.values(host.links))
        expect(new URL(link, 'https://x.example').protocol).toMatch(/^https?:$/)
    })

    test('after the mount nothing of the remote is left or heard', async () => {
      const { host, bus, navigations, toasts, dispose } = await create()
      const before = bus.subscriptionCount()
      const listener = jest.fn()
      host.events.subscribe('projects/deleted', listener)
      host.events.subscribe('projects/back-requested', listener)
      expect(bus.subscriptionCount()).toBe(before + 2)

      dispose()
      dispose()
      expect(bus.subscriptionCount()).toBe(before)
      const heard = jest.fn()
      bus.for('shell').subscribe('editor/component-selected', heard)
      host.events.publish('editor/component-selected', { componentId: SOME_ID })
      host.events.subscribe('projects/deleted', listener)
      bus.for('projects').publish('projects/deleted', { projectId: SOME_ID })
      host.navigate('/profile')
      host.toast({ kind: 'info', text: 'From beyond' })
      expect(await host.ask({ title: 'Anyone?', actions: [] })).toEqual({ action: 'cancel' })
      expect([heard.mock.calls, listener.mock.calls, navigations, toasts]).toEqual([[], [], [], []])
    })
  })
}

const SOME_ID = '00000000-0000-4000-8000-000000000042'

const FINISHED = {
  projectId: SOME_ID,
  edit: 3,
  result: 'Success',
  message: '',
  erroneousComponentIds: [],
} as const

/** The names of everything that can be reached from the host without calling it. */
function reachableKeys(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([key, part]) => [key, ...reachableKeys(part, seen)])
}
