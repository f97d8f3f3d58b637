import { isRemoteName, type Outcome, type RemoteName } from '@soundleaf/contracts'
import { isRemoteStatement, type PublishedEntry } from '@soundleaf/contracts/remotes-list'
import type { SafeStorage } from '@soundleaf/ui'
import { refused } from './remotes-list'

const STORAGE_KEY = 'soundleaf.overrides'
const PARAMETER = /^remote\.(mf-[a-z]+)$/

/** Which remotes this tab takes from elsewhere: `?remote.mf-results=https://…/folder/`. */
export type Overrides = ReadonlyMap<RemoteName, string>

/**
 * Takes overrides out of the address bar into the tab's memory, and reads what is there. They end with the tab. An
 * empty value (`?remote.mf-results=`) ends one at once.
 */
export function takeOverrides(
  location: Pick<Location, 'href'>,
  history: Pick<History, 'replaceState'>,
  memory: SafeStorage,
): Overrides {
  const address = new URL(location.href)
  const overrides = new Map(remembered(memory))
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
    remember(overrides, memory)
  }
  return overrides
}

/** Ends all of them, from the next load of the page on. */
export function forgetOverrides(memory: SafeStorage): void {
  remember(new Map(), memory)
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
    return refused(`${name} may not be taken from ${address?.origin ?? 'there'}`)
  }
  try {
    const answer = await fetch(new URL('remote.json', address), {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(3000),
    })
    const statement: unknown = answer.ok ? await answer.json() : null
    if (!isRemoteStatement(statement)) return refused(`${folder} says nothing of itself`)
    if (statement.name !== name) return refused(`${folder} is not ${name}`)
    const { version, contract, integrity } = statement
    const entry = new URL('remoteEntry.js', address).href
    return { ok: true, value: { name, entry, version, contract, integrity } }
  } catch (error) {
    return refused(`${folder}: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

function remembered(memory: SafeStorage): [RemoteName, string][] {
  return Object.entries(memory.readJson(STORAGE_KEY) ?? {}).filter(
    (pair): pair is [RemoteName, string] => isRemoteName(pair[0]) && typeof pair[1] === 'string',
  )
}

/** A browser that keeps nothing forgets the override with the page. */
function remember(overrides: Overrides, memory: SafeStorage): void {
  memory.keep(STORAGE_KEY, JSON.stringify(Object.fromEntries(overrides)))
}
