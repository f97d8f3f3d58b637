// A PostgreSQL of the tests' own: a new cluster in a temporary folder, reached by its socket alone. Jest starts it
// before the server's tests (`globalSetup`) and stops it after them (`globalTeardown`).
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const DEBIAN_VERSIONS = '/usr/lib/postgresql'

/** The folder with initdb, pg_ctl and postgres: Debian's newest, else one on the path. */
function findPrograms() {
  const versions = existsSync(DEBIAN_VERSIONS)
    ? readdirSync(DEBIAN_VERSIONS)
        .map(Number)
        .sort((a, b) => b - a)
    : []
  const debian = versions.map((version) => join(DEBIAN_VERSIONS, String(version), 'bin'))
  return [...debian, ...(process.env.PATH ?? '').split(delimiter)].find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(join(folder, program))),
  )
}

/** Uses an installed PostgreSQL, else installs Debian's package if it may, else fails and names it. */
function ensurePrograms() {
  const found = findPrograms()
  if (found !== undefined) return found
  const missing =
    "The server's tests need PostgreSQL. Install Debian's package postgresql and run them again."
  if (process.getuid?.() !== 0) throw new Error(missing)
  try {
    const stdio = ['ignore', process.stderr, process.stderr]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio, env })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { stdio, env })
  } catch {
    throw new Error(missing)
  }
  const installed = findPrograms()
  if (installed === undefined) throw new Error(missing)
  return installed
}

const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

let running = null

/** Starts the cluster and tells its address to the tests in TEST_POSTGRES_FOLDER. */
export default function start() {
  const programs = ensurePrograms()
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-postgres-'))
  // PostgreSQL refuses to run as root.
  const asPostgres = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (asPostgres.uid !== undefined) chownSync(folder, asPostgres.uid, asPostgres.gid)
  const run = (program, ...args) =>
    execFileSync(join(programs, program), args, {
      ...asPostgres,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  const cluster = join(folder, 'cluster')
  run(
    'initdb',
    '--pgdata',
    cluster,
    '--auth',
    'trust',
    '--username',
    'postgres',
    '--encoding',
    'UTF8',
    '--no-locale',
    '--no-sync',
  )
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=200`
  run('pg_ctl', '--pgdata', cluster, '--wait', '--log', join(folder, 'log'), '--options', settings, 'start')
  process.env.TEST_POSTGRES_FOLDER = folder
  running = {
    folder,
    stop: () => run('pg_ctl', '--pgdata', cluster, '--mode', 'immediate', '--wait', 'stop'),
  }
}

export function stop() {
  if (running === null) return
  running.stop()
  rmSync(running.folder, { recursive: true, force: true })
  running = null
}
