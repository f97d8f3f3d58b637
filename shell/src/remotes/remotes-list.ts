import { isRemoteName, type Outcome, type RemoteName } from '@soundleaf/contracts'
import { isRemotesList, type PublishedEntry } from '@soundleaf/contracts/remotes-list'
import { compactVerify } from 'jose'
import type { ListedRemote } from './canary'

/** What stands where: the remotes the shell may load, by name. */
export interface RemoteList {
  /** Counts up with every signing; a lower one than was seen is an old list played again. */
  readonly sequence: number
  readonly expires: Date
  /** Where a tab may point a remote for itself. */
  readonly overrideOrigins: readonly string[]
  readonly remotes: ReadonlyMap<RemoteName, ListedRemote>
}

/**
 * Takes the list out of a JWS. A signature that is not the key's, a missing key, and a list that is not in order are
 * refused with a reason.
 *
 * @param key the public key, SPKI in base64
 * @param base resolves relative entries
 */
export async function openRemotesList(
  jws: string,
  key: string,
  base: string,
): Promise<Outcome<RemoteList, string>> {
  if (key === '') return refused('this page names no key to check it with')
  try {
    const { payload } = await compactVerify(jws, await publicKey(key), { algorithms: ['ES256'] })
    return parseRemotesList(JSON.parse(new TextDecoder().decode(payload)), base)
  } catch (error) {
    return refused(`its signature is wrong or cannot be checked: ${String(error)}`)
  }
}

/**
 * Reads the list strictly, because everything that runs stands in it; only http and https are loaded from. A remote of a
 * later release that this shell has no place for is left out.
 */
export function parseRemotesList(list: unknown, base: string): Outcome<RemoteList, string> {
  if (!isRemotesList(list)) return refused('it is no list of remotes in order')
  const remotes = new Map<RemoteName, ListedRemote>()
  for (const { canary, name, ...line } of list.remotes) {
    if (!isRemoteName(name)) continue
    const usual = resolved({ ...line, name }, base)
    const tried = canary && resolved({ ...canary, name }, base)
    if (usual === null || (canary !== null && tried === null)) return refused(`${name} has no address`)
    remotes.set(name, { usual, canary: canary && tried && { percent: canary.percent, entry: tried } })
  }
  return { ok: true, value: { ...list, expires: new Date(list.expires), remotes } }
}

/** The build with its whole address; null when that is none to load a script from. */
function resolved(
  { name, entry, version, contract, integrity }: PublishedEntry,
  base: string,
): PublishedEntry | null {
  const address = URL.canParse(entry, base) ? new URL(entry, base) : null
  if (address === null || !/^https?:$/.test(address.protocol)) return null
  return { name, entry: address.href, version, contract, integrity }
}

function publicKey(spki: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(spki), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('spki', bytes, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])
}

/** Why something is not taken, for support. */
export const refused = (reason: string): { ok: false; failure: string } => ({ ok: false, failure: reason })
