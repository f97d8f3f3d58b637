/** How long a document that is closing (reload, crash) may still hold a lock. */
const PATIENCE_MS = 1000

/**
 * Claims a lock of the browser until it is released or the document ends. Null when another document holds it and
 * does not give it up in time; a browser that was only slow is asked again. Without Web Locks every claim is granted.
 */
export async function claimLock(
  locks: LockManager | undefined,
  name: string,
  patience_ms = PATIENCE_MS,
): Promise<(() => void) | null> {
  if (locks === undefined) return () => undefined
  try {
    for (;;) {
      const release = await claimOnce(locks, name, patience_ms)
      if (release !== null) return release
      const { held = [] } = await locks.query()
      if (held.some((lock) => lock.name === name)) return null
    }
  } catch {
    // The browser refuses locks to this page.
    return null
  }
}

function claimOnce(locks: LockManager, name: string, patience_ms: number): Promise<(() => void) | null> {
  const signal = AbortSignal.timeout(patience_ms)
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<void>((release) => resolve(() => release()))
    locks
      .request(name, { signal }, hold)
      .catch((error: unknown) => (signal.aborted ? resolve(null) : reject(error as Error)))
  })
}
