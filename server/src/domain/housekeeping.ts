import type { AccountStore } from './account/account'
import type { AttemptStore } from './account/attempts'
import { AUDIT_RETENTION_MS, type AuditStore } from './audit-trail'
import { DAY_MS, HOUR_MS } from './clock'
import type { ApiKeyStore } from './api-key/api-key'
import { BATCH_RETENTION_MS, type BatchStore } from './batch/batch'
import type { LinkStore } from './link/project-link'
import { DEFAULT_HISTORY_DAYS, type RevisionStore } from './project/history'
import type { MeasuredCurveStore } from './measured/measured-curve'
import type { ProjectStore } from './project/project'
import { SESSION_AGE_MS, type SessionStore } from './session/session'

/** For how long a deleted project or measured curve, or an erased account, can be restored. */
export const DELETED_RETENTION_MS = 30 * DAY_MS
/** For how long an account waits to be activated. */
export const UNVERIFIED_RETENTION_MS = 7 * DAY_MS
export const HOUSEKEEPING_INTERVAL_MS = HOUR_MS

/** Removes expired rows. Several processes may do it at the same time. */
export async function purgeExpired(
  stores: {
    readonly projects: ProjectStore
    readonly revisions: RevisionStore
    readonly links: LinkStore
    readonly curves: MeasuredCurveStore
    readonly sessions: SessionStore
    readonly accounts: AccountStore
    readonly attempts: AttemptStore
    readonly audit: AuditStore
    readonly apiKeys: ApiKeyStore
    readonly batches: BatchStore
  },
  now: Date,
  historyDays = DEFAULT_HISTORY_DAYS,
): Promise<void> {
  const before = (age_ms: number) => new Date(now.getTime() - age_ms)
  await stores.projects.purge(before(DELETED_RETENTION_MS))
  await stores.revisions.thin(before(historyDays * DAY_MS))
  await stores.links.purge(before(DELETED_RETENTION_MS))
  await stores.apiKeys.purge(before(DELETED_RETENTION_MS))
  await stores.batches.purge(before(BATCH_RETENTION_MS))
  await stores.curves.purge(before(DELETED_RETENTION_MS))
  await stores.sessions.purge(before(SESSION_AGE_MS + DAY_MS))
  await stores.accounts.purgeErased(before(DELETED_RETENTION_MS))
  await stores.accounts.purgeUnverified(before(UNVERIFIED_RETENTION_MS))
  await stores.accounts.purgeResets(now)
  await stores.attempts.purge(before(DAY_MS))
  await stores.audit.purge(before(AUDIT_RETENTION_MS))
}
