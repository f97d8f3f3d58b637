// `remotes.jws`, the one file that says what runs: a list signed as a JWS (RFC 7515), in its compact form.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf } from '../../shared/federation/webpack/integrity.mjs'
import { root } from '../parts.mjs'
import { importTypeScript } from '../typescript.mjs'
import { payloadOf, signed, signedForLastRelease } from './signing.mjs'

const { isRemotesList } = await importTypeScript(join(root, 'shared/contracts/src/remotes-list.ts'))

export { integrityOf }
export const DAY_MS = 86_400_000
/** A list that nobody signs again stops being believed (freeze attack). */
const LIFETIME_DAYS = 30

/** @typedef {import('../../shared/contracts/src/remotes-list').RemotesList} RemotesList */

/** @type {RemotesList} */
const EMPTY = { sequence: 0, expires: '', overrideOrigins: [], remotes: [] }

/** Shells of the last release refuse a whole list for a remote that they do not know. */
const KNOWN_TO_LAST_RELEASE = ['mf-auth', 'mf-projects', 'mf-editor', 'mf-results', 'mf-print']
const listOfLastRelease = (list) => ({
  ...list,
  remotes: list.remotes.filter(({ name }) => KNOWN_TO_LAST_RELEASE.includes(name)),
})

/** The file in the form of the last release, for its shells and servers; it goes with the next one. */
const fileOfLastRelease = (file) => file.replace(/\.jws$/, '.json')

/**
 * What stands in the file, or, when scripts of the last release signed later, in theirs; the empty list where there is
 * none yet. It is not verified: whoever may write the file could sign it.
 * @returns {RemotesList}
 */
export function readList(file) {
  const before = fileOfLastRelease(file)
  const lists = [
    ...(existsSync(file) ? [JSON.parse(payloadOf(readFileSync(file, 'utf8')))] : []),
    ...(existsSync(before) ? [JSON.parse(JSON.parse(readFileSync(before, 'utf8')).list)] : []),
  ]
  return lists.reduce((newest, list) => (list.sequence > newest.sequence ? list : newest), EMPTY)
}

/**
 * Signs the list under the next sequence number and puts it in place in one step.
 * @param {string} file
 * @param {Pick<RemotesList, 'overrideOrigins' | 'remotes'>} list
 * @returns {Promise<RemotesList>}
 */
export async function writeList(file, list, key, { days = LIFETIME_DAYS } = {}) {
  const next = {
    sequence: readList(file).sequence + 1,
    expires: new Date(Date.now() + days * DAY_MS).toISOString(),
    overrideOrigins: list.overrideOrigins,
    remotes: list.remotes,
  }
  if (!isRemotesList(next)) throw new Error(`No shell would believe this list: ${JSON.stringify(next)}`)
  putInPlace(fileOfLastRelease(file), signedForLastRelease(listOfLastRelease(next), key))
  putInPlace(file, await signed(next, key))
  return next
}

function putInPlace(file, text) {
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, text)
  renameSync(partial, file)
}

/**
 * A line of the list for the build in a folder that is served at `address`.
 * @returns {RemotesList['remotes'][number]}
 */
export function lineOf(folder, address) {
  const { name, version, contract, integrity } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
  const found = integrityOf(readFileSync(join(folder, 'remoteEntry.js')))
  if (found !== integrity) throw new Error(`${folder} is not what its remote.json says; build it again.`)
  return { name, entry: `${address}/remoteEntry.js`, version, contract, integrity, canary: null }
}
