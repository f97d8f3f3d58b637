import { claimLock } from './claim-lock'

const PATIENCE_MS = 20

/** A browser that lets a claim wait until it is given up, for so many claims; then it grants what nobody holds. */
function slowBrowser(slow: number, heldElsewhere: readonly string[] = []) {
  let asked = 0
  const request = (name: string, { signal }: LockOptions, work: (lock: Lock) => Promise<void>) => {
    asked += 1
    if (asked > slow && !heldElsewhere.includes(name)) return work({ name, mode: 'exclusive' })
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  }
  const query = () => Promise.resolve({ held: heldElsewhere.map((name) => ({ name })), pending: [] })
  return { locks: { request, query } as unknown as LockManager, asked: () => asked }
}

test('[LIF-03] a lock that nobody holds is got from a slow browser as well', async () => {
  const { locks, asked } = slowBrowser(2)
  expect(await claimLock(locks, 'project', PATIENCE_MS)).toBeInstanceOf(Function)
  expect(asked()).toBe(3)
})

test('[LIF-03] a lock that another document goes on holding is given up', async () => {
  const { locks, asked } = slowBrowser(0, ['project'])
  expect(await claimLock(locks, 'project', PATIENCE_MS)).toBeNull()
  expect(asked()).toBe(1)
})

test('a browser that has no locks for the page says so', async () => {
  const refused = Promise.reject(new DOMException('not here', 'SecurityError'))
  const locks = { request: () => refused } as unknown as LockManager
  await expect(claimLock(locks, 'project', PATIENCE_MS)).rejects.toThrow('not here')
})
