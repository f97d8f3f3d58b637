import { claimLock } from '../claim-lock'

export interface ProjectLocks {
  /** Claims a project for this tab, or answers null when another tab has it open. */
  claim(account: string, key: string): Promise<(() => void) | null>
}

/**
 * One tab per project within one browser. The browser frees the lock of a crashed tab; between browsers the server's
 * revision decides. Without Web Locks every claim is granted.
 */
export function createProjectLocks(locks: LockManager | undefined): ProjectLocks {
  return {
    claim: (account, key) => claimLock(locks, `project:${account}:${key}`),
  }
}
