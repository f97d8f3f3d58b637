// The whole product as processes: the server (shell and API) and one static server per remote.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { remotes, root } from './parts.mjs'
import { lineOf, writeList } from './remotes/list-file.mjs'
import { ensureKey, publicKeyOf } from './remotes/signing.mjs'

const HEALTH_LIMIT_MS = 300_000
/** A computer that was started once and left running for a year is nobody's attack. */
const DEVELOPMENT_DAYS = 365

/** Signs a list of remotes with a key of the folder's own, and answers the key's public half. */
export async function signRemotes(file, list) {
  const key = ensureKey(join(dirname(file), 'remotes-key.pem'))
  await writeList(file, list, key, { days: DEVELOPMENT_DAYS })
  return publicKeyOf(key)
}

/** The list of the remotes as they are built here, each served on its port. A tab may point a remote at any of them, and at the
 * dev servers of the teams. */
export const listOf = (served) => ({
  overrideOrigins: [...served.map(({ port }) => port), ...remotes.map(({ devPort }) => devPort)].map(
    (port) => `http://localhost:${port}`,
  ),
  remotes: served.map(({ name, port }) => lineOf(join(root, name, 'dist'), `http://localhost:${port}`)),
})

/** A channel to the child: when this process goes, however hard, the channel closes and the child ends. */
const endingWithUs = (stdio) => ['ignore', stdio, stdio, 'ipc']

/** One static server for one remote. */
export function serveRemote({ name, port }, stdio = 'inherit') {
  return spawn(
    process.execPath,
    [join(root, 'scripts/serve-remote.mjs'), join(root, name, 'dist'), String(port)],
    {
      cwd: root,
      stdio: endingWithUs(stdio),
    },
  )
}

/** A page of a partner, with the partner's server. */
export function serveExample({ folder, port }, embedOrigin, stdio = 'inherit') {
  return spawn(
    process.execPath,
    [join(root, 'examples/partner-portal/partner-server.mjs'), join(root, folder), String(port)],
    {
      cwd: root,
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, EMBED_ORIGIN: embedOrigin },
    },
  )
}

/**
 * The server with its database in `folder`.
 * @param {{ port: number, folder: string, remotesFile: string, remotesKey: string, env?: Record<string, string>,
 *   stdio?: 'inherit' | 'ignore' | number }} settings
 */
export function serveProduct({ port, folder, remotesFile, remotesKey, env = {}, stdio = 'inherit' }) {
  mkdirSync(folder, { recursive: true })
  return spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    cwd: root,
    stdio: endingWithUs(stdio),
    env: {
      ...process.env,
      // The demonstration's accounts and partner: whoever starts it like this wants to see something.
      DEMO: '1',
      PORT: String(port),
      DATA_FOLDER: folder,
      REMOTES_FILE: remotesFile,
      REMOTES_KEY: remotesKey,
      SHELL_FOLDER: join(root, 'shell/dist'),
      ...env,
    },
  })
}

/** Waits until an address answers with success; rejects when it does not in time or `child` ends before. */
export async function untilHealthy(address, child) {
  const deadline = Date.now() + HEALTH_LIMIT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`${address} ended with code ${child.exitCode} before it answered`)
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error(`${address} did not answer within ${HEALTH_LIMIT_MS / 1000} s`)
}
