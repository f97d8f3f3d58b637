import type { Outcome, RemoteModule, RemoteName } from '@soundleaf/contracts'
import type { PublishedEntry } from '@soundleaf/contracts/remotes-list'
import type { LoadRemote } from '@soundleaf/federation/host'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { entryFor } from './canary'
import type { ReadList } from './list-reader'
import type { Overrides } from './overrides'
import { refused } from './remotes-list'

export type RemoteLoad =
  | { readonly kind: 'loaded'; readonly module: RemoteModule; readonly version: string }
  | { readonly kind: 'incompatible'; readonly offered: string; readonly needed: string }
  | { readonly kind: 'failed'; readonly reason: string }

/** What a person should know of where the parts of this page come from. */
export interface RemotesState {
  /** Since when the last good list stands in for one that failed. */
  readonly insteadSince: Date | null
  /** Which remotes this tab takes from elsewhere. */
  readonly overrides: Overrides
}

export interface Remotes {
  /** Loads a remote once for this tab; after a failure the next call is a new try with a new address. */
  readonly load: (name: RemoteName) => Promise<RemoteLoad>
  /** Loads what the next page needs, one after another, while the browser has nothing else to do. */
  readonly loadAhead: (names: readonly RemoteName[]) => Promise<void>
  readonly store: StoreApi<RemotesState>
  /** The remote whose code stands at an address. */
  readonly remoteAt: (address: string) => RemoteName | null
  /** The hash of the build that is published in place of the one this tab runs; null when it is the same, or none. */
  readonly newerThan: (name: RemoteName) => Promise<string | null>
}

interface RemotesPort {
  readonly readList: () => Promise<Outcome<ReadList, string>>
  readonly readOverride: (
    name: RemoteName,
    folder: string,
    allowed: readonly string[],
  ) => Promise<Outcome<PublishedEntry, string>>
  readonly overrides: Overrides
  /** Of this browser, 0 to 100: below a canary's share it gets the canary. */
  readonly cohort: number
  readonly loadRemote: LoadRemote
  /** Resolves when the page has nothing better to do. */
  readonly idle: () => Promise<void>
}

/** Finds remotes through the signed list at run time. A loaded one is never replaced in a living page. */
export function createRemotes({
  readList,
  readOverride,
  overrides,
  cohort,
  loadRemote,
  idle,
}: RemotesPort): Remotes {
  const store = createStore<RemotesState>(() => ({ insteadSince: null, overrides }))
  const attempts = new Map<RemoteName, number>()
  const loads = new Map<RemoteName, Promise<RemoteLoad>>()
  /** What runs in this tab, or was tried last. */
  const entries = new Map<RemoteName, PublishedEntry>()
  let reading: Promise<Outcome<ReadList, string>> | null = null

  async function entryOf(name: RemoteName): Promise<Outcome<PublishedEntry, string>> {
    const read = await (reading ??= readList())
    if (!read.ok) return read
    const { list, insteadSince } = read.value
    store.setState({ insteadSince })
    const folder = overrides.get(name)
    if (folder !== undefined) return readOverride(name, folder, list.overrideOrigins)
    const remote = list.remotes.get(name)
    return remote === undefined
      ? refused(`the list of remotes does not name ${name}`)
      : { ok: true, value: entryFor(remote, cohort) }
  }

  async function tryToLoad(name: RemoteName): Promise<RemoteLoad> {
    const entry = await entryOf(name)
    if (!entry.ok) return { kind: 'failed', reason: entry.failure }
    entries.set(name, entry.value)
    const attempt = attempts.get(name) ?? 0
    attempts.set(name, attempt + 1)
    const outcome = await loadRemote(entry.value, attempt)
    if (outcome.kind === 'loaded') return { ...outcome, version: entry.value.version }
    if (outcome.kind === 'incompatible') return outcome
    return { kind: 'failed', reason: `${outcome.reason}: ${outcome.detail}` }
  }

  function load(name: RemoteName): Promise<RemoteLoad> {
    const known = loads.get(name)
    if (known !== undefined) return known
    const started = tryToLoad(name).then((outcome) => {
      if (outcome.kind !== 'loaded') {
        loads.delete(name)
        // What the list says may be what was wrong: the next try reads it again.
        reading = null
      }
      return outcome
    })
    loads.set(name, started)
    return started
  }

  return {
    store,
    load,
    async loadAhead(names) {
      for (const name of names) {
        await idle()
        // The page that needs it tries again, and says what is wrong.
        await load(name).catch(() => null)
      }
    },
    remoteAt(address) {
      for (const [name, { entry }] of entries) if (address.startsWith(new URL('.', entry).href)) return name
      return null
    },
    async newerThan(name) {
      const running = entries.get(name)
      if (running === undefined) return null
      reading = null
      const published = await entryOf(name)
      return published.ok && published.value.integrity !== running.integrity
        ? published.value.integrity
        : null
    },
  }
}
