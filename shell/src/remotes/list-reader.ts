import type { Outcome } from '@soundleaf/contracts'
import type { SafeStorage } from '@soundleaf/ui'
import { openRemotesList, refused, type RemoteList } from './remotes-list'

const FILE = '/remotes.jws'
const FILE_LIMIT_MS = 3000
const STORAGE_KEY = 'soundleaf.remotes'
/** For this long the last good list stands in for one that cannot be had or believed. */
const LAST_GOOD_MS = 86_400_000

export interface ReadList {
  readonly list: RemoteList
  /** When the list was read, if it is the last good one in place of one that failed. */
  readonly insteadSince: Date | null
}

export interface ListReaderPort {
  readonly fetch: typeof globalThis.fetch
  /** Where relative entries of the list begin. */
  readonly base: string
  /** The public key of the page. */
  readonly key: string
  readonly memory: SafeStorage
  readonly now: () => number
  readonly report: (message: string) => void
}

/** What was kept of the last list that was in order. It is verified again when it is used. */
interface Kept {
  readonly key: string
  readonly file: string
  readonly readAt: number
}

/**
 * Reads `/remotes.jws`, and believes it only when its signature, its fields, its expiry and its sequence are in
 * order. When they are not, the last list that was stands in for a day; after that, nothing is loaded.
 */
export async function readRemoteList(port: ListReaderPort): Promise<Outcome<ReadList, string>> {
  const kept = readKept(port)
  const before = kept === null ? null : await openRemotesList(kept.file, port.key, port.base)
  const fresh = await readFresh(port, before?.ok ? before.value.sequence : 0)
  if (fresh.ok) {
    keep({ key: port.key, file: fresh.value.file, readAt: port.now() }, port)
    return { ok: true, value: { list: fresh.value.list, insteadSince: null } }
  }
  const failure = `${FILE}: ${fresh.failure}`
  const age_ms = kept === null ? Number.NaN : port.now() - kept.readAt
  if (kept === null || !before?.ok || !(age_ms >= 0 && age_ms <= LAST_GOOD_MS)) return refused(failure)
  port.report(`${failure}; the list of ${new Date(kept.readAt).toISOString()} stands in`)
  return { ok: true, value: { list: before.value, insteadSince: new Date(kept.readAt) } }
}

async function readFresh(
  port: ListReaderPort,
  seen: number,
): Promise<Outcome<{ list: RemoteList; file: string }, string>> {
  try {
    const answer = await port.fetch(FILE, { cache: 'no-cache', signal: AbortSignal.timeout(FILE_LIMIT_MS) })
    if (!answer.ok) return refused(`answered ${answer.status}`)
    const file = await answer.text()
    const list = await openRemotesList(file, port.key, port.base)
    if (!list.ok) return list
    // The server's clock, not this computer's, says whether the list is still good.
    const served = Date.parse(answer.headers.get('date') ?? '')
    if (list.value.expires.getTime() <= (Number.isNaN(served) ? port.now() : served))
      return refused('it has expired')
    if (list.value.sequence < seen) return refused(`it is older than number ${seen}`)
    return { ok: true, value: { list: list.value, file } }
  } catch (error) {
    return refused(error instanceof Error ? error.message : 'unreadable')
  }
}

function readKept({ memory, key }: ListReaderPort): Kept | null {
  const kept = memory.readJson(STORAGE_KEY) as Partial<Kept> | null
  if (kept === null || kept.key !== key || typeof kept.file !== 'string') return null
  return { key, file: kept.file, readAt: kept.readAt ?? Number.NaN }
}

/** A browser that keeps nothing has no last good list. */
function keep(kept: Kept, { memory }: ListReaderPort): void {
  memory.keep(STORAGE_KEY, JSON.stringify(kept))
}
