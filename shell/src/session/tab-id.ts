import { isGuid } from '@soundleaf/contracts'
import { claimLock } from '../claim-lock'

const KEY = 'soundleaf-tab'

interface TabIdParts {
  /** May be missing or throw on every access. */
  readonly storage: () => Storage
  readonly locks: LockManager | undefined
  readonly newId: () => string
}

/**
 * The id of this tab, by which the server knows its session. It survives a reload; a duplicated tab, which starts with
 * a copy of the storage, gets an id of its own because the first tab still holds the lock.
 */
export async function claimTabId({ storage, locks, newId }: TabIdParts): Promise<string> {
  const remembered = read(storage)
  if (remembered !== null && (await hold(locks, remembered))) return remembered
  const id = newId()
  await hold(locks, id)
  write(storage, id)
  return id
}

/** Holds the tab's lock for as long as the document lives. */
const hold = async (locks: LockManager | undefined, id: string): Promise<boolean> =>
  (await claimLock(locks, `tab:${id}`)) !== null

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
