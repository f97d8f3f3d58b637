import { isGuid } from '@soundleaf/contracts'

const KEY = 'soundleaf-tab'
/** A reload frees the lock of the document before it; waiting a moment keeps the id. */
const PATIENCE_MS = 1000

interface Belongings {
  /** May be missing or throw on every access. */
  readonly storage: () => Storage
  readonly locks: LockManager | undefined
  readonly newId: () => string
}

/**
 * The id of this tab (decision 49): it survives a reload, and a duplicated tab, which begins with a copy of the
 * storage, gets one of its own because the first still holds the lock.
 */
export async function claimTabId({ storage, locks, newId }: Belongings): Promise<string> {
  const remembered = read(storage)
  if (remembered !== null && (await hold(locks, remembered))) return remembered
  const id = newId()
  await hold(locks, id)
  write(storage, id)
  return id
}

/** Holds the tab's lock for as long as the document lives. */
function hold(locks: LockManager | undefined, id: string): Promise<boolean> {
  if (locks === undefined) return Promise.resolve(true)
  return new Promise((resolve) => {
    locks
      .request(`tab:${id}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
        resolve(true)
        return new Promise<never>(() => undefined)
      })
      .catch(() => resolve(false))
  })
}

function read(storage: () => Storage): string | null {
  try {
    const id = storage().getItem(KEY)
    return id !== null && isGuid(id) ? id : null
  } catch {
    return null
  }
}

function write(storage: () => Storage, id: string) {
  try {
    storage().setItem(KEY, id)
  } catch {
    // The id then lives as long as the document: a reload is a new tab to the server, nothing else.
  }
}
