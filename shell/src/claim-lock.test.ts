import { claimLock } from './claim-lock'
import { browserLocks } from './testing/browser-locks'

const PATIENCE_MS = 20

test('[LIF-03] a lock that nobody holds is got from a slow browser as well', async () => {
  const { locks, asked } = browserLocks({ slow: 2 })
  expect(await claimLock(locks, 'project', PATIENCE_MS)).toBeInstanceOf(Function)
  expect(asked()).toBe(3)
})

test('[LIF-03] a lock that another document goes on holding is given up', async () => {
  const { locks, asked } = browserLocks({ held: ['project'] })
  expect(await claimLock(locks, 'project', PATIENCE_MS)).toBeNull()
  expect(asked()).toBe(1)
})

test('a browser that refuses locks to the page grants none, and is asked once', async () => {
  const request = jest.fn(() => Promise.reject(new DOMException('not here', 'SecurityError')))
  expect(await claimLock({ request } as unknown as LockManager, 'project', PATIENCE_MS)).toBeNull()
  expect(request).toHaveBeenCalledTimes(1)
})

test('a browser without locks grants every claim', async () => {
  expect(await claimLock(undefined, 'project')).toBeInstanceOf(Function)
})
