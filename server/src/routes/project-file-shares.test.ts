import { setImmediate as nextTurn } from 'node:timers/promises'
import { strToU8, zipSync } from 'fflate'
import { MEGABYTE } from '../domain/project/quota'
import { refuse, accept } from '../domain/refusal'
import { callLimit } from '../domain/session/call-limit'
import { openFilesTask } from '../project-file/open-files'
import { zipFiles } from '../project-file/zip-files'
import { measuredCurveStore } from '../storage/measured-curve-store'
import { newCurve } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { exported, importing, save, textOf } from '../testing/project-files'
import type { Person } from '../testing/test-application'

const work: [string, string][] = []
let isBusy = false
/** Opened files wait for it. */
let gate = Promise.resolve()
const at = { once: 0, most: 0 }
const asked = { curves: 0 }

onEachDatabase(
  'shares of files',
  (server) => {
    beforeEach(() => {
      work.splice(0)
      isBusy = false
      asked.curves = 0
    })

    const zipOf = async (person: Person, curves: number) => {
      const id = await save(person)
      const text = textOf((await exported(person, id)).file)
      const { projectId: _, isShared: __, creationKey: ___, id: ____, ...curve } = newCurve().body
      const file = {
        ...(JSON.parse(text) as object),
        measuredCurves: Array.from({ length: curves }, () => curve),
      }
      const content = strToU8(JSON.stringify(file))
      return zipSync({ 'a.json': content, 'b.json': content })
    }

    test('[SEC-17] files are opened and packed as work of the account’s share, and refused when there is no capacity', async () => {
      const person = await server().person()
      const zip = await zipOf(person, 0)
      const { body } = await importing(person, zip)
      expect(body.imported).toHaveLength(2)
      await exported(person, ...body.imported.map(({ projectId }) => projectId))
      expect(work).toEqual([
        ['open', person.id],
        ['zip', person.id],
      ])
      isBusy = true
      expect((await importing(person, zip)).failure.code).toBe('Busy')
    })

    test('[SEC-17] one call at a time works on files, and who has most waiting makes room for who has none', async () => {
      const [greedy, other] = [await server().person(), await server().person()]
      let open = (): void => undefined
      gate = new Promise((resolve) => (open = resolve))
      const settled: number[] = []
      const send = (person: Person) => importing(person, '{').then(({ status }) => settled.push(status))
      const calls = Array.from({ length: 25 }, () => send(greedy))
      // One works and 20 wait; the others are refused at once.
      while (settled.length < 4) await nextTurn()
      const last = importing(other, '{')
      while (settled.length < 5) await nextTurn()
      open()
      expect((await last).status).toBe(200)
      await Promise.all(calls)
      expect(settled.filter((status) => status === 503)).toHaveLength(5)
      expect(settled.filter((status) => status === 200)).toHaveLength(20)
      expect(at.most).toBe(1)
    })

    test('[SEC-17] curves for which there is no room are not tried one by one', async () => {
      const person = await server().person()
      const { body } = await importing(person, await zipOf(person, 100))
      expect(body.imported.map(({ curves, curvesLeftOut }) => [curves, curvesLeftOut])).toEqual([
        [3, 97],
        [0, 100],
      ])
      // Three that are kept, and in each of the files the one that finds no room.
      expect(asked.curves).toBe(5)
    })

    test('[SEC-17] a body counts by the megabyte, one without a length as the largest', async () => {
      const person = await server().person()
      // 30 at once; the login was none of them.
      const large = 'x'.repeat(7 * MEGABYTE)
      expect((await importing(person, large)).status).toBe(200)
      expect((await importing(person, large)).status).toBe(200)
      // 9.4 MB each in base64, that is 10 of 30 with the few bytes around.
      expect((await importing(person, large)).status).toBe(200)
      expect((await person.call('listProjects', {})).status).toBe(429)
      const other = await server().person()
      const chunked = () =>
        server().app.inject({
          method: 'POST',
          url: '/api/projects/import',
          headers: {
            ...{ authorization: `Bearer ${other.accessToken}`, 'content-type': 'application/json' },
            'transfer-encoding': 'chunked',
          },
          payload: '{}',
        })
      // 11 MB at most: twice of 30.
      expect((await chunked()).statusCode).toBe(400)
      expect((await chunked()).statusCode).toBe(400)
      expect((await chunked()).statusCode).toBe(429)
    })
  },
  (database) => {
    const curves = measuredCurveStore(database)
    return {
      callLimit: callLimit(1),
      mostCurves: 3,
      curves: {
        ...curves,
        create(...args) {
          asked.curves += 1
          return curves.create(...args)
        },
      },
      projectFiles: {
        async open(file, owner) {
          work.push(['open', owner])
          at.once += 1
          at.most = Math.max(at.most, at.once)
          await gate
          at.once -= 1
          return isBusy ? refuse('Busy') : openFilesTask(file)
        },
        zip(files, owner) {
          work.push(['zip', owner])
          return Promise.resolve(accept(zipFiles(files)))
        },
      },
    }
  },
)
