import { type Outcome, parseVersion, REMOTE_NAMES, type RemoteName } from '@soundleaf/contracts'
import { isIntegrity, type PublishedEntry } from '@soundleaf/federation/host'
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

type Read<Value> = Outcome<Value, string>

const LIST_FIELDS = ['sequence', 'expires', 'overrideOrigins', 'remotes']
const BUILD_FIELDS = ['entry', 'version', 'contract', 'integrity']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRemoteName = (value: unknown): value is RemoteName => REMOTE_NAMES.some((name) => name === value)

/**
 * Reads the signed list strictly: a missing, unknown or wrong field refuses all of it, because everything that runs
 * stands in it. `base` resolves relative entries; only http and https are loaded from.
 */
export function parseRemoteList(list: unknown, base: string): Read<RemoteList> {
  if (!isRecord(list)) return refused('it is no list of remotes')
  const odd = oddField(list, LIST_FIELDS)
  if (odd !== null) return refused(odd)
  const { sequence, expires, overrideOrigins, remotes } = list
  if (!Number.isSafeInteger(sequence) || Number(sequence) < 1) return refused('it has no sequence')
  if (typeof expires !== 'string' || Number.isNaN(Date.parse(expires))) return refused('it has no expiry')
  if (!Array.isArray(overrideOrigins) || !overrideOrigins.every(isOrigin))
    return refused('it names no origins')
  if (!Array.isArray(remotes)) return refused('it is no list of remotes')
  const found = new Map<RemoteName, ListedRemote>()
  for (const line of remotes as readonly unknown[]) {
    const remote = parseLine(line, base)
    if (!remote.ok) return remote
    const { name } = remote.value.usual
    if (found.has(name)) return refused(`${name} stands in it twice`)
    found.set(name, remote.value)
  }
  return {
    ok: true,
    value: { sequence: Number(sequence), expires: new Date(expires), overrideOrigins, remotes: found },
  }
}

function parseLine(line: unknown, base: string): Read<ListedRemote> {
  if (!isRecord(line)) return refused('a line is no object')
  const odd = oddField(line, ['name', ...BUILD_FIELDS, 'canary'])
  if (odd !== null) return refused(odd)
  const { name, canary, ...build } = line
  if (!isRemoteName(name)) return refused(`${String(name)} is no remote`)
  const usual = parseBuild(name, build, base)
  if (!usual.ok) return usual
  if (canary === null) return { ok: true, value: { usual: usual.value, canary: null } }
  if (!isRecord(canary)) return refused(`${name} has no canary, nor says so`)
  const oddOfCanary = oddField(canary, ['percent', ...BUILD_FIELDS])
  if (oddOfCanary !== null) return refused(oddOfCanary)
  const { percent, ...tried } = canary
  if (typeof percent !== 'number' || !(percent > 0 && percent <= 100)) return refused(`${name} has no share`)
  const entry = parseBuild(name, tried, base)
  return entry.ok
    ? { ok: true, value: { usual: usual.value, canary: { percent, entry: entry.value } } }
    : entry
}

/** Reads where a build is and what it says of itself. */
export function parseBuild(
  name: RemoteName,
  { entry, version, contract, integrity }: Readonly<Record<string, unknown>>,
  base: string,
): Read<PublishedEntry> {
  if (typeof version !== 'string' || parseVersion(version) === null) return refused(`${name} has no version`)
  if (typeof contract !== 'string' || parseVersion(contract) === null) {
    return refused(`${name} has no contract version`)
  }
  if (!isIntegrity(integrity)) return refused(`${name} has no hash`)
  const address = typeof entry === 'string' && URL.canParse(entry, base) ? new URL(entry, base) : null
  if (address === null || !/^https?:$/.test(address.protocol)) return refused(`${name} has no address`)
  return { ok: true, value: { name, entry: address.href, version, contract, integrity } }
}

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value

function oddField(record: Readonly<Record<string, unknown>>, fields: readonly string[]): string | null {
  const missing = fields.find((field) => !Object.hasOwn(record, field))
  if (missing !== undefined) return `the field ${missing} is missing`
  const unknown = Object.keys(record).find((key) => !fields.includes(key))
  return unknown === undefined ? null : `the field ${unknown} is unknown`
}

const refused = (reason: string): { ok: false; failure: string } => ({ ok: false, failure: reason })
