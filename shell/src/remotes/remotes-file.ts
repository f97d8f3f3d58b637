import {
  type Outcome,
  parseVersion,
  REMOTE_NAMES,
  type RemoteEntry,
  type RemoteName,
} from '@soundleaf/contracts'

/** What stands where: the remotes the shell may load, by name. */
export type RemoteList = ReadonlyMap<RemoteName, RemoteEntry>

const FIELDS = ['name', 'entry', 'version', 'contract']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRemoteName = (value: unknown): value is RemoteName => REMOTE_NAMES.some((name) => name === value)

/**
 * Reads `remotes.json` strictly: a missing, unknown or wrong field refuses the whole file, because everything that
 * is loaded stands in it. `base` resolves relative entries; only http and https are loaded from.
 */
export function parseRemotesFile(file: unknown, base: string): Outcome<RemoteList, string> {
  if (!isRecord(file) || Object.keys(file).join() !== 'remotes' || !Array.isArray(file.remotes)) {
    return refused('it is no list of remotes')
  }
  const list = new Map<RemoteName, RemoteEntry>()
  for (const line of file.remotes as readonly unknown[]) {
    const entry = parseEntry(line, base)
    if (!entry.ok) return entry
    if (list.has(entry.value.name)) return refused(`${entry.value.name} stands in it twice`)
    list.set(entry.value.name, entry.value)
  }
  return { ok: true, value: list }
}

function parseEntry(line: unknown, base: string): Outcome<RemoteEntry, string> {
  if (!isRecord(line)) return refused('a line is no object')
  const unknown = Object.keys(line).find((key) => !FIELDS.includes(key))
  if (unknown !== undefined) return refused(`the field ${unknown} is unknown`)
  const { name, entry, version, contract } = line
  if (!isRemoteName(name)) return refused(`${String(name)} is no remote`)
  if (typeof version !== 'string' || parseVersion(version) === null) return refused(`${name} has no version`)
  if (typeof contract !== 'string' || parseVersion(contract) === null) {
    return refused(`${name} has no contract version`)
  }
  const address = typeof entry === 'string' && URL.canParse(entry, base) ? new URL(entry, base) : null
  if (address === null || !/^https?:$/.test(address.protocol)) return refused(`${name} has no address`)
  return { ok: true, value: { name, entry: address.href, version, contract } }
}

const refused = (reason: string): { ok: false; failure: string } => ({ ok: false, failure: reason })
