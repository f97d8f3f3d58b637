import { createHash } from 'node:crypto'
import type { ProjectLink } from '@soundleaf/contracts'
import type { AccountStore } from '../account/account'
import type { AttemptStore } from '../account/attempts'
import type { Passwords } from '../account/passwords'
import type { HistoryDependencies } from '../project/history'

/** A state of a project that a link stays at, kept with it: the history may let go of that state. */
export interface LinkedState {
  readonly name: string
  readonly savedAt: string
  readonly document: Readonly<Record<string, unknown>>
}

export interface StoredLink {
  readonly id: string
  readonly projectId: string
  /** Only the hash of the token is stored. */
  readonly tokenHash: string
  /** Null where it shows the project as it is. */
  readonly revision: number | null
  readonly state: LinkedState | null
  readonly note: string
  readonly passwordHash: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly opened: number
  readonly lastOpenedAt: Date | null
}

/** A row of a list; the state is left out because it is long. */
export type LinkRow = Omit<StoredLink, 'state'>

/** How many links of an account may work at the same time. */
export const MOST_LINKS = 100

export interface LinkStore {
  /** Keeps a link, unless its account would have more than so many that have not run out. */
  create(link: StoredLink, accountId: string, most: number): Promise<'made' | 'TooManyLinks'>
  find(id: string): Promise<LinkRow | null>
  findByToken(tokenHash: string): Promise<StoredLink | null>
  /** Those of a project, the newest first; such as have run out too, until they are purged. */
  list(projectId: string): Promise<readonly LinkRow[]>
  countOpening(id: string, now: Date): Promise<void>
  remove(id: string): Promise<void>
  /** Removes those that ran out before a moment. */
  purge(expiredBefore: Date): Promise<void>
}

export interface LinkDependencies extends HistoryDependencies {
  readonly links: LinkStore
  readonly accounts: Pick<AccountStore, 'find'>
  readonly attempts: AttemptStore
  readonly passwords: Passwords
  /** As `https://app.example.com`; never taken from a request. */
  readonly publicOrigin: string
}

/** What opening a link needs of all that links are made with. */
export type OpenLinkDependencies = Pick<
  LinkDependencies,
  'links' | 'projects' | 'accounts' | 'attempts' | 'passwords' | 'calculator' | 'clock'
>

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** What its maker is told of a link. */
export function linkAnswer({ id, revision, note, opened, ...link }: LinkRow): ProjectLink {
  return {
    ...{ id, revision, note, opened },
    hasPassword: link.passwordHash !== null,
    createdDateUtc: link.createdAt.toISOString(),
    expiresDateUtc: link.expiresAt.toISOString(),
    lastOpenedDateUtc: link.lastOpenedAt?.toISOString() ?? null,
  }
}
