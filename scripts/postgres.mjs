// A PostgreSQL of a benchmark's or a browser test's own, with its usual settings: every commit reaches the disk.
import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ensureProgram } from './programs.mjs'

/**
 * Starts it, reached by a socket in its folder alone: its address, and how it is stopped before this process ends, with
 * which it ends in any case.
 * @returns {{ url: string, stop: () => void }}
 */
export function startPostgres() {
  const programs = dirname(ensureProgram('postgres'))
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-postgres-'))
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  // PostgreSQL refuses to run as root.
  const asPostgres = process.getuid() === 0 ? { uid: id('-u'), gid: id('-g') } : {}
  if (asPostgres.uid !== undefined) chownSync(folder, asPostgres.uid, asPostgres.gid)
  const run = (program, ...args) =>
    execFileSync(join(programs, program), args, {
      ...asPostgres,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  const cluster = join(folder, 'cluster')
  run('initdb', '--pgdata', cluster, '--auth', 'trust', '--username', 'postgres', '--encoding', 'UTF8')
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder}`
  run('pg_ctl', '--pgdata', cluster, '--wait', '--log', join(folder, 'log'), '--options', settings, 'start')
  let isRunning = true
  const stop = () => {
    if (!isRunning) return
    isRunning = false
    run('pg_ctl', '--pgdata', cluster, '--mode', 'immediate', '--wait', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  return { url: `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`, stop }
}
