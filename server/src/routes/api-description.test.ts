import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { API_SCOPES, CALL_SCOPES, CALLS, type CallName } from '@soundleaf/contracts'
import { TestApplication, type Person } from '../testing/test-application'

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: object; readonly example?: unknown } }
}
interface Operation {
  readonly operationId: string
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly schema: object
    readonly example?: unknown
  }[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Partial<Content>>>
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: {
    readonly securitySchemes: object
    readonly schemas?: Readonly<Record<string, object>>
  }
}

let server: TestApplication
let person: Person
let description: Description
let operations: ReadonlyMap<string, Operation>
beforeAll(async () => {
  server = await TestApplication.open('pglite')
  person = await server.person()
  description = (await server.app.inject({ url: '/api/openapi.json' })).json<Description>()
  operations = new Map(
    Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => [operation.operationId, operation]),
    ),
  )
})
afterAll(() => server.close())

/** What the description itself says is wrong with a value. */
function faultsOf(schema: object, value: unknown): readonly string[] {
  const ajv = new Ajv({ strict: false, allErrors: true })
  // Schemas that refer to each other name the document's own place for them.
  ajv.validate({ ...schema, components: { schemas: description.components.schemas ?? {} } }, value)
  return (ajv.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
}

const contentOf = (of: Partial<Content> | undefined) => of?.content?.['application/json']

test('[API-02] every body and every answer of the description has an example that fits what is described', () => {
  const faults = Object.keys(CALLS).flatMap((name) => {
    const operation = operations.get(name)
    const both = [contentOf(operation?.requestBody), contentOf(operation?.responses['200'])]
    return both.flatMap((content) => {
      if (content === undefined) return []
      if (content.example === undefined) return [`${name} has no example`]
      return faultsOf(content.schema, content.example).map((fault) => `${name}${fault}`)
    })
  })
  expect(faults).toEqual([])
})

test('[API-02] what an address has in it has an example', () => {
  const missing = [...operations.values()].flatMap(({ operationId, parameters = [] }) =>
    operationId in CALLS
      ? parameters.flatMap((parameter) =>
          parameter.in === 'path' && parameter.example === undefined
            ? [`${operationId} ${parameter.name}`]
            : [],
        )
      : [],
  )
  expect(missing).toEqual([])
})

test.each(['calculate', 'rate', 'sweep', 'solve', 'rooms', 'outside'] as const)(
  '[API-02] the example of %s can be sent as it is',
  async (name) => {
    const { path, method } = CALLS[name]
    const answer = await server.app.inject({
      ...{ url: path, method },
      headers: { authorization: `Bearer ${person.accessToken}` },
      payload: contentOf(operations.get(name)?.requestBody)?.example as object,
    })
    expect([answer.statusCode, answer.payload.slice(0, 300)]).toEqual([200, expect.any(String)])
  },
)

test('[BEY-16] at each call stands who may make it: a login, a key of which scope, or anybody', () => {
  const scopes: Readonly<Partial<Record<CallName, string>>> = CALL_SCOPES
  for (const [name, { authenticated }] of Object.entries(CALLS)) {
    const scope = scopes[name as CallName]
    const keys = scope === undefined ? [] : [{ key: [scope] }]
    expect([name, operations.get(name)?.security]).toEqual([
      name,
      authenticated ? [{ login: [] }, ...keys] : [],
    ])
  }
  expect(Object.keys(description.components.securitySchemes)).toEqual(['login', 'key'])
})

test('[BEY-16] docs/api.md names the calls of each scope, and no call of another', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8')
  for (const scope of API_SCOPES) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${scope}\` |`)) ?? ''
    const named = [...row.matchAll(/`(GET|POST) ([^`]+)`/g)].map(([, method, path]) => `${method} ${path}`)
    const allowed = Object.entries(CALL_SCOPES).flatMap(([name, of]) => {
      const { method, path } = CALLS[name as CallName]
      return of === scope ? [`${method} ${path}`] : []
    })
    expect(named.filter((call) => !allowed.includes(call))).toEqual([])
    // What is below a batch or the products is told in words.
    const told = (call: string) => named.includes(call) || /^\w+ \/api\/(batches|products)\//.test(call)
    expect(allowed.filter((call) => !told(call))).toEqual([])
  }
})

test('[BEY-11] the message of a webhook is described, with its headers and an example', () => {
  const post = description.webhooks['project.saved']?.post
  expect(post?.parameters?.map(({ name }) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ])
  const content = contentOf(post?.requestBody)
  const schema = content?.schema ?? {}
  expect(faultsOf(schema, content?.example)).toEqual([])
  expect(faultsOf(schema, { type: 'project.lost' })).not.toEqual([])
})
