// The server as a process for a benchmark: built beside its packages, pinned to cores, with its processor time.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const source = join(import.meta.dirname, '../server')
/** Where the build of a benchmark lies. */
export const BUILD = join(source, 'node_modules/.cache/server-for-bench')
const TICKS_PER_S = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Starts the server on an empty data folder; `cores` as `taskset` takes them. */
export async function startServer({ port, cores, env = {} }) {
  execFileSync(process.execPath, [join(source, 'build.mjs'), BUILD])
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-bench-'))
  // A benchmark asks for no page.
  const shell = join(folder, 'shell')
  mkdirSync(shell)
  const child = spawn('taskset', ['-c', cores, process.execPath, join(BUILD, 'main.js')], {
    env: {
      PATH: process.env.PATH,
      DEMO: '1',
      PORT: String(port),
      DATA_FOLDER: join(folder, 'data'),
      SHELL_FOLDER: shell,
      LOG_LEVEL: 'warn',
      BACKUP_EVERY_H: '0',
      CALLS_PER_S: '0',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // A benchmark that fails or is stopped leaves nothing behind.
  process.once('exit', () => child.kill('SIGKILL'))
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1))
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The server did not start')
    await wait(50)
  }
  const call = async (method, path, body, token) => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const credentials = { username: 'full@example.com', password: 'soundleaf-demo', refreshTransport: 'body' }
  const { accessToken } = await call('POST', '/api/authorize/login', credentials)
  return {
    call: (method, path, body) => call(method, path, body, accessToken),
    /** Processor time of all its threads so far. */
    processor_ms() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ')
      return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_S) * 1000
    },
    async stop() {
      // Another server on the same database takes the account's only place.
      await call('POST', '/api/authorize/logout', undefined, accessToken)
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Asks from `connections` at once for so long; how many were answered, and how long each took, in order. */
export async function load({ connections, seconds, ask }) {
  const times_ms = []
  const end = performance.now() + seconds * 1000
  const start = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      while (performance.now() < end) {
        const asked = performance.now()
        await ask(connection)
        times_ms.push(performance.now() - asked)
      }
    }),
  )
  return figures(times_ms, performance.now() - start)
}

/** Asks so many times a second at random moments (Poisson), whether or not those before were answered. */
export async function offered({ perSecond, seconds, ask }) {
  const times_ms = []
  const running = []
  const start = performance.now()
  for (let due_ms = 0; due_ms < seconds * 1000; due_ms -= (Math.log(1 - Math.random()) / perSecond) * 1000) {
    const ahead_ms = start + due_ms - performance.now()
    if (ahead_ms > 1) await wait(ahead_ms)
    // From the moment it was due: an answer that is late does not hide those behind it.
    running.push(ask().then(() => times_ms.push(performance.now() - start - due_ms)))
  }
  await Promise.all(running)
  return figures(times_ms, performance.now() - start)
}

function figures(times_ms, took_ms) {
  times_ms.sort((a, b) => a - b)
  return {
    count: times_ms.length,
    perSecond: times_ms.length / (took_ms / 1000),
    p50_ms: times_ms[Math.floor(times_ms.length * 0.5)],
    p99_ms: times_ms[Math.floor(times_ms.length * 0.99)],
  }
}

/** Keeps this process, and what it starts from here on, off the core that is measured; the only core stays shared. */
export function pinToOtherCores(core) {
  const others = Array.from({ length: availableParallelism() }, (_, at) => String(at)).filter(
    (other) => other !== core,
  )
  if (others.length > 0) execFileSync('taskset', ['-a', '-c', '-p', others.join(','), String(process.pid)])
}

/** Those of a new project. */
export const FIELD_VALUES = {
  airborneId: 1,
  airborneValue: 48,
  impactId: 50,
  impactValue: 60,
  separatingArea: 10,
  volume: 35,
  flankingType: 0,
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
