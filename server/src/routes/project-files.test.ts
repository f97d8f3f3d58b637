import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import Fastify from 'fastify'
import { unzipSync } from 'fflate'
import type { ProjectFile } from '@soundleaf/contracts'
import { FIELD_VALUES, newCurve, newProject, structureOf } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { exported, importing, randomProject, save, textOf } from '../testing/project-files'
import type { Person } from '../testing/test-application'
import { runAdmin } from '../testing/run-admin'

const RUNS = Math.min(200, Math.ceil(40 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)))
const PUBLISHED = join(import.meta.dirname, '../../../docs/format/project.soundleaf-1.schema.json')

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (file: string) => JSON.parse(textOf(file)) as ProjectFile
onEachDatabase('files of projects', (server) => {
  const linked = (person: Person, projectId: string, title: string) =>
    person.call('saveMeasuredCurve', newCurve({ projectId, title }))

  test('[BEY-11] an export holds the project, its curves, its products and its results with engine and standard', async () => {
    const person = await server().person({ standard: 'Astm' })
    const structure = structureOf()
    const product = { productId: '11111111-2222-4333-8444-555555555555', productVersion: 7 }
    const components = structure.components.map((component) => ({
      ...component,
      ...product,
      productManufacturer: 'Byggskivan',
    }))
    const id = await save(person, newProject('Party wall', { ...structure, components }))
    await linked(person, id, 'Lab test')
    await person.call('saveMeasuredCurve', newCurve({ title: 'Of nothing' }))
    const { name, type, file } = await exported(person, id)
    expect([name, type]).toEqual(['Party wall.soundleaf.json', 'application/json'])
    const read = fileOf(file)
    expect(read).toMatchObject({
      format: 'soundleaf-project',
      version: 1,
      project: { name: 'Party wall', fieldValues: FIELD_VALUES, structures: [{ components }] },
      measuredCurves: [{ title: 'Lab test', quantity: 'R', laboratory: 'Ljudlab' }],
      products: [
        {
          productId: product.productId,
          version: 7,
          manufacturer: 'Byggskivan',
          componentIds: components.map(({ componentId }) => componentId),
        },
      ],
      results: { standard: 'Astm' },
    })
    const body = { fieldValues: FIELD_VALUES, structures: read.project.structures }
    const { body: answer } = await person.call('calculate', { body })
    expect(read.results).toEqual({ standard: 'Astm', engineVersion: answer.engineVersion, answer })
    for (const ofTheServer of ['projectId', 'revision', 'isShared', 'createdDateUtc', 'saveKey'])
      expect(textOf(file)).not.toContain(`"${ofTheServer}"`)
  })

  test('[BEY-11] a file goes out, in and out again without a byte changed, for random projects', async () => {
    const [maker, receiver] = [await server().person(), await server().person()]
    await fc.assert(
      fc.asyncProperty(randomProject, fc.integer({ min: 0, max: 2 }), async (request, curves) => {
        const id = await save(maker, request)
        for (let count = 0; count < curves; count += 1) await linked(maker, id, `Curve ${count % 2}`)
        const { file } = await exported(maker, id)
        const { body } = await importing(receiver, Buffer.from(file, 'base64'))
        expect(body).toMatchObject({ refused: [], imported: [{ curves, curvesLeftOut: 0 }] })
        const again = await exported(receiver, body.imported[0]?.projectId ?? '')
        expect(textOf(again.file)).toBe(textOf(file))
      }),
      { numRuns: RUNS },
    )
  })

  test('[BEY-11] what is exported fits the published schema, which refuses what is another', async () => {
    const person = await server().person()
    const schema = JSON.parse(readFileSync(PUBLISHED, 'utf8')) as object
    // Another reader of JSON Schema than the one that wrote it.
    const reader = Fastify()
    reader.post('/', { schema: { body: schema } }, () => 'fits')
    const read = async (value: unknown) =>
      (await reader.inject({ method: 'POST', url: '/', payload: value as object })).payload
    for (const request of fc.sample(randomProject, 5)) {
      const { file } = await exported(person, await save(person, request))
      expect(await read(fileOf(file))).toBe('fits')
      expect(await read({ ...fileOf(file), version: 2 })).toContain('version')
      expect(await read({ ...fileOf(file), measuredCurves: [{ title: 'No values' }] })).toContain('quantity')
    }
    await reader.close()
  })

  test('[BEY-11] several are a ZIP, the same each time, whose names are safe and none twice', async () => {
    const person = await server().person()
    const names = ['Wall', 'wall', 'a/../b: "c"', '..']
    const ids: string[] = []
    for (const name of names) ids.push(await save(person, newProject(name)))
    const { name, type, file } = await exported(person, ...ids)
    expect([name, type]).toEqual(['projects.soundleaf.zip', 'application/zip'])
    expect((await exported(person, ...ids)).file).toBe(file)
    const files = unzipSync(Buffer.from(file, 'base64'))
    expect(Object.keys(files).sort()).toEqual([
      'Wall.soundleaf.json',
      'a-..-b- -c-.soundleaf.json',
      'project.soundleaf.json',
      'wall (2).soundleaf.json',
    ])
    const { body } = await importing(person, Buffer.from(file, 'base64'), 'all.zip')
    expect(body.imported.map((one) => one.name).sort()).toEqual([...names].sort())
    expect(body.refused).toEqual([])
  })

  test('[BEY-11] only own projects are exported, and none when one of them is not', async () => {
    const teamId = await server().team(5)
    const [person, colleague] = [await server().person({ teamId }), await server().person({ teamId })]
    const shared = await save(colleague)
    await colleague.call('setShared', { params: { id: shared }, body: { isShared: true } })
    const ids = [await save(person), shared]
    expect((await person.call('exportProjects', { body: { ids } })).status).toBe(404)
  })

  test('[BEY-11] [LIC-02] a trial exports no results, Light none of a band, and neither keeps the curves of a file', async () => {
    const full = await server().person()
    const id = await save(full)
    await linked(full, id, 'Lab test')
    const { file } = await exported(full, id)
    for (const licence of ['trial', 'light'] as const) {
      const person = await server().person({ licence })
      const { imported } = (await importing(person, Buffer.from(file, 'base64'))).body
      expect(imported).toMatchObject([{ curves: 0, curvesLeftOut: 1 }])
      const { results } = fileOf((await exported(person, imported[0]?.projectId ?? '')).file)
      if (licence === 'trial') expect(results).toBeNull()
      else expect(results?.answer).toMatchObject({ isRandom: false, tableResultR: null })
    }
  })

  test('[BEY-11] a repeated import finds the projects and curves of the first', async () => {
    const person = await server().person()
    const id = await save(person)
    await linked(person, id, 'Lab test')
    const { name, file } = await exported(person, id)
    const body = { name, file, importKey: '99999999-2222-4333-8444-555555555555' }
    const [first, second] = [
      await person.call('importProjects', { body }),
      await person.call('importProjects', { body }),
    ]
    expect(second.body).toEqual(first.body)
    expect((await person.call('listProjects', {})).body.total).toBe(2)
    expect((await person.call('listMeasuredCurves', {})).body.total).toBe(2)
  })

  test('[BEY-11] what the API gave before the format had a name is read', async () => {
    const person = await server().person()
    const { body } = await person.call('getProject', { params: { id: await save(person) } })
    const read = await importing(person, `\uFEFF${JSON.stringify(body)}`)
    expect(read.body).toMatchObject({ imported: [{ name: 'A wall' }], refused: [] })
    expect(read.body.imported[0]?.projectId).not.toBe(body.projectId)
  })

  test('[BEY-11] the command line writes what the page writes, and reads it back', async () => {
    const [person, other] = [await server().person(), await server().person()]
    const id = await save(person, newProject('Party wall'))
    await linked(person, id, 'Lab test')
    const one = join(folder, 'one.soundleaf.json')
    const admin = (...args: string[]) => runAdmin(server(), ...args)
    expect((await admin('export-projects', person.email, one)).output).toBe(
      `Exported 1 project of ${person.email} to ${one}.`,
    )
    expect(readFileSync(one, 'utf8')).toBe(textOf((await exported(person, id)).file))
    const back = await admin('import-projects', other.email, one)
    expect(back.output).toContain(`Party wall\nImported 1 project for ${other.email}.`)
    await save(person, newProject('Floor'))
    const all = join(folder, 'all.zip')
    await admin('export-projects', person.email, all)
    await admin('import-projects', other.email, all)
    const { projects } = (await other.call('listProjects', {})).body
    expect(projects.map(({ name }) => name).sort()).toEqual(['Floor', 'Party wall', 'Party wall'])
    expect((await admin('export-projects', person.email, one, '--name', 'Roof')).fault).toBe(
      `${person.email} has no project of the name "Roof".`,
    )
    const faulty = join(folder, 'faulty.json')
    writeFileSync(faulty, '{')
    expect((await admin('import-projects', other.email, faulty)).fault).toContain(
      'faulty.json: This is no JSON',
    )
    expect((await admin('import-projects', other.email, join(folder, 'none.json'))).fault).toContain(
      'cannot be read',
    )
  })
})
