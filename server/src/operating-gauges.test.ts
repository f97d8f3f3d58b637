import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer, ServerProcess } from './testing/server-process'
import { DATABASES, newClusterDatabase } from './testing/test-database'

jest.setTimeout(600_000)

const TOKEN = 'a token of the monitoring'
const PORTS = { pglite: 4296, postgresql: 4297 }
const deploy = join(import.meta.dirname, '../../deploy/monitoring')
const folder = mkdtempSync(join(tmpdir(), 'soundleaf-gauges-'))
let build = ''
beforeAll(() => {
  build = buildServer('server-with-gauges')
})
afterAll(() => {
  ServerProcess.killAll()
  rmSync(folder, { recursive: true, force: true })
})

/** The names that a file of the monitoring asks for; of a histogram with its ending. */
const namesIn = (file: string) => [
  ...new Set(
    readFileSync(join(deploy, file), 'utf8').match(/\b(soundleaf|nodejs|process)_[a-z0-9_]+/g) ?? [],
  ),
]

test.each(DATABASES)(
  '[OPS-09] what alerts and dashboard ask for is what a server on %s says of itself',
  async (kind) => {
    const DATA_FOLDER = join(folder, kind)
    mkdirSync(join(DATA_FOLDER, 'backups'), { recursive: true })
    writeFileSync(join(DATA_FOLDER, 'backups', 'soundleaf-2026-01-01T00-00.backup'), '')
    const list = { sequence: 1, expires: '2026-06-01T00:00:00.000Z', overrideOrigins: [], remotes: [] }
    const REMOTES_FILE = join(DATA_FOLDER, 'remotes.jws')
    writeFileSync(REMOTES_FILE, `e30.${Buffer.from(JSON.stringify(list)).toString('base64url')}.signature`)
    const server = await new ServerProcess(build, PORTS[kind], {
      DATA_FOLDER,
      REMOTES_FILE,
      METRICS_TOKEN: TOKEN,
      BACKUP_EVERY_H: '1',
      ...(kind === 'postgresql' && { DATABASE_URL: await newClusterDatabase() }),
    }).untilReady()
    await server.logIn()
    await expect(
      server.call('login', { body: { username: 'full@example.com', password: 'not this one' } }),
    ).rejects.toThrow('401')
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    const text = await answer.text()
    // With those that have no value yet, as calculations before the first, and connections of PGlite.
    const given = new Set([...text.matchAll(/^(?:# TYPE )?([a-z0-9_]+)/gm)].map(([, name]) => name))
    for (const file of ['alerts.yaml', 'dashboard.json']) {
      const wanted = namesIn(file)
      expect(wanted.length).toBeGreaterThan(5)
      expect(wanted.filter((name) => !given.has(name))).toEqual([])
    }

    const valueOf = (line: string) => {
      const found = text.split('\n').find((row) => row.startsWith(`${line} `))
      return found === undefined ? null : Number(found.slice(line.length + 1))
    }
    expect(valueOf('soundleaf_logins_total{outcome="done"}')).toBe(1)
    expect(valueOf('soundleaf_logins_total{outcome="refused"}')).toBe(1)
    expect(valueOf('soundleaf_sockets')).toBe(0)
    expect(valueOf('soundleaf_batch_constructions_waiting')).toBe(0)
    // 2026-06-01T00:00:00Z, by `date -u -d 2026-06-01 +%s`.
    expect(valueOf('soundleaf_remotes_list_expiry_timestamp_seconds')).toBe(1780272000)
    expect(valueOf('soundleaf_backup_timestamp_seconds')).toBeGreaterThan(0)
    expect(text).toMatch(/soundleaf_build_info\{build="\d+\.\d+\.\d+\+[0-9a-f]{7,}"\} 1/)
    if (kind === 'postgresql') expect(valueOf('soundleaf_database_connections{state="waiting"}')).toBe(0)
    expect(await server.kill('SIGTERM')).toBe(0)
  },
)
