import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SaveProjectRequest } from '@soundleaf/contracts'
import { sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/clock'
import { rowsOf } from '../storage/schema-version'
import { revisions } from '../storage/schema'
import { newProject, structureOf, withText } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import type { Person, TestApplication } from '../testing/test-application'
import { runAdmin } from '../testing/run-admin'

/** Enough to see what one costs; all thousand where long tests are asked for. */
const SAVES = Math.min(1000, Math.ceil(200 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)))

/** A wall of so many layers of the template's concrete. */
function wallOf(layers: number, thickness_mm: number) {
  const structure = structureOf()
  const [layer] = withText(structure, 0, 'thickness', String(thickness_mm)).components
  if (layer === undefined) throw new Error('a wall has a component')
  return {
    ...structure,
    components: Array.from({ length: layers }, () => ({ ...layer, componentId: randomUUID() })),
  }
}

/** A person with a project that is saved anew with each thickness. */
class Saving {
  private constructor(
    readonly server: TestApplication,
    private signedIn: Person,
    readonly id: string,
    private content: SaveProjectRequest,
    private revision: number,
  ) {}

  static async start(server: TestApplication, thickness_mm: number, name = 'Party wall'): Promise<Saving> {
    const person = await server.person()
    const { body } = newProject(name, withText(structureOf(), 0, 'thickness', String(thickness_mm)))
    const { projectId } = (await person.call('saveProject', { body })).body
    return new Saving(server, person, projectId, body, 1)
  }

  get person(): Person {
    return this.signedIn
  }

  /** Time passes; the person is back. */
  async wait(time_ms: number): Promise<void> {
    this.server.clock.advance(time_ms)
    if (time_ms >= HOUR_MS) this.signedIn = await this.server.signIn(this.signedIn)
  }

  async save(thickness_mm: number, after_ms = MINUTE_MS, name = this.content.name): Promise<void> {
    await this.wait(after_ms)
    const [structure = structureOf()] = this.content.structures
    const structures = [withText(structure, 0, 'thickness', String(thickness_mm))]
    this.content = { ...this.content, name, structures, projectId: this.id, revision: this.revision }
    const saved = await this.person.call('saveProject', { body: this.content })
    expect(saved.status).toBe(200)
    this.revision = saved.body.revision
  }

  readonly of = (revision: number) => ({ params: { id: this.id, revision: String(revision) } })
  async thicknessOf(revision: number): Promise<string | undefined> {
    const { status, body } = await this.person.call('getRevision', this.of(revision))
    if (status !== 200) return undefined
    return body.structures[0]?.components[0]?.properties.find(({ key }) => key === 'thickness')?.value
  }
  async list() {
    const { body } = await this.person.call('listRevisions', { params: { id: this.id } })
    return body.revisions
  }
  readonly numbers = async () => (await this.list()).map(({ revision }) => revision)
  label(revision: number, label: string | null) {
    return this.person.call('labelRevision', { ...this.of(revision), body: { label } })
  }
}

onEachDatabase('history', (server) => {
  test('[BEY-11] every save is a revision that can be listed and read, the newest first', async () => {
    const project = await Saving.start(server(), 200)
    expect(await project.numbers()).toEqual([1])
    await project.save(220)
    await project.save(240, HOUR_MS, 'Party wall, thicker')
    const now = server().clock.read().getTime()
    expect(await project.list()).toEqual(
      [
        [3, 0, 'Party wall, thicker'],
        [2, HOUR_MS, 'Party wall'],
        [1, HOUR_MS + MINUTE_MS, 'Party wall'],
      ].map(([revision, age_ms, name]) => ({
        revision,
        savedDateUtc: new Date(now - Number(age_ms)).toISOString(),
        label: null,
        name,
      })),
    )
    for (const [revision, thickness] of [
      [1, '200'],
      [2, '220'],
      [3, '240'],
    ] as const)
      expect(await project.thicknessOf(revision)).toBe(thickness)
    for (const unknown of [4, 2_147_483_647, 9_999_999_999])
      expect((await project.person.call('getRevision', project.of(unknown))).status).toBe(404)
  })

  test('[BEY-11] a state is restored as a new revision, and nothing between is lost', async () => {
    const project = await Saving.start(server(), 200)
    await project.save(220)
    await project.save(240)
    const stale = await project.person.call('restoreRevision', { ...project.of(1), body: { revision: 2 } })
    expect(stale.failure).toMatchObject({ code: 'StaleRevision', revision: 3 })
    const saveKey = randomUUID()
    const request = { ...project.of(1), body: { revision: 3, saveKey } }
    const restored = await project.person.call('restoreRevision', request)
    expect(restored.body.revision).toBe(4)
    // The repetition of a call whose answer was lost is answered as the first was.
    expect((await project.person.call('restoreRevision', request)).body).toEqual(restored.body)
    expect(await project.numbers()).toEqual([4, 3, 2, 1])
    expect([await project.thicknessOf(4), await project.thicknessOf(3)]).toEqual(['200', '240'])
  })

  test('[BEY-11] a state becomes a project of its own, once per creation key', async () => {
    const project = await Saving.start(server(), 200)
    await project.save(220)
    const request = { ...project.of(1), body: { name: 'As it began', creationKey: randomUUID() } }
    const [first, second] = [
      await project.person.call('copyRevision', request),
      await project.person.call('copyRevision', request),
    ]
    expect(second.body).toEqual(first.body)
    const copy = await project.person.call('getProject', { params: { id: first.body.projectId } })
    expect(copy.body).toMatchObject({ name: 'As it began', revision: 1 })
    expect(copy.body.structures[0]?.components[0]?.properties[0]?.value).toBe('200')
    expect(await project.numbers()).toEqual([2, 1])
  })

  test('[BEY-11] a label names a state, the present one too, until it is taken away; a long one is refused', async () => {
    const project = await Saving.start(server(), 200)
    await project.save(220)
    expect((await project.label(2, '  As tendered ')).body.label).toBe('As tendered')
    await project.save(240)
    const labels = async () => (await project.list()).map(({ label }) => label)
    expect(await labels()).toEqual([null, 'As tendered', null])
    await project.label(2, null)
    await project.label(1, '   ')
    expect(await labels()).toEqual([null, null, null])
    expect((await project.label(1, '🎻'.repeat(100))).status).toBe(200)
    const long = await project.label(1, '🎻'.repeat(101))
    expect(long.failure).toMatchObject({
      field: 'label',
      message: 'label is 101 characters and must have at most 100.',
    })
  })

  test('[BEY-11] after 30 days the last state of each day stays, and every labelled one', async () => {
    const project = await Saving.start(server(), 200)
    // 12:00, 12:01 and 13:01 of one day; then 13:01 and 14:01 of the next.
    await project.save(201)
    await project.save(202, HOUR_MS)
    await project.save(203, DAY_MS)
    await project.save(204, HOUR_MS)
    await project.label(1, 'The first')
    await project.wait(28 * DAY_MS)
    await server().purgeExpired()
    expect(await project.numbers()).toEqual([5, 4, 3, 2, 1])
    await project.save(205, 2 * DAY_MS)
    await server().purgeExpired()
    expect(await project.numbers()).toEqual([6, 5, 3, 1])
    expect([
      await project.thicknessOf(5),
      await project.thicknessOf(3),
      await project.thicknessOf(1),
    ]).toEqual(['204', '202', '200'])
    expect(await project.thicknessOf(2)).toBeUndefined()
  })

  test('[BEY-11] history goes through a backup, and goes with its project', async () => {
    const project = await Saving.start(server(), 200)
    await project.save(220)
    await project.label(1, 'As tendered')
    const kept = async () => (await project.list()).map(({ revision, label }) => [revision, label])
    const before = await kept()
    const folder = mkdtempSync(join(tmpdir(), 'soundleaf-history-'))
    const file = join(folder, 'history.backup')
    expect((await runAdmin(server(), 'backup', file)).fault).toBeNull()
    await project.save(240)
    expect((await runAdmin(server(), 'restore', file, '--replace')).fault).toBeNull()
    rmSync(folder, { recursive: true })
    const again = await server().signIn(project.person)
    const list = await again.call('listRevisions', { params: { id: project.id } })
    expect(list.body.revisions.map(({ revision, label }) => [revision, label])).toEqual(before)

    await again.call('deleteProject', { params: { id: project.id } })
    expect((await again.call('listRevisions', { params: { id: project.id } })).status).toBe(404)
    server().clock.advance(31 * DAY_MS)
    await server().purgeExpired()
    const left = await server().database.queries.select().from(revisions)
    expect(left.filter(({ projectId }) => projectId === project.id)).toEqual([])
  })

  test('[BEY-11] 1000 revisions of a project of 60 layers cost at most three times what one does', async () => {
    const person = await server().person()
    const { body } = newProject('Sixty layers', wallOf(60, 100))
    // The store alone: what the rules say of a wall of 60 slabs is not asked here.
    const { keepRevision } = await import('../storage/revision-store')
    const { projects } = await import('../storage/schema')
    const { projectId } = (await person.call('saveProject', newProject('Sixty layers'))).body
    const { queries } = server().database
    const [row] = await queries.select().from(projects).where(sql`id = ${projectId}`)
    if (row === undefined) throw new Error('the project was saved')
    const document = JSON.parse(JSON.stringify(body)) as {
      structures: { components: { properties: { value: string }[] }[] }[]
    }
    for (let revision = 1; revision <= SAVES; revision += 1) {
      const value = document.structures[0]?.components[(revision * 37) % 60]?.properties[0]
      if (value !== undefined) value.value = String(50 + ((revision * 7919) % 450))
      await keepRevision(queries, { ...row, revision, document: document })
    }
    const [size] = await rowsOf<{ one: number; all: number; newest: number }>(
      queries,
      sql`select length(${JSON.stringify(document)}) as one, sum(pg_column_size(content))::float8 as all,
          (sum(pg_column_size(content)) filter (where is_whole))::float8 as newest
        from ${revisions} where project_id = ${projectId}`,
    )
    const { one = 0, all = 0, newest = 0 } = size ?? {}
    expect(newest + (1000 / SAVES) * (all - newest)).toBeLessThan(3 * one)
  })
})

describe('a share that is full', () => {
  onEachDatabase(
    'history',
    (server) => {
      test('[BEY-11, SEC-17] loses the earliest states without a label, and never refuses a save for them', async () => {
        const person = await server().person()
        const noise = () => Array.from({ length: 400 }, () => randomUUID()).join('')
        const { body } = newProject()
        const { projectId } = (await person.call('saveProject', { body })).body
        for (let revision = 1; revision <= 12; revision += 1) {
          const saved = await person.call('saveProject', {
            body: { ...body, projectId, revision, noise: noise() } as never,
          })
          expect(saved.status).toBe(200)
        }
        const { body: list } = await person.call('listRevisions', { params: { id: projectId } })
        const numbers = list.revisions.map(({ revision }) => revision)
        // 14 kB of noise a state, which a half of it packs; the share is 40 kB.
        expect(numbers[0]).toBe(13)
        expect(numbers.length).toBeGreaterThan(2)
        expect(numbers.length).toBeLessThan(8)
        const [last = 0] = numbers.slice(-1)
        const oldest = await person.call('getRevision', { params: { id: projectId, revision: String(last) } })
        expect(oldest.status).toBe(200)
      })
    },
    { quota: { projects: 10, bytes: 40_000 } },
  )
})
