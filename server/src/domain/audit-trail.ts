import { randomUUID } from 'node:crypto'
import type { AccountStore } from './account/account'
import { DAY_MS, type Clock } from './clock'
import { callLimit } from './session/call-limit'

/** The database refuses to remove younger entries. */
export const AUDIT_RETENTION_MS = 366 * DAY_MS

/** Something that somebody did, or was refused. It holds no address, so that it may outlive an account. */
export interface AuditEntry {
  readonly id: string
  readonly at: Date
  /** The name of a call, or `admin COMMAND`. */
  readonly action: string
  /** `done`, or the code of the refusal. */
  readonly outcome: string
  readonly accountId: string | null
  /** Keyed hash of an address that has no account. */
  readonly addressHash: string | null
  /** Who ran a command, by the name that the system knows. */
  readonly operator: string | null
  readonly network: string | null
  readonly requestId: string | null
  /** What it was done to: ids and arguments. */
  readonly details: readonly string[]
}

export interface AuditFilter {
  readonly accountId?: string
  readonly addressHash?: string
  readonly since?: Date
  /** The latest so many. */
  readonly limit: number
}

export interface AuditStore {
  append(entry: AuditEntry): Promise<void>
  /** The oldest first. */
  list(filter: AuditFilter): Promise<AuditEntry[]>
  /** Removes entries that are older than the retention. */
  purge(before: Date): Promise<void>
}

/** What happened; the trail adds when, and turns an address into an account's id or a hash. */
export interface AuditEvent extends Omit<AuditEntry, 'id' | 'at' | 'accountId' | 'addressHash'> {
  readonly accountId?: string | undefined
  readonly address?: string | undefined
}

export interface AuditDependencies {
  readonly audit: AuditStore
  readonly accounts: Pick<AccountStore, 'findByEmail'>
  readonly addressHash: (address: string) => string
  readonly clock: Clock
}

export interface AuditTrail {
  /** Stores an entry, and gives it back for the log. Refusals beyond a rate are in the log alone. */
  record(event: AuditEvent): Promise<AuditEntry>
}

/** Refused entries a second that one network may add to the table, 30 times as many at once. */
const REFUSALS_PER_S = 1

export function auditTrail(deps: AuditDependencies): AuditTrail {
  const { audit, clock } = deps
  const limit = callLimit(REFUSALS_PER_S)
  return {
    async record({ accountId, address, ...event }) {
      const at = clock()
      const who = accountId === undefined ? await whoHas(address, deps) : { accountId, addressHash: null }
      const entry: AuditEntry = { id: randomUUID(), at, ...event, ...who }
      if (entry.outcome === 'done' || limit(entry.network ?? '', at).ok) await audit.append(entry)
      return entry
    },
  }
}

/** The account of an address, or the hash of one that has none. */
export async function whoHas(
  address: string | undefined,
  { accounts, addressHash }: Pick<AuditDependencies, 'accounts' | 'addressHash'>,
): Promise<Pick<AuditEntry, 'accountId' | 'addressHash'>> {
  if (address === undefined) return { accountId: null, addressHash: null }
  const account = await accounts.findByEmail(address)
  return account === null
    ? { accountId: null, addressHash: addressHash(address) }
    : { accountId: account.id, addressHash: null }
}
