import { randomBytes, randomUUID } from 'node:crypto'
import type { MakeApiKeyRequest } from '@soundleaf/contracts'
import type { Say } from '../../texts'
import { entitlementsOf } from '../account/entitlements'
import { checkOwnPassword, type OwnPasswordDependencies } from '../account/own-password'
import { tellOwner, type TellDependencies } from '../account/tell-owner'
import { DAY_MS } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import { readLine } from '../read-line'
import type { Caller } from '../session/session'
import { hashOfKey, KEY_PREFIX, MOST_KEYS, type ApiKeyStore, type StoredApiKey } from './api-key'

export interface OwnKeysDependencies extends OwnPasswordDependencies, TellDependencies {
  readonly apiKeys: ApiKeyStore
}

/** Characters of a key that its list shows. */
const SHOWN = KEY_PREFIX.length + 4

export interface MadeKey {
  readonly apiKey: StoredApiKey
  /** Told here and never again. */
  readonly key: string
}

/** Makes a key for whoever has the password, and tells them by mail; for licences with programs. */
export async function makeApiKey(
  { password, network, say, ...request }: MakeApiKeyRequest & { readonly network: string; readonly say: Say },
  caller: Caller,
  deps: OwnKeysDependencies,
): Promise<Decision<MadeKey>> {
  const { account } = caller
  if (!entitlementsOf(account.licence).programs) return refuse('LicenceInsufficient')
  const name = readLine('name', request.name)
  if (!name.ok) return name
  if (name.value === '') return refuse('FieldMissing', { params: { name: 'name' }, field: 'name' })
  const checked = await checkOwnPassword({ password, network }, caller, deps)
  if (!checked.ok) return checked
  const key = KEY_PREFIX + randomBytes(32).toString('base64url')
  const now = deps.clock()
  const apiKey: StoredApiKey = {
    id: randomUUID(),
    accountId: account.id,
    name: name.value,
    keyHash: hashOfKey(key),
    start: key.slice(0, SHOWN),
    scopes: request.scopes,
    createdAt: now,
    expiresAt: new Date(now.getTime() + request.days * DAY_MS),
    usedAt: null,
  }
  if ((await deps.apiKeys.create(apiKey, MOST_KEYS)) === 'TooManyKeys')
    return refuse('TooManyKeys', { params: { max: MOST_KEYS } })
  tellOwner('apiKey.made', account.email, say, deps)
  return accept({ apiKey, key })
}

export async function revokeApiKey(
  id: string,
  { account }: Caller,
  { apiKeys }: Pick<OwnKeysDependencies, 'apiKeys'>,
): Promise<Decision<Record<string, never>>> {
  return (await apiKeys.remove(account.id, id)) ? accept({}) : refuse('NotFound')
}
