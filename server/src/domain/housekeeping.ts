import type { AccountStore } from './account/account'
import type { AttemptStore } from './account/attempts'
import { DAY_MS, HOUR_MS } from './clock'
import type { ProjectStore } from './project/project'
import { SESSION_AGE_MS, type SessionStore } from './session/session'

/** A deleted project is kept for this long; its rows are the only way back. */
export const KEPT_AFTER_DELETION_MS = 30 * DAY_MS
export const HOUSEKEEPING_MS = HOUR_MS

/** Removes what nothing can ask for any more. Several processes may do it at the same time. */
export async function keepHouse(
  stores: {
    readonly projects: ProjectStore
    readonly sessions: SessionStore
    readonly accounts: AccountStore
    readonly attempts: AttemptStore
  },
  now: Date,
): Promise<void> {
  const before = (age_ms: number) => new Date(now.getTime() - age_ms)
  await stores.projects.purge(before(KEPT_AFTER_DELETION_MS))
  await stores.sessions.purge(before(SESSION_AGE_MS + DAY_MS))
  await stores.accounts.purgeResets(now)
  await stores.attempts.purge(before(DAY_MS))
}
