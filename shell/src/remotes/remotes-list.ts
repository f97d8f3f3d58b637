import { isRemoteName, type Outcome, type RemoteName } from '@soundleaf/contracts'
import { isRemotesList, type PublishedEntry } from '@soundleaf/contracts/remotes-list'
import { base64url, compactVerify } from 'jose'
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
 * @param keys the public keys, SPKI in base64, with a space between: two while one takes the place of another. The list
 * names its own by the SHA-256 of it; one that names none was signed by scripts that know the first alone
 * @param base resolves relative entries
 */
export async function openRemotesList(
  jws: string,
  keys: string,
  base: string,
): Promise<Outcome<RemoteList, string>> {
  if (keys === '') return refused('this page names no key to check it with')
  try {
    const { payload } = await compactVerify(jws, ({ kid }) => keyNamed(kid, keys.split(' ')), {
      algorithms: ['ES256'],
    })
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

async function keyNamed(id: string | undefined, keys: readonly string[]): Promise<CryptoKey> {
  for (const key of keys) {
    const spki = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
    if (id === undefined || id === (await idOf(spki))) return publicKey(spki)
  }
  throw new Error('it is signed with a key that this page does not name')
}

async function idOf(spki: BufferSource): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', spki)))
}

function publicKey(bytes: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey('spki', bytes, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])
}

/** Why something is not taken, for support. */
export const refused = (reason: string): { ok: false; failure: string } => ({ ok: false, failure: reason })
