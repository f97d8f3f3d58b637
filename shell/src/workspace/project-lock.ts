/** How long a lock that another document is just giving up (reload, crash) is waited for. */
const PATIENCE_MS = 1000

export interface ProjectLocks {
  /** Claims a project for this tab, or answers null when another tab has it open. */
  claim(account: string, key: string): Promise<(() => void) | null>
}

/**
 * One tab per project within one browser (LIF-03). The browser frees the lock of a crashed tab; across browsers the
 * server's revision is the truth. Without Web Locks every claim is granted.
 */
export function createProjectLocks(locks: LockManager | undefined, patience_ms = PATIENCE_MS): ProjectLocks {
  return {
    claim(account, key) {
      if (locks === undefined) return Promise.resolve(() => undefined)
      return new Promise((resolve) => {
        const held = (lock: Lock | null) => {
          if (lock === null) return resolve(null)
          return new Promise<void>((release) => resolve(() => release()))
        }
        locks
          .request(`project:${account}:${key}`, { signal: AbortSignal.timeout(patience_ms) }, held)
          .catch(() => resolve(null))
      })
    },
  }
}
