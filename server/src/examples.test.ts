import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { newProject } from './testing/constructions'
import { save } from './testing/project-files'
import { partsOfQuery } from './testing/power-query'
import { PASSWORD, TestApplication, type Person } from './testing/test-application'
import { webhookReceiver } from './testing/webhook-receiver'

const EXAMPLES = join(import.meta.dirname, '../../examples')

let server: TestApplication
let address: string
let person: Person
beforeAll(async () => {
  server = await TestApplication.open('pglite')
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  person = await server.person()
})
afterAll(() => server.close())

/** The example, as somebody runs it. */
function python(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const program = spawn('python3', [join(EXAMPLES, 'python/soundleaf.py'), ...args], {
    env: { ...process.env, SOUNDLEAF: address, SOUNDLEAF_TOKEN: person.accessToken, ...environment },
  })
  const said = { out: '', err: '' }
  program.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  program.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text))
  const ended = new Promise<number | null>((resolve) => program.on('close', resolve))
  /** Once a stream has said something. */
  const until = (which: 'stdout' | 'stderr') =>
    new Promise<void>((resolve) => program[which].once('data', () => resolve()))
  return { program, said, ended, until }
}

test('[BEY-11] the Python example lists, exports and predicts, and says what was refused', async () => {
  const id = await save(person, newProject('Party wall, 200 mm'))
  await save(person, newProject('Of no job'))
  await person.call('setFiling', { body: { ids: [id], job: '2431', addedTags: ['a', 'b'] } })
  const listing = python(['list', '--job', '2431'])
  expect([await listing.ended, listing.said.err]).toEqual([0, ''])
  const [head, line, ...others] = listing.said.out.split('\r\n')
  expect(head).toBe('job,name,tags,airborne_dB,impact_dB,thickness_mm,mass_kgm2')
  // 200 mm of 2300 kg/m³.
  expect(line).toMatch(/^2431,"Party wall, 200 mm",a; b,\d+,,200,460$/)
  expect(others).toEqual([''])

  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-python-'))
  const exporting = python(['export', folder, '--tag', 'a'])
  expect([await exporting.ended, exporting.said.err]).toEqual([0, ''])
  const [file = '', ...more] = readdirSync(folder)
  expect([file, more]).toEqual([`${id.slice(0, 8)} Party wall, 200 mm.soundleaf.json`, []])
  const predicting = python(['predict', join(folder, file)])
  expect([await predicting.ended, predicting.said.err]).toEqual([0, ''])
  const { rw } = JSON.parse(predicting.said.out) as { rw: number }
  expect(line).toContain(`,${rw},,200,460`)

  // A key takes the token's place, for what its scopes are.
  const made = await person.call('makeApiKey', {
    body: { name: 'Script', scopes: ['ReadProjects'], days: 1, password: PASSWORD },
  })
  const withKey = python(['list', '--job', '2431'], { SOUNDLEAF_TOKEN: made.body.key })
  expect([await withKey.ended, withKey.said.out]).toEqual([0, listing.said.out])
  const beyond = python(['predict', join(folder, file)], { SOUNDLEAF_TOKEN: made.body.key })
  expect(await beyond.ended).toBe(1)
  expect(beyond.said.err).toMatch(/^POST \/api\/calculate: 403 /)
  rmSync(folder, { recursive: true })

  const refused = python(['list'], { SOUNDLEAF_TOKEN: 'no token' })
  expect(await refused.ended).toBe(1)
  expect(refused.said.err).toMatch(/^GET \/api\/projects: 401 /)
})

test('[BEY-11] the Python example takes a message that was signed with its secret, and no other', async () => {
  const reserved = await webhookReceiver()
  await reserved.close()
  // The message says the test's time, and the listener looks at a clock.
  const shift = Date.now() - server.clock.read().getTime()
  server.clock.advance(shift)
  const owner = await server.person()
  const made = await owner.call('makeWebhook', { body: { url: `http://127.0.0.1:${reserved.port}/` } })
  const { secret, webhook } = made.body
  const test = async () =>
    (await owner.call('testWebhook', { params: { id: webhook.id } })).body.webhook.last?.status
  for (const [known, status] of [
    [secret, 204],
    ['whsec_AAAA', 401],
  ] as const) {
    const listening = python(['listen', String(reserved.port)], { SOUNDLEAF_SECRET: known })
    await listening.until('stderr')
    expect(await test()).toBe(status)
    if (status === 204) {
      server.clock.advance(400_000)
      expect(await test()).toBe(401)
      server.clock.advance(-400_000)
    }
    listening.program.kill()
    await listening.ended
    const messages = listening.said.out.split('\n').filter((line) => line !== '')
    expect(messages.map((line) => (JSON.parse(line) as { type: string }).type)).toEqual(
      status === 204 ? ['webhook.test'] : [],
    )
  }
  server.clock.advance(-shift)
})

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
  readonly responses: { readonly 200: unknown }
}
interface Schema {
  readonly properties: Readonly<Record<string, unknown>>
  readonly required: readonly string[]
}

/** The names of all fields that a description has, on every level. */
function fieldsOf(description: unknown): readonly string[] {
  if (typeof description !== 'object' || description === null) return []
  return Object.entries(description).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...fieldsOf(value),
  ])
}

test.each(['projects.pq', 'bands.pq'])(
  '[BEY-11] the Excel example %s calls what the API describes, with its parameters and fields',
  async (name) => {
    const { payload } = await server.app.inject({ url: '/api/openapi.json' })
    const { paths } = JSON.parse(payload) as {
      paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
    }
    const { calls, read, isBalanced } = partsOfQuery(readFileSync(join(EXAMPLES, 'excel', name), 'utf8'))
    expect(isBalanced).toBe(true)
    expect(calls.length).toBeGreaterThan(0)
    const answered: string[] = []
    for (const { path, query, body } of calls) {
      const operation = paths[path]?.[body === null ? 'get' : 'post']
      expect([path, operation === undefined]).toEqual([path, false])
      const parameters = (operation?.parameters ?? []).filter((one) => one.in === 'query')
      expect(parameters.map((one) => one.name)).toEqual(expect.arrayContaining([...query]))
      if (body !== null) {
        const schema = operation?.requestBody?.content['application/json'].schema
        expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining([...body]))
        expect(body).toEqual(expect.arrayContaining([...(schema?.required ?? ['a body'])]))
      }
      answered.push(...fieldsOf(operation?.responses[200]))
    }
    expect(read.length).toBeGreaterThan(2)
    expect(read.filter((field) => !answered.includes(field))).toEqual([])
  },
)
