import { inTurn, type Locks } from './refresh-lock'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type Grant = () => unknown

/** A lock manager whose lock is given when the test says so. */
function fakeLocks() {
  const queue: Grant[] = []
  const held: Promise<unknown>[] = []
  const request = (_name: string, options: LockOptions, work: Grant) =>
    new Promise((resolve, reject) => {
      const grant = () => {
        const holding = Promise.resolve(work())
        held.push(holding)
        holding.then(resolve, reject)
      }
      queue.push(grant)
      options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  return { locks: { request } as unknown as Locks, grant: () => queue.shift()?.(), held }
}

test('the work waits for its turn', async () => {
  const { locks, grant } = fakeLocks()
  const work = jest.fn(() => Promise.resolve('done'))
  const outcome = inTurn(locks, work)
  await jest.advanceTimersByTimeAsync(1000)
  expect(work).not.toHaveBeenCalled()
  grant()
  expect(await outcome).toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
})

test('[SES-02] a lock that another tab never gives back is done without after 5 s', async () => {
  const { locks } = fakeLocks()
  const work = jest.fn(() => Promise.resolve('done'))
  const outcome = inTurn(locks, work)
  await jest.advanceTimersByTimeAsync(4999)
  expect(work).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('done')
})

test('no lock is held longer than 5 s, while the work goes on', async () => {
  const { locks, grant, held } = fakeLocks()
  let finish = (_: string) => {}
  const outcome = inTurn(locks, () => new Promise<string>((resolve) => (finish = resolve)))
  grant()
  await jest.advanceTimersByTimeAsync(5000)
  await expect(held[0]).resolves.toBeUndefined()
  finish('late')
  expect(await outcome).toBe('late')
})

test('a browser that refuses its locks does without', async () => {
  const locks = { request: () => Promise.reject(new DOMException('', 'SecurityError')) } as unknown as Locks
  expect(await inTurn(locks, () => Promise.resolve('done'))).toBe('done')
})

test('work that fails fails, once', async () => {
  const { locks, grant } = fakeLocks()
  const work = jest.fn(() => Promise.reject(new Error('broken')))
  const outcome = inTurn(locks, work)
  grant()
  await expect(outcome).rejects.toThrow('broken')
  expect(work).toHaveBeenCalledTimes(1)
})
