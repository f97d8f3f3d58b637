import type { Outcome, RemoteEntry, RemoteModule, RemoteName } from '@soundleaf/contracts'
import type { LoadOutcome } from '@soundleaf/federation/host'
import { parseRemotesFile, type RemoteList } from './remotes-file'

const FILE = '/remotes.json'
const FILE_LIMIT_MS = 3000

export type RemoteLoad =
  | { readonly kind: 'loaded'; readonly module: RemoteModule; readonly version: string }
  | { readonly kind: 'incompatible'; readonly offered: string; readonly needed: string }
  | { readonly kind: 'failed'; readonly reason: string }

export interface Remotes {
  /** Loads a remote once for this tab; after a failure the next call is a new try with a new address. */
  readonly load: (name: RemoteName) => Promise<RemoteLoad>
}

interface RemotesPort {
  readonly fetch: typeof globalThis.fetch
  /** Where relative entries of the file begin. */
  readonly base: string
  readonly loadRemote: (entry: RemoteEntry, attempt: number) => Promise<LoadOutcome>
}

/** Finds remotes through `remotes.json` at run time. A loaded one is never replaced in a living page. */
export function createRemotes({ fetch, base, loadRemote }: RemotesPort): Remotes {
  const attempts = new Map<RemoteName, number>()
  const loads = new Map<RemoteName, Promise<RemoteLoad>>()
  let file: Promise<Outcome<RemoteList, string>> | null = null

  async function readFile(): Promise<Outcome<RemoteList, string>> {
    try {
      const answer = await fetch(FILE, { cache: 'no-cache', signal: AbortSignal.timeout(FILE_LIMIT_MS) })
      if (!answer.ok) return { ok: false, failure: `${FILE}: ${answer.status}` }
      const parsed = parseRemotesFile(await answer.json(), base)
      return parsed.ok ? parsed : { ok: false, failure: `${FILE}: ${parsed.failure}` }
    } catch (error) {
      return { ok: false, failure: `${FILE}: ${error instanceof Error ? error.message : 'unreadable'}` }
    }
  }

  async function tryToLoad(name: RemoteName): Promise<RemoteLoad> {
    const list = await (file ??= readFile())
    if (!list.ok) return { kind: 'failed', reason: list.failure }
    const entry = list.value.get(name)
    if (entry === undefined) return { kind: 'failed', reason: `${FILE} does not list ${name}` }
    const attempt = attempts.get(name) ?? 0
    attempts.set(name, attempt + 1)
    const outcome = await loadRemote(entry, attempt)
    if (outcome.kind === 'loaded') return { ...outcome, version: entry.version }
    if (outcome.kind === 'incompatible') return outcome
    return { kind: 'failed', reason: `${outcome.reason}: ${outcome.detail}` }
  }

  return {
    load(name) {
      const known = loads.get(name)
      if (known !== undefined) return known
      const load = tryToLoad(name).then((outcome) => {
        if (outcome.kind !== 'loaded') {
          loads.delete(name)
          // What the file says may be what was wrong: the next try reads it again.
          file = null
        }
        return outcome
      })
      loads.set(name, load)
      return load
    },
  }
}
