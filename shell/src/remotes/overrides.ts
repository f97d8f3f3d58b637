import { type Outcome, REMOTE_NAMES, type RemoteName } from '@soundleaf/contracts'
import { isRemoteStatement, type PublishedEntry } from '@soundleaf/contracts/remotes-list'

const STORAGE_KEY = 'soundleaf.overrides'
const PARAMETER = /^remote\.(mf-[a-z]+)$/

/** Which remotes this tab takes from elsewhere: `?remote.mf-results=https://…/folder/`. */
export type Overrides = ReadonlyMap<RemoteName, string>

const isRemoteName = (text: string): text is RemoteName => REMOTE_NAMES.some((name) => name === text)

/**
 * Takes overrides out of the address bar into the tab's memory, and reads what is there. They end with the tab. An
 * empty value (`?remote.mf-results=`) ends one at once.
 */
export function takeOverrides(
  location: Pick<Location, 'href'>,
  history: Pick<History, 'replaceState'>,
  storage: () => Storage,
): Overrides {
  const address = new URL(location.href)
  const overrides = new Map(remembered(storage))
  let given = false
  for (const [parameter, value] of [...address.searchParams]) {
    const [, name = ''] = PARAMETER.exec(parameter) ?? []
    if (!isRemoteName(name)) continue
    given = true
    address.searchParams.delete(parameter)
    if (value === '') overrides.delete(name)
    else overrides.set(name, value)
  }
  if (given) {
    history.replaceState(null, '', `${address.pathname}${address.search}${address.hash}`)
    remember(overrides, storage)
  }
  return overrides
}

/** Ends all of them, from the next load of the page on. */
export function forgetOverrides(storage: () => Storage): void {
  remember(new Map(), storage)
}

/**
 * What stands at the other place. Only an origin that the signed list allows is asked, and the build is held to the
 * hash that it states there.
 */
export async function readOverride(
  name: RemoteName,
  folder: string,
  allowed: readonly string[],
  fetch: typeof globalThis.fetch,
): Promise<Outcome<PublishedEntry, string>> {
  const address = URL.canParse(folder) ? new URL(folder) : null
  if (address === null || !allowed.includes(address.origin)) {
    return { ok: false, failure: `${name} may not be taken from ${address?.origin ?? 'there'}` }
  }
  try {
    const answer = await fetch(new URL('remote.json', address), {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(3000),
    })
    const statement: unknown = answer.ok ? await answer.json() : null
    if (!isRemoteStatement(statement)) return { ok: false, failure: `${folder} says nothing of itself` }
    if (statement.name !== name) return { ok: false, failure: `${folder} is not ${name}` }
    const { version, contract, integrity } = statement
    const entry = new URL('remoteEntry.js', address).href
    return { ok: true, value: { name, entry, version, contract, integrity } }
  } catch (error) {
    return { ok: false, failure: `${folder}: ${error instanceof Error ? error.message : 'unreadable'}` }
  }
}

function remembered(storage: () => Storage): [RemoteName, string][] {
  try {
    const kept = JSON.parse(storage().getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>
    return Object.entries(kept).filter(
      (pair): pair is [RemoteName, string] => isRemoteName(pair[0]) && typeof pair[1] === 'string',
    )
  } catch {
    return []
  }
}

function remember(overrides: Overrides, storage: () => Storage): void {
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(overrides)))
  } catch {
    // A browser that keeps nothing forgets the override with the page.
  }
}
