// The whole product as processes: the server (shell and API) and one static server per remote.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './parts.mjs'

const HEALTH_LIMIT_MS = 60_000

/** Writes the file that tells the shell where the remotes are. */
export function writeRemotesFile(file, remotes) {
  const lines = remotes.map(({ name, port }) => {
    const { version, contract } = JSON.parse(readFileSync(join(root, name, 'dist/remote.json'), 'utf8'))
    return { name, entry: `http://localhost:${port}/remoteEntry.js`, version, contract }
  })
  writeFileSync(file, JSON.stringify({ remotes: lines }, null, 2))
}

/** One static server for one remote. */
export function serveRemote({ name, port }, stdio = 'inherit') {
  return spawn(
    process.execPath,
    [join(root, 'scripts/serve-remote.mjs'), join(root, name, 'dist'), String(port)],
    {
      cwd: root,
      stdio: ['ignore', stdio, stdio],
    },
  )
}

/** The server with its database in `folder`. */
export function serveProduct({ port, folder, remotesFile, env = {}, stdio = 'inherit' }) {
  mkdirSync(folder, { recursive: true })
  return spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_FOLDER: folder,
      REMOTES_FILE: remotesFile,
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
