import { isGuid } from '@soundleaf/contracts'
import { safeStorage } from '@soundleaf/ui'
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
  // Where nothing is kept the id lives as long as the document: to the server a reload is then a new tab.
  const kept = safeStorage(storage)
  const remembered = kept.read(KEY)
  if (remembered !== null && isGuid(remembered) && (await hold(locks, remembered))) return remembered
  const id = newId()
  await hold(locks, id)
  kept.keep(KEY, id)
  return id
}

/** Holds the tab's lock for as long as the document lives. */
const hold = async (locks: LockManager | undefined, id: string): Promise<boolean> =>
  (await claimLock(locks, `tab:${id}`)) !== null
