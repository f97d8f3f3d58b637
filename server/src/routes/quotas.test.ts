import { sql } from 'drizzle-orm'
import { quotaOf } from '../domain/project/quota'
import { rowsOf } from '../storage/schema-version'
import { newProject } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import type { Person } from '../testing/test-application'

/** Saves at the same moment, of which 20 have room. */
const AT_ONCE = Math.ceil(30 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1))

// Of which PostgreSQL keeps each letter: what repeats it would compress.
const noise = (bytes: number) =>
  Array.from({ length: bytes }, () => String.fromCharCode(33 + Math.floor(90 * Math.random())))
    .join('')
    .replace(/["\\]/g, '_')

const project = (name: string, bytes = 0) => {
  const { body } = newProject(name)
  return { body: { ...body, note: noise(bytes) } }
}

onEachDatabase(
  'quotas',
  (server) => {
    const share = async (person: Person) => (await person.call('listProjects', {})).body.share

    test('[SEC-17] an account has at most so many projects: the next one says so, and a deletion makes room', async () => {
      const person = await server().person()
      const saved = []
      for (let count = 0; count < 20; count += 1) {
        const answer = await person.call('saveProject', project(`Number ${count}`))
        expect(answer.status).toBe(200)
        saved.push(answer.body)
      }
      expect(await share(person)).toMatchObject({ projects: 20, projectsMax: 20, megabytesMax: 0.1 })
      const one = await person.call('saveProject', project('One more'))
      expect(one.status).toBe(507)
      expect(one.failure).toEqual({
        code: 'StorageFull',
        reason: 'TooManyProjects',
        params: { max: 20 },
        message:
          'You have 20 projects, as many as an account may have. Delete one that you do not need, and try again.',
      })
      const [first] = saved
      if (first === undefined) throw new Error('nothing was saved')
      const { projectId, revision } = first
      const copy = { params: { id: projectId }, body: { name: 'A copy' } }
      expect((await person.call('duplicateProject', copy)).failure.reason).toBe('TooManyProjects')
      // What is there can be changed.
      const changed = { body: { ...project('Changed').body, projectId, revision } }
      expect((await person.call('saveProject', changed)).status).toBe(200)
      await person.call('deleteProject', { params: { id: projectId } })
      expect((await person.call('saveProject', project('One more'))).status).toBe(200)
    })

    test('[SEC-17] the projects of an account fill at most so many megabytes; what does not grow can be changed', async () => {
      const person = await server().person()
      const big = project('Big', 60_000)
      const { projectId, revision } = (await person.call('saveProject', big)).body
      expect((await share(person))?.megabytes).toBeGreaterThan(0.04)
      const second = await person.call('saveProject', project('Second', 60_000))
      expect(second.failure).toMatchObject({ reason: 'ShareFull', params: { max_MB: 0.1 } })
      const grown = { body: { ...project('Grown', 120_000).body, projectId, revision } }
      expect((await person.call('saveProject', grown)).failure.reason).toBe('ShareFull')
      expect((await person.call('getProject', { params: { id: projectId } })).body).toMatchObject({
        name: 'Big',
        revision,
      })
      // Others have their own.
      expect((await (await server().person()).call('saveProject', big)).status).toBe(200)
    })

    test('[SEC-17] of many saves at once no more succeed than there is room for', async () => {
      const person = await server().person()
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) => person.call('saveProject', project(`At once ${at}`))),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
      expect(answers.filter(({ status }) => status === 507)).toHaveLength(AT_ONCE - 20)
    })

    test('[SEC-17] who deletes what they save keeps no more than twice the share', async () => {
      const person = await server().person()
      for (let count = 0; count < 50; count += 1) {
        const { projectId } = (await person.call('saveProject', project(`Number ${count}`))).body
        await person.call('deleteProject', { params: { id: projectId } })
      }
      const theirs = sql`select 1 from projects where account_id = ${person.id}`
      expect((await rowsOf(server().database.queries, theirs)).length).toBeLessThanOrEqual(22)
    })

    test('[SEC-17] a trial has a tenth of it', async () => {
      const trial = await server().person({ licence: 'trial' })
      for (let count = 0; count < 2; count += 1)
        expect((await trial.call('saveProject', project(`Number ${count}`))).status).toBe(200)
      expect((await trial.call('saveProject', project('One more'))).failure).toMatchObject({
        params: { max: 2 },
      })
      const [projects, bytes] = [2000, 500_000_000]
      expect(quotaOf({ licence: 'trial' }, { projects, bytes })).toEqual({ projects: 200, bytes: 50_000_000 })
    })
  },
  { quota: { projects: 20, bytes: 100_000 } },
)
