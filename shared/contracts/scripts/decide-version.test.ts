import { Type, type TSchema } from '@sinclair/typebox'
import { decideVersion } from './decide-version'
import { surfaceText } from './surface'

const STANDARDS = ['Iso', 'Astm'] as const
const HOST = 'export interface RemoteHost { toast(text: string): void; ask(text: string): void }'
const MODULE = 'export interface RemoteModule { readonly name: string }'

interface Contract {
  readonly note?: Record<string, TSchema>
  readonly reply?: Record<string, TSchema>
  readonly standards?: readonly string[]
  readonly path?: string
  readonly sources?: readonly string[]
}

/** A small contract of one call, one list and one host; every test changes one thing of it. */
function surface({
  note,
  reply,
  standards = STANDARDS,
  path = '/notes',
  sources = [HOST, MODULE],
}: Contract = {}) {
  const Note = Type.Object(
    note ?? { text: Type.String({ minLength: 1, maxLength: 10 }), mark: Type.Optional(Type.String()) },
  )
  const Reply = Type.Object(reply ?? { id: Type.String(), total: Type.Integer() })
  const keep = { method: 'PUT', path, authenticated: false, body: Note, answer: Reply }
  return surfaceText('1.0.0', { CALLS: { keep }, Note, Reply, STANDARDS: standards }, sources)
}

const before = surface()
const decide = (after: Contract, to: string) => decideVersion(before, surface(after), '1.2.3', to)

const text = Type.String({ minLength: 1, maxLength: 10 })
const mark = Type.Optional(Type.String())

const BREAKING: readonly (readonly [string, Contract])[] = [
  ['a field of a request removed', { note: { text } }],
  ['a field of an answer removed', { reply: { id: Type.String() } }],
  ['a field renamed', { reply: { identity: Type.String(), total: Type.Integer() } }],
  ['a field of another type', { reply: { id: Type.Integer(), total: Type.Integer() } }],
  ['a new field that a request must carry', { note: { text, mark, kind: Type.String() } }],
  ['an optional field of a request made required', { note: { text, mark: Type.String() } }],
  [
    'a required field of an answer made optional',
    { reply: { id: Type.String(), total: Type.Optional(Type.Integer()) } },
  ],
  [
    'an answer that may be null',
    { reply: { id: Type.Union([Type.String(), Type.Null()]), total: Type.Integer() } },
  ],
  ['a shorter text', { note: { text: Type.String({ minLength: 1, maxLength: 9 }), mark } }],
  ['a longer least text', { note: { text: Type.String({ minLength: 2, maxLength: 10 }), mark } }],
  ['a bound where there was none', { note: { text, mark: Type.Optional(Type.String({ maxLength: 3 })) } }],
  ['a value of a list removed', { standards: ['Iso'] }],
  ['a call at another path', { path: '/memos' }],
  [
    'a method of the host removed',
    { sources: ['export interface RemoteHost { toast(text: string): void }', MODULE] },
  ],
  [
    'something more that a remote must implement',
    { sources: [HOST, 'export interface RemoteModule { readonly name: string; stop(): void }'] },
  ],
]

test.each(BREAKING)('%s needs a new major version', (_, after) => {
  expect(decide(after, '1.3.0')).toMatchObject({
    ok: false,
    reason: expect.stringContaining('needs a new major version') as string,
  })
  expect(decide(after, '2.0.0')).toEqual({ ok: true, change: 'major' })
})

const ADDITIVE: readonly (readonly [string, Contract])[] = [
  ['an optional field of a request added', { note: { text, mark, kind: Type.Optional(Type.String()) } }],
  [
    'an optional field of a request added, with bounds',
    { note: { text, mark, level: Type.Optional(Type.Number({ minimum: 0, maximum: 20 })) } },
  ],
  ['a required field of a request made optional', { note: { text: Type.Optional(text), mark } }],
  [
    'a field of an answer added',
    { reply: { id: Type.String(), total: Type.Integer(), size: Type.Integer() } },
  ],
  ['a longer text', { note: { text: Type.String({ minLength: 1, maxLength: 11 }), mark } }],
  ['a bound taken away', { note: { text: Type.String({ minLength: 1 }), mark } }],
  ['a value added to a list', { standards: ['Iso', 'Astm', 'Jis'] }],
  ['a method of the host added', { sources: [HOST.replace('toast', 'help(): void; toast'), MODULE] }],
]

test.each(ADDITIVE)('%s needs a new minor version', (_, after) => {
  expect(decide(after, '1.2.4')).toMatchObject({
    ok: false,
    reason: expect.stringContaining('needs a new minor version') as string,
  })
  expect(decide(after, '1.3.0')).toEqual({ ok: true, change: 'minor' })
  expect(decide(after, '2.0.0')).toEqual({ ok: true, change: 'minor' })
})

test('a surface that stays may keep its version or raise it', () => {
  for (const to of ['1.2.3', '1.2.4', '1.3.0', '2.0.0'])
    expect(decide({}, to)).toEqual({ ok: true, change: 'none' })
})

test.each(['1.2.2', '1.1.9', '0.9.9'])(
  'a version that went down to %s is refused, whatever changed',
  (to) => {
    expect(decide({}, to)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('went down') as string,
    })
  },
)

test.each(['', '1.2', 'v1.2.3', '1.2.3-rc', '01.2.3', 'one'])(
  'the version "%s" cannot be read',
  (version) => {
    expect(decide({}, version).ok).toBe(false)
    expect(decideVersion(before, before, version, '1.2.3').ok).toBe(false)
  },
)

test('an empty or foreign surface is refused: it would hide every removal', () => {
  expect(decideVersion('', before, '1.0.0', '2.0.0').ok).toBe(false)
  expect(decideVersion(before, '<html>', '1.0.0', '2.0.0').ok).toBe(false)
})
