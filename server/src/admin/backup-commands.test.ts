import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { newCurve, newProject } from '../testing/constructions'
import { runAdmin } from '../testing/run-admin'
import { TestApplication } from '../testing/test-application'
import { DATABASES, openTestDatabase, type DatabaseKind } from '../testing/test-database'
import { sql } from 'drizzle-orm'
import type { Database } from '../storage/database'
import { isKept, isPassing, tablesOf } from '../storage/backup/tables'
import { rowsOf } from '../storage/schema-version'

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const newFile = () => join(folder, `${(files += 1)}.backup`)

/** Every row of every table, as PostgreSQL writes it: the texts of documents included. */
async function contentOf({ queries }: Database): Promise<Record<string, readonly string[]>> {
  const content: Record<string, readonly string[]> = {}
  for (const { name } of await tablesOf(queries)) {
    // The audit trail has an entry more with each command, and loses none by a restore.
    if (isPassing(name) || isKept(name)) continue
    const rows = await rowsOf<{ row: string }>(
      queries,
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`,
    )
    content[name] = rows.map(({ row }) => row).sort()
  }
  return content
}

const on = (database: Database, from: TestApplication) => ({
  database,
  passwords: from.passwords,
  clock: from.clock,
})

describe.each(DATABASES)('backup and restore on %s', (kind) => {
  const other: DatabaseKind = kind === 'pglite' ? 'postgresql' : 'pglite'
  let server: TestApplication
  beforeAll(async () => {
    server = await TestApplication.open(kind)
    const person = await server.person()
    const odd = newProject('Ein „Name“ with \\ and "quotes"\u2028 and 🎻').body
    const saved = await person.call('saveProject', {
      body: Object.assign(odd, { ofANewerClient: { b: [1, '2'], a: null, 'a "key"\n': 1e-7 } }),
    })
    expect(saved.status).toBe(200)
    const curve = newCurve({ title: 'Ein „Name“ with \\ and "quotes" and 🎻', remarks: 'line\nline' })
    expect((await person.call('saveMeasuredCurve', curve)).status).toBe(200)
    // More rows than are read at once.
    for (let at = 0; at < 210; at += 1) await server.account()
  })
  afterAll(() => server.close())

  test.each([kind, other])(
    '[REL-03] a backup restored on %s has every row of every table, text by text',
    async (target) => {
      const file = newFile()
      expect(await runAdmin(server, 'backup', file)).toMatchObject({
        fault: null,
        output: expect.stringMatching(/^Backed up 1 projects, \d+ accounts/) as string,
      })
      expect(statSync(file).mode & 0o077).toBe(0)
      const database = await openTestDatabase(target)
      try {
        const restored = await runAdmin(on(database, server), 'restore', file)
        expect(restored).toMatchObject({ fault: null })
        const [before, after] = [await contentOf(server.database), await contentOf(database)]
        expect(Object.keys(before)).toEqual(
          expect.arrayContaining(['accounts', 'measured_curves', 'projects', 'products', 'teams']),
        )
        expect(after).toEqual(before)
      } finally {
        await database.close()
      }
    },
  )

  test('[REL-03] a database with rows is not overwritten, unless that is asked for', async () => {
    const file = newFile()
    await runAdmin(server, 'backup', file)
    const before = await contentOf(server.database)
    const later = await server.account()
    expect((await runAdmin(server, 'restore', file)).fault).toContain('The database has rows already.')
    expect((await server.call('login', { body: { username: later.email, password: 'wrong' } })).status).toBe(
      401,
    )
    expect((await runAdmin(server, 'restore', file, '--replace')).fault).toBeNull()
    expect(await contentOf(server.database)).toEqual(before)
  })

  test('[REL-03] a backup of an earlier schema fits, and one of a later is refused', async () => {
    const file = newFile()
    await runAdmin(server, 'backup', file)
    const text = gunzipSync(readFileSync(file)).toString()
    const database = await openTestDatabase(kind)
    try {
      writeFileSync(file, gzipSync(text.replaceAll(/,"disabled_at":null|,"version":1(?=,)/g, '')))
      expect((await runAdmin(on(database, server), 'restore', file)).fault).toBeNull()
      expect(await contentOf(database)).toEqual(await contentOf(server.database))
      writeFileSync(file, gzipSync(text.replace(/"schema":\d+/, '"schema":999')))
      expect((await runAdmin(on(database, server), 'restore', file, '--replace')).fault).toContain(
        'was made by a later version of Soundleaf',
      )
    } finally {
      await database.close()
    }
  })

  test.each<[string, (whole: Buffer) => Buffer, string]>([
    ['cut off', (whole) => whole.subarray(0, whole.length - 200), 'cannot be read'],
    [
      'without its last line',
      (whole) =>
        gzipSync(
          gunzipSync(whole)
            .toString()
            .replace(/\["end".*\n/, ''),
        ),
      'is not whole',
    ],
    [
      'without one row',
      (whole) =>
        gzipSync(
          gunzipSync(whole)
            .toString()
            .replace(/\n\{.*"creation_key".*/, ''),
        ),
      'is not whole',
    ],
    ['of another kind', () => Buffer.from('select 1'), 'cannot be read: incorrect header check'],
    ['of another program', () => gzipSync('{"hello": "world"}\n'), 'is no backup of Soundleaf'],
  ])('[REL-03] a backup %s is refused, and nothing is changed', async (_, spoil, fault) => {
    const file = newFile()
    await runAdmin(server, 'backup', file)
    writeFileSync(file, spoil(readFileSync(file)))
    const before = await contentOf(server.database)
    expect((await runAdmin(server, 'restore', file, '--replace')).fault).toContain(fault)
    expect(await contentOf(server.database)).toEqual(before)
  })

  test.each(['restore', 'verify-backup'])(
    '[SEC-12] %s finds a backup that no database can take, and says so',
    async (command) => {
      const file = newFile()
      await runAdmin(server, 'backup', file)
      const text = gunzipSync(readFileSync(file)).toString()
      writeFileSync(file, gzipSync(text.replace(/"document":"\{/, '"document":"{{')))
      const options = command === 'restore' ? ['--replace'] : []
      expect((await runAdmin(server, command, file, ...options)).fault).toContain('The rows of projects in')
    },
  )

  test('[SEC-12] sessions, tokens, links and presence are in no backup, and none of an earlier one comes back', async () => {
    const person = await server.person()
    await server.call('forgottenPassword', { body: { email: person.email } })
    await server.emails()
    const file = newFile()
    await runAdmin(server, 'backup', file)
    const text = gunzipSync(readFileSync(file)).toString()
    const passing = ['sessions', 'refresh_tokens', 'tabs', 'presences', 'password_resets']
    for (const name of passing) expect(text).not.toContain(`["table","${name}"]`)

    const rowOf = (name: string) =>
      rowsOf<{ row: string }>(
        server.database.queries,
        sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`,
      )
    let count = 0
    const earlier: string[] = []
    for (const name of passing) {
      const rows = await rowOf(name)
      count += rows.length
      earlier.push(JSON.stringify(['table', name]), ...rows.map(({ row }) => row))
    }
    expect(count).toBeGreaterThan(3)
    const end = (_: string, rows: string) => `${earlier.join('\n')}\n["end",${Number(rows) + count}]`
    writeFileSync(file, gzipSync(text.replace(/\["end",(\d+)\]/, end)))
    expect((await runAdmin(server, 'restore', file, '--replace')).fault).toBeNull()
    for (const name of passing) expect(await rowOf(name)).toEqual([])
    expect((await person.call('getAccount', {})).status).toBe(401)
  })

  test('a file that is there is not overwritten, and one that is not there is named', async () => {
    const file = newFile()
    await runAdmin(server, 'backup', file)
    expect((await runAdmin(server, 'backup', file)).fault).toBe(
      `${file} is there already. Choose another name.`,
    )
    const missing = newFile()
    expect((await runAdmin(server, 'restore', missing, '--replace')).fault).toContain(
      `${missing} cannot be read: ENOENT`,
    )
  })
})
