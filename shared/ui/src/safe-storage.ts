/** A browser's storage, which may be missing, blocked or full: then nothing is kept, and everything goes on. */
export interface SafeStorage {
  readonly read: (key: string) => string | null
  /** What was kept as JSON; null also where it cannot be parsed. */
  readonly readJson: (key: string) => unknown
  readonly keep: (key: string, text: string) => void
}

export function safeStorage(storage: () => Storage): SafeStorage {
  function tried<Value>(work: () => Value, otherwise: Value): Value {
    try {
      return work()
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => tried(() => storage().getItem(key), null),
    readJson: (key) => tried((): unknown => JSON.parse(storage().getItem(key) ?? 'null'), null),
    keep: (key, text) => tried(() => storage().setItem(key, text), undefined),
  }
}

/** What this browser keeps beyond the tab. */
export const browserStorage: SafeStorage = safeStorage(() => window.localStorage)
