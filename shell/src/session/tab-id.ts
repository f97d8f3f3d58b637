import { isGuid } from '@soundleaf/contracts'
import type { SafeStorage } from '@soundleaf/ui'
import { claimLock } from '../claim-lock'

const KEY = 'soundleaf-tab'

interface TabIdParts {
  /** The tab's. */
  readonly memory: SafeStorage
  readonly locks: LockManager | undefined
  readonly newId: () => string
}

/**
 * The id of this tab, by which the server knows its session. It survives a reload; a duplicated tab, which starts with
 * a copy of the storage, gets an id of its own because the first tab still holds the lock.
 */
export async function claimTabId({ memory, locks, newId }: TabIdParts): Promise<string> {
  // Where nothing is kept the id lives as long as the document: to the server a reload is then a new tab.
  const remembered = memory.read(KEY)
  if (remembered !== null && isGuid(remembered) && (await hold(locks, remembered))) return remembered
  const id = newId()
  await hold(locks, id)
  memory.keep(KEY, id)
  return id
}

/** After a logout the tab begins anew, so that nothing joins what two accounts have done in it. */
export const forgetTabId = (memory: SafeStorage): void => memory.keep(KEY, '')

/** Holds the tab's lock for as long as the document lives. */
const hold = async (locks: LockManager | undefined, id: string): Promise<boolean> =>
  (await claimLock(locks, `tab:${id}`)) !== null
