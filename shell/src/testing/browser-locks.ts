/** The locks of one browser: a name is held until it is freed, and a claim that is not granted waits until it is given up. */
export function browserLocks({ held = [] as readonly string[], slow = 0 } = {}) {
  const names = new Set(held)
  /** So many claims are not granted in time, whoever holds the name. */
  let delays = slow
  let asked = 0
  const request = (name: string, { signal }: LockOptions, work: (lock: Lock) => Promise<void>) => {
    asked += 1
    delays -= 1
    if (delays >= 0 || names.has(name))
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      )
    names.add(name)
    return work({ name, mode: 'exclusive' })
  }
  const query = () => Promise.resolve({ held: [...names].map((name) => ({ name })) })
  return {
    locks: { request, query } as unknown as LockManager,
    free: (name: string) => names.delete(name),
    asked: () => asked,
  }
}
