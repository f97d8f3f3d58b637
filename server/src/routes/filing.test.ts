import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UNFILED, type CallRequest, type ProjectFile } from '@soundleaf/contracts'
import { newProject as firstRevision } from '../domain/project/project'
import { projects } from '../storage/schema'
import { newProject } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { exported, importing, save, textOf } from '../testing/project-files'
import { runAdmin } from '../testing/run-admin'
import type { Person } from '../testing/test-application'

type Query = NonNullable<CallRequest<'listProjects'>['query']>
type Change = Omit<CallRequest<'setFiling'>['body'], 'ids'>

const file = (person: Person, ids: readonly string[], change: Change) =>
  person.call('setFiling', { body: { ids: [...ids], ...change } })

async function names(person: Person, query: Query = {}): Promise<readonly string[]> {
  const { body } = await person.call('listProjects', { query })
  return body.projects.map(({ name }) => name).sort()
}

async function filings(person: Person) {
  const { body } = await person.call('listProjects', { query: { archive: 'all' } })
  return Object.fromEntries(body.projects.map(({ name, filing }) => [name, filing]))
}

onEachDatabase('filing', (server) => {
  const person = () => server().person()
  const saved = (owner: Person, ...called: readonly string[]) =>
    Promise.all(called.map((name) => save(owner, newProject(name))))

  test('[BEY-11] many projects are filed at once under a job and tags, and are of the same revision after', async () => {
    const owner = await person()
    const ids = await saved(owner, 'Wall', 'Floor', 'Roof')
    const [wall = '', floor = ''] = ids
    const before = (await owner.call('getProject', { params: { id: wall } })).body
    server().clock.advance(60_000)
    expect((await file(owner, ids, { job: ' 2431 Hotell Strand ', addedTags: ['phase 1'] })).status).toBe(200)
    await file(owner, [wall, floor], { addedTags: ['party wall', 'Phase 1'], removedTags: ['roof'] })
    await file(owner, [floor], { job: null, removedTags: ['phase 1'] })
    expect(await filings(owner)).toEqual({
      Wall: { job: '2431 Hotell Strand', tags: ['phase 1', 'party wall'], isArchived: false },
      Floor: { job: null, tags: ['party wall'], isArchived: false },
      Roof: { job: '2431 Hotell Strand', tags: ['phase 1'], isArchived: false },
    })
    expect((await owner.call('getProject', { params: { id: wall } })).body).toEqual(before)
    const { body: list } = await owner.call('listProjects', { query: { filter: 'roof' } })
    expect([list.jobs, list.tags]).toEqual([['2431 Hotell Strand'], ['party wall', 'phase 1']])
    // A save changes nothing of it.
    const { body } = newProject('Wall')
    await owner.call('saveProject', { body: { ...body, projectId: wall, revision: before.revision } })
    expect((await filings(owner))['Wall']?.job).toBe('2431 Hotell Strand')
  })

  test('[BEY-11] a list is narrowed by job, by tag and by words in either, and finds what is not among its 500', async () => {
    const owner = await person()
    const begin = server().clock.read().getTime()
    const made = Array.from({ length: 501 }, (_, index) => ({
      ...firstRevision(
        { name: `Wall ${index}`, structuresSummary: [], document: { structures: [] }, saveKey: null },
        { accountId: owner.id, creationKey: randomUUID() },
        new Date(begin + index),
      ),
      structuresSummary: ['SingleMassiveElementWall' as const],
      tags: [],
    }))
    await server().database.queries.insert(projects).values(made)
    const [oldest, second, third] = made.map(({ id }) => id)
    await file(owner, [oldest ?? '', second ?? ''], { job: 'Kv. Tallen 100 %', addedTags: ['Förskola'] })
    await file(owner, [third ?? ''], { addedTags: ['Förskola', "it's"] })
    expect(await names(owner, { job: 'Kv. Tallen 100 %' })).toEqual(['Wall 0', 'Wall 1'])
    expect(await names(owner, { tag: 'Förskola' })).toEqual(['Wall 0', 'Wall 1', 'Wall 2'])
    expect(await names(owner, { tag: "it's" })).toEqual(['Wall 2'])
    expect(await names(owner, { job: '', tag: 'Förskola' })).toEqual(['Wall 2'])
    // Whatever capitals and accents; a sign of SQL stands for itself.
    for (const filter of ['tallen', '100 %', 'forskola'])
      expect(await names(owner, { filter })).toContain('Wall 0')
    expect(await names(owner, { filter: 'tal_en' })).toEqual([])
    expect(await names(owner, { job: 'Kv. Tallen' })).toEqual([])
    const { body } = await owner.call('listProjects', { query: { job: 'Kv. Tallen 100 %', tag: 'Förskola' } })
    expect(body.total).toBe(2)
  })

  test('[BEY-11] what is archived leaves the list for another, opens, is saved and copied; a repeated first save finds it', async () => {
    const teamId = await server().team(5)
    const [owner, colleague] = [await server().person({ teamId }), await server().person({ teamId })]
    const request = newProject('Old wall')
    const [id, other] = [await save(owner, request), await save(owner, newProject('New wall'))]
    await owner.call('setShared', { params: { id }, body: { isShared: true } })
    const shared = async () => (await colleague.call('listTeamProjects', {})).body.projects
    expect(await shared()).toHaveLength(1)
    await file(owner, [id], { job: '1999', isArchived: true })
    expect(await names(owner)).toEqual(['New wall'])
    expect(await names(owner, { archive: 'archived' })).toEqual(['Old wall'])
    expect(await names(owner, { archive: 'all' })).toEqual(['New wall', 'Old wall'])
    expect(await shared()).toEqual([])
    expect(await names(owner, { creationKey: request.body.creationKey ?? '' })).toEqual(['Old wall'])
    expect(await save(owner, request)).toBe(id)
    const copy = await owner.call('duplicateProject', { params: { id }, body: { name: 'Newer wall' } })
    expect(copy.status).toBe(200)
    expect(await filings(owner)).toEqual({
      'Old wall': { job: '1999', tags: [], isArchived: true },
      'Newer wall': { job: '1999', tags: [], isArchived: false },
      'New wall': UNFILED,
    })
    await file(owner, [id, other], { isArchived: false })
    expect(await names(owner)).toEqual(['New wall', 'Newer wall', 'Old wall'])
  })

  test('[BEY-11] none is filed when one is not the caller’s, deleted or unknown', async () => {
    const [owner, stranger] = [await person(), await person()]
    const [own, deleted] = [await save(owner), await save(owner, newProject('Deleted'))]
    await owner.call('deleteProject', { params: { id: deleted } })
    for (const id of [await save(stranger), deleted, randomUUID()]) {
      const refused = await file(owner, [own, id], { job: '2431' })
      expect([refused.status, refused.failure.code]).toEqual([404, 'NotFound'])
    }
    expect(Object.values(await filings(owner))).toEqual([UNFILED])
    expect(Object.values(await filings(stranger))).toEqual([UNFILED])
  })

  test('[BEY-11] a name that cannot be is refused with its field and what is allowed, and nothing is filed', async () => {
    const owner = await person()
    const id = await save(owner)
    const of = async (change: Change) => {
      const { status, failure } = await file(owner, [id], change)
      return [status, failure['field'], failure.message]
    }
    const long = '🎻'.repeat(61)
    expect((await file(owner, [id], { job: '🎻'.repeat(60) })).status).toBe(200)
    expect((await of({ job: long }))[2]).toMatch(
      /^job is “🎻+” and must be one line of 1 to 60 characters\.$/u,
    )
    expect((await of({ addedTags: ['a', '  '] })).slice(0, 2)).toEqual([400, 'addedTags.1'])
    expect((await of({ addedTags: ['a\nb'] })).slice(0, 2)).toEqual([400, 'addedTags.0'])
    const twenty = Array.from({ length: 20 }, (_, index) => `tag ${index}`)
    expect((await file(owner, [id], { addedTags: twenty })).status).toBe(200)
    expect(await of({ addedTags: ['one more'] })).toEqual([
      400,
      'addedTags',
      'addedTags is more than 20 with what a project has and must leave it fewer.',
    ])
    expect((await file(owner, [id], { addedTags: ['one more'], removedTags: ['tag 3'] })).status).toBe(200)
    const { job, tags } = (await filings(owner))['A wall'] ?? UNFILED
    expect([job, tags.length]).toEqual(['🎻'.repeat(60), 20])
  })

  test('[BEY-11] the open format carries job, tags and archive, out, in and out again without a byte changed', async () => {
    const [maker, receiver] = [await person(), await person()]
    const [plain = '', filed = ''] = await saved(maker, 'Plain', 'Filed')
    await file(maker, [filed], { job: '2431', addedTags: ['b', 'a'], isArchived: true })
    expect(textOf((await exported(maker, plain)).file)).not.toContain('"filing"')
    const out = await exported(maker, filed)
    const filing = { job: '2431', tags: ['b', 'a'], isArchived: true }
    expect((JSON.parse(textOf(out.file)) as ProjectFile).filing).toEqual(filing)
    const { body } = await importing(receiver, Buffer.from(out.file, 'base64'))
    expect(await filings(receiver)).toEqual({ Filed: filing })
    expect((await exported(receiver, body.imported[0]?.projectId ?? '')).file).toBe(out.file)
    const faulty = textOf(out.file).replace('"2431"', '7')
    const refused = (await importing(receiver, faulty)).body.refused
    expect(refused[0]?.failure.message).toContain('filing')
    expect(Object.keys(await filings(receiver))).toEqual(['Filed'])
  })

  test('[BEY-11] a backup and the download of one’s own data have how projects are filed', async () => {
    const owner = await person()
    await file(owner, [await save(owner)], { job: '2431', addedTags: ['fire, "EI 60"'], isArchived: true })
    const before = await filings(owner)
    const { body } = await owner.call('exportAccount', {})
    expect(body.projects[0]?.filing).toEqual(before['A wall'])
    const folder = mkdtempSync(join(tmpdir(), 'soundleaf-filing-'))
    const backup = join(folder, 'filing.backup')
    expect((await runAdmin(server(), 'backup', backup)).fault).toBeNull()
    expect((await runAdmin(server(), 'restore', backup, '--replace')).fault).toBeNull()
    rmSync(folder, { recursive: true })
    expect(await filings(await server().signIn(owner))).toEqual(before)
  })
})
