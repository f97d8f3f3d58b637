/** The part of the browser's lock manager that is used here. */
export type Locks = Pick<LockManager, 'request'>

const NAME = 'soundleaf-refresh'
const LIMIT_MS = 5000

/**
 * Runs the work while no other tab does, which saves the server a token rotation. Correctness does not depend on it:
 * where the lock is not granted in time the work runs without it, and the lock is never held longer than the limit.
 */
export async function inTurn<Value>(locks: Locks | undefined, work: () => Promise<Value>): Promise<Value> {
  if (locks === undefined) return work()
  const waiting = new AbortController()
  const limit = setTimeout(() => waiting.abort(), LIMIT_MS)
  let started: Promise<Value> | undefined
  const start = () => {
    clearTimeout(limit)
    return (started ??= work())
  }
  try {
    await locks.request(NAME, { signal: waiting.signal }, () => atMost(LIMIT_MS, start()))
  } catch {
    // Not granted in time, or the browser refuses locks to this page.
  }
  return start()
}

async function atMost(limit_ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit_ms)
  })
  await Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
