const KEY = 'soundleaf-session'

/**
 * Whether this browser may hold a session: the cookie itself is out of a script's sight. Where there is no mark the
 * server need not be asked, and a first visit begins without a refused call. It is no secret and opens nothing.
 */
export interface SessionMark {
  /** True too where the storage cannot be read: then the server is asked. */
  isThere(): boolean
  set(): void
  clear(): void
}

export function createSessionMark(storage: () => Storage): SessionMark {
  /** Storage may be missing or throw on every access. */
  function tried<Value>(work: () => Value, instead: Value): Value {
    try {
      return work()
    } catch {
      return instead
    }
  }
  return {
    isThere: () => tried(() => storage().getItem(KEY) !== null, true),
    set: () => tried(() => storage().setItem(KEY, 'begun'), undefined),
    clear: () => tried(() => storage().removeItem(KEY), undefined),
  }
}
