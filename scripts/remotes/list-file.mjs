// `remotes.json`, the one file that says what runs.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { signed } from './signing.mjs'

export const DAY_MS = 86_400_000
/** A list that nobody signs again stops being believed (freeze attack). */
const LIFETIME_DAYS = 30

const EMPTY = { sequence: 0, expires: '', overrideOrigins: [], remotes: [] }

/** What stands in the file; the empty list where there is none yet. */
export function readList(file) {
  if (!existsSync(file)) return EMPTY
  return JSON.parse(JSON.parse(readFileSync(file, 'utf8')).list)
}

/** Signs the list under the next sequence number and puts it in place in one step. */
export function writeList(file, list, key, { days = LIFETIME_DAYS } = {}) {
  const next = {
    sequence: readList(file).sequence + 1,
    expires: new Date(Date.now() + days * DAY_MS).toISOString(),
    overrideOrigins: list.overrideOrigins,
    remotes: list.remotes,
  }
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, signed(next, key))
  renameSync(partial, file)
  return next
}

/** A line of the list for the build in a folder that is served at `address`. */
export function lineOf(folder, address) {
  const { name, version, contract, integrity } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
  const entry = readFileSync(join(folder, 'remoteEntry.js'))
  const found = `sha384-${createHash('sha384').update(entry).digest('base64')}`
  if (found !== integrity) throw new Error(`${folder} is not what its remote.json says; build it again.`)
  return { name, entry: `${address}/remoteEntry.js`, version, contract, integrity, canary: null }
}
