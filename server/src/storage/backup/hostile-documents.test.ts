import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { newProject } from '../../testing/constructions'
import { runAdmin } from '../../testing/run-admin'
import { TestApplication, type Person } from '../../testing/test-application'
import { DATABASES, type DatabaseKind } from '../../testing/test-database'
import type { Database } from '../database'
import { projects } from '../schema'
import { rowsOf } from '../schema-version'

/** What no database can hold as text: as it stands in JSON, and where. */
const REFUSED: readonly [place: string, json: string][] = [
  ['z', '"half an emoji \\ud83c"'],
  ['z', '"the other half \\udf6a"'],
  ['z', '"the halves in the wrong order \\udf6a\\ud83c"'],
  ['z', '"U+0000 \\u0000"'],
  ['z.a.1.b', '{"a":[1,{"b":"\\u0000"}]}'],
  // A name at fault is not repeated.
  ['z', '{"\\ud83c":1}'],
  ['z.a', '{"a":{"\\u0000":1}}'],
]

const ACCEPTED: readonly string[] = [
  '"\\ud83c\\udf6a, 🎻 and 👩\u200d👩\u200d👧"',
  // Text that looks like an escape, and is none.
  String.raw`"\\u0000 \\ud83c \\\\u0000"`,
  '"\\uffff \\ufffe \\ufdd0 \\ufeff \\u0001 \\u001f \\u007f \\u0085 \\u2028 \\u2029"',
  '"\\u202eright to left\\u202c e\\u0301 \\u1e9b\\u0323"',
  '"\\"\\\\\\/\\b\\f\\n\\r\\t"',
  '{"":{"":[]},"10":1,"9":2,"constructor":{"toString":null},"a \\"key\\"\\n\\\\":[[],{},"",0,false,null]}',
  '[1e-7,1e308,-1e308,5e-324,0.1,-1.5,9007199254740993,1e21]',
  '"\'); drop table projects; -- ${x} %s \\\\x00 $1 ::json {1,2}"',
  `"${'long 🎻 '.repeat(20_000)}"`,
  `${'['.repeat(29)}${']'.repeat(29)}`,
]

const RANDOM_TEXTS = Math.ceil(300 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1))

/** A text of random UTF-16 units, often halves of pairs and U+0000. */
function randomText(random: () => number): string {
  const unit = () => {
    const kind = random()
    if (kind < 0.03) return 0
    if (kind < 0.2) return 0xd800 + Math.floor(random() * 0x800)
    return Math.floor(random() * (kind < 0.6 ? 0x80 : 0x10000))
  }
  return String.fromCharCode(...Array.from({ length: 1 + Math.floor(random() * 6) }, unit))
}

/** A linear congruential generator: the same texts in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
}

const withUnknown = (json: string) => `${JSON.stringify(newProject().body).slice(0, -1)},"z":${json}}`

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-hostile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every project, as the database's own text. */
const documentsOf = async ({ queries }: Database) =>
  (
    await rowsOf<{ row: string }>(
      queries,
      sql`select id || ' ' || document::text || structures_summary::text || name as row
        from ${projects} order by id`,
    )
  ).map(({ row }) => row)

describe.each(DATABASES)('texts from strangers on %s', (kind) => {
  const other: DatabaseKind = kind === 'pglite' ? 'postgresql' : 'pglite'
  let server: TestApplication
  let person: Person
  const saved = new Map<string, unknown>()
  const save = (payload: string) =>
    server.app.inject({
      method: 'PUT',
      url: '/api/projects',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.accessToken}` },
      payload,
    })

  beforeAll(async () => {
    // Room for all of them.
    server = await TestApplication.open(kind, { quota: { projects: 2 * RANDOM_TEXTS, bytes: 1_000_000_000 } })
    person = await server.person()
  })
  afterAll(() => server.close())

  test.each(REFUSED)('[SEC-12] %s that holds %s is refused by name', async (field, json) => {
    const answer = await save(withUnknown(json))
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        code: 'ValidationFailed',
        reason: 'TextUnstorable',
        message: `${field} holds half a character or U+0000, which cannot be stored. Type the text again without it.`,
        params: { name: field },
        field,
      },
    ])
  })

  test('[SEC-12] so is a name of a project, of a component and a property, and every call says so', async () => {
    const { body } = newProject()
    const [structure] = body.structures
    const [component] = structure?.components ?? []
    if (structure === undefined || component === undefined) throw new Error('a wall has a component')
    const bad = { ...component, name: 'a\ud83c' }
    const answer = await person.call('saveProject', {
      body: { ...body, structures: [{ ...structure, components: [bad] }] },
    })
    expect(answer.failure).toMatchObject({
      field: 'structures.0.components.0.name',
      reason: 'TextUnstorable',
    })
    for (const [url, method] of [
      ['/api/calculate', 'POST'],
      ['/api/authorize/login', 'POST'],
    ] as const) {
      const refused = await server.app.inject({
        method,
        url,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${person.accessToken}` },
        payload: `{"username":"a","password":"b\\u0000","structure":${JSON.stringify(structure)},"fieldValues":{},"z":"\\ud800"}`,
      })
      expect(refused.statusCode).toBe(400)
    }
  })

  test.each(ACCEPTED)('[SEC-12] %.60s is stored as it is', async (json) => {
    const answer = await save(withUnknown(json))
    expect(answer.statusCode).toBe(200)
    const { projectId } = answer.json<{ projectId: string }>()
    saved.set(projectId, JSON.parse(json))
  })

  test('[SEC-12] of random texts those that are well formed are stored, and no others', async () => {
    const random = randomFrom(1)
    for (let at = 0; at < RANDOM_TEXTS; at += 1) {
      const text = randomText(random)
      // 20 saves a second are what one account may do.
      server.clock.advance(50)
      const answer = await save(withUnknown(JSON.stringify({ [text]: text })))
      const isStorable = text === Buffer.from(text).toString() && !text.includes('\0')
      expect([text, answer.statusCode]).toEqual([text, isStorable ? 200 : 400])
      if (isStorable) saved.set(answer.json<{ projectId: string }>().projectId, { [text]: text })
    }
    expect(saved.size).toBeGreaterThan(ACCEPTED.length)
  })

  test('[SEC-12] rows of before, that hold what is refused now, are backed up as well', async () => {
    const [row] = await server.database.queries.select().from(projects).limit(1)
    if (row === undefined) throw new Error('projects were saved')
    for (const [, json] of REFUSED) {
      const id = randomUUID()
      const z: unknown = JSON.parse(json)
      const document = { ...row.document, z }
      await server.database.queries.insert(projects).values({ ...row, id, creationKey: id, document })
      saved.set(id, z)
    }
  })

  test.each([kind, other])(
    '[SEC-12] everything is restored on %s byte for byte, and opens; nobody is logged in',
    async (target) => {
      const file = join(folder, `${kind}-${target}.backup`)
      expect((await runAdmin(server, 'backup', file)).fault).toBeNull()
      expect(await runAdmin(server, 'verify-backup', file)).toMatchObject({
        fault: null,
        output: expect.stringContaining(`can be restored: ${saved.size} projects`) as string,
      })
      const restored = await TestApplication.open(target)
      try {
        const before = await restored.person()
        expect((await runAdmin(restored, 'restore', file, '--replace')).fault).toBeNull()
        expect(await documentsOf(restored.database)).toEqual(await documentsOf(server.database))
        for (const token of [person.accessToken, before.accessToken]) {
          const asked = await restored.call('getAccount', {}, { authorization: `Bearer ${token}` })
          expect(asked.status).toBe(401)
        }
        const again = await restored.signIn(person)
        for (const [id, z] of saved) {
          restored.clock.advance(50)
          const opened = await again.call('getProject', { params: { id } })
          expect([opened.status, (opened.body as { z?: unknown }).z]).toEqual([200, z])
        }
      } finally {
        await restored.close()
      }
    },
  )

  test('[SEC-12] a backup that an earlier version made of such rows can be restored', async () => {
    const file = join(folder, `${kind}-earlier.backup`)
    await runAdmin(server, 'backup', file)
    const lines = gunzipSync(readFileSync(file)).toString().split('\n')
    const earlier = lines.map((line) => {
      if (!line.startsWith('{')) return line
      const row = JSON.parse(line) as Record<string, unknown>
      for (const column of ['document', 'structures_summary', 'properties', 'supported_structures'])
        if (typeof row[column] === 'string') row[column] = JSON.parse(row[column])
      return JSON.stringify(row)
    })
    writeFileSync(file, gzipSync(earlier.join('\n')))
    const restored = await TestApplication.open(other)
    try {
      expect((await runAdmin(restored, 'restore', file, '--replace')).fault).toBeNull()
      expect(await documentsOf(restored.database)).toEqual(await documentsOf(server.database))
    } finally {
      await restored.close()
    }
  })
})
