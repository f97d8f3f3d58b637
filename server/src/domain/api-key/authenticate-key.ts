import { CALL_SCOPES } from '@soundleaf/contracts'
import type { AccountStore } from '../account/account'
import { entitlementsOf } from '../account/entitlements'
import { MINUTE_MS, type Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import type { OnBehalf } from '../session/session'
import { hashOfKey, type ApiKeyStore } from './api-key'

export interface KeyDependencies {
  readonly apiKeys: ApiKeyStore
  readonly accounts: Pick<AccountStore, 'find'>
  readonly clock: Clock
}

/** When a key was last used is told to the minute. */
const USED_TO_MS = MINUTE_MS

/**
 * Whom a key acts for, where it may make the call. A key that is unknown, was revoked or has run out, and one of an account
 * that is closed, are all the same answer. It holds no place of the team and no session.
 */
export async function authenticateKey(
  key: string,
  call: string,
  { apiKeys, accounts, clock }: KeyDependencies,
): Promise<Decision<OnBehalf & { readonly keyId: string }>> {
  const now = clock()
  const known = await apiKeys.findByHash(hashOfKey(key))
  if (known === null || now >= known.expiresAt) return refuse('ApiKeyInvalid')
  const account = await accounts.find(known.accountId)
  if (account === null || account.disabledAt !== null || account.erasedAt !== null)
    return refuse('ApiKeyInvalid')
  const about = { accountId: account.id }
  if (!entitlementsOf(account.licence).programs) return refuse('LicenceInsufficient', about)
  const scope = Object.hasOwn(CALL_SCOPES, call) ? CALL_SCOPES[call as keyof typeof CALL_SCOPES] : null
  if (scope === null || !known.scopes.includes(scope))
    return refuse('ApiKeyScope', { params: { scope: scope ?? '–' }, ...about })
  if (known.usedAt === null || now.getTime() - known.usedAt.getTime() >= USED_TO_MS)
    await apiKeys.setUsed(known.id, now)
  return accept({ account, keyId: known.id })
}
