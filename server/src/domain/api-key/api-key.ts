import { createHash } from 'node:crypto'
import type { ApiKey, ApiScope } from '@soundleaf/contracts'

/** A key with which a person's own programs call the API. */
export interface StoredApiKey {
  readonly id: string
  readonly accountId: string
  readonly name: string
  /** Only the hash of the key is stored. */
  readonly keyHash: string
  /** Its first characters, by which its person finds it again. */
  readonly start: string
  readonly scopes: readonly ApiScope[]
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

/** How many keys of an account may work at the same time. */
export const MOST_KEYS = 20

/** What every key begins with, so that it is told from a session's token, and found where it should not be. */
export const KEY_PREFIX = 'slk_'
export const isApiKey = (token: string): boolean => token.startsWith(KEY_PREFIX)

/** A key has 256 random bits: there is nothing to guess, and its hash needs no salt. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

export interface ApiKeyStore {
  /** Keeps a key, unless its account would have more than so many that have not run out. */
  create(key: StoredApiKey, most: number): Promise<'made' | 'TooManyKeys'>
  findByHash(keyHash: string): Promise<StoredApiKey | null>
  /** The newest first; such as have run out too, until they are purged. */
  list(accountId: string): Promise<readonly StoredApiKey[]>
  setUsed(id: string, now: Date): Promise<void>
  /** False when the account has no such one. */
  remove(accountId: string, id: string): Promise<boolean>
  /** Removes those that ran out before a moment. */
  purge(expiredBefore: Date): Promise<void>
}

/** What its person is told of a key. */
export function apiKeyAnswer({ id, name, scopes, start, ...key }: StoredApiKey): ApiKey {
  return {
    ...{ id, name, scopes: [...scopes], start },
    createdDateUtc: key.createdAt.toISOString(),
    expiresDateUtc: key.expiresAt.toISOString(),
    lastUsedDateUtc: key.usedAt?.toISOString() ?? null,
  }
}
