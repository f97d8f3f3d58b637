/** The part of the browser's lock manager that is used here. */
export type Locks = Pick<LockManager, 'request'>

const NAME = 'soundleaf-refresh'
const LIMIT_MS = 5000

/**
 * Does the work while no other tab does the same, to save the server a rotation. Correctness never rests on it: a
 * lock that is not given within the limit is done without, and none is held for longer.
 */
export async function inTurn<Value>(locks: Locks | undefined, work: () => Promise<Value>): Promise<Value> {
  if (locks === undefined) return work()
  const waiting = new AbortController()
  const patience = setTimeout(() => waiting.abort(), LIMIT_MS)
  let started: Promise<Value> | undefined
  const start = () => {
    clearTimeout(patience)
    return (started ??= work())
  }
  try {
    await locks.request(NAME, { signal: waiting.signal }, () => atMost(LIMIT_MS, start()))
  } catch {
    // Not given in time, or the browser has no locks for this page.
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
