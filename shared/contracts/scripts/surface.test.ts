import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type } from '@sinclair/typebox'
import {
  ANSWER_CHECK_FILE,
  answerCheck,
  currentSurface,
  FILE_SCHEMA_FILE,
  fileSchema,
} from './current-surface'
import { surfaceText, type Exports } from './surface'

const folder = join(__dirname, '..')

test('what is generated is fresh: npm run contract writes it', () => {
  expect(readFileSync(join(folder, 'contract.api.md'), 'utf8')).toBe(currentSurface(folder))
  expect(readFileSync(join(folder, ANSWER_CHECK_FILE), 'utf8')).toBe(answerCheck())
})

test('[BEY-11] the published schema of the open format is that of the contract', () => {
  expect(readFileSync(join(folder, FILE_SCHEMA_FILE), 'utf8')).toBe(fileSchema())
})

const Note = Type.Object({
  text: Type.String({ maxLength: 10 }),
  mark: Type.Union([Type.Null(), Type.Integer()]),
})
const call = {
  method: 'PUT',
  path: '/notes/{id}',
  authenticated: true,
  params: { id: Type.String() },
  body: Note,
}
const surfaceOf = (exports: Exports, source = '') => surfaceText('1.0.0', exports, [source])

test('a call is described by its method, path, token, parameters, request and answer', () => {
  const text = surfaceOf({ CALLS: { keep: { ...call, answer: Type.Object({}) } }, Note })
  expect(text).toContain(
    [
      '### keep',
      '',
      '- offers PUT /notes/{id}',
      '- asks a bearer token',
      '- asks params.id',
      '- offers params.id: string',
    ].join('\n'),
  )
  expect(text).toContain('- offers body: Note')
})

test('a schema that is written asks for its fields and bounds; one that is read promises them', () => {
  const written = surfaceOf({ CALLS: { keep: { ...call, answer: Type.Object({}) } }, Note })
  expect(written).toContain('- asks text\n- offers text: string\n- asks text maxLength 10')
  expect(written).toContain('- offers mark: null')
  const read = surfaceOf({ CALLS: { get: { ...call, body: undefined, answer: Note } }, Note })
  expect(read).toContain('- offers text always\n- offers text: string')
  expect(read).toContain('- asks mark: null')
  expect(read).not.toContain('maxLength')
})

test('every value of a list is a line, and a schema of it names the list', () => {
  const COLOURS = ['Red', 'Blue'] as const
  const Paint = Type.Object({ colour: Type.Union(COLOURS.map((colour) => Type.Literal(colour))) })
  const text = surfaceOf({ CALLS: {}, COLOURS, Paint })
  expect(text).toContain('### COLOURS\n\n- offers "Red"\n- offers "Blue"')
  expect(text).toContain('- offers colour: one of COLOURS')
})

test('what the host offers may be relied on, what a remote has to implement is asked', () => {
  const source = `
    export interface RemoteHost { toast(message: string): void; /** why */ readonly mark?: 'a' | 'b' }
    export interface RemoteModule { readonly name: string; mount(element: HTMLElement): void }
    export interface StateTopics { 'editor/selected': { readonly id: string }; 'shell/changed': { readonly edit: number } }
    export type Page = '/' | '/projects'
    export function isPage(text: string): boolean { return text === '/' }
    interface Private { readonly secret: string }
  `
  const text = surfaceOf({ CALLS: {} }, source)
  expect(text).toContain(
    "### RemoteHost\n\n- offers toast always\n- offers toast(message: string): void\n- offers mark: 'a'\n- offers mark: 'b'",
  )
  expect(text).toContain(
    '- asks name\n- offers name: string\n- asks mount\n- offers mount(element: HTMLElement): void',
  )
  expect(text).toContain('- asks editor/selected.id')
  expect(text).toContain('- offers shell/changed.edit always')
  expect(text).toContain("### Page\n\n- offers '/'\n- offers '/projects'")
  expect(text).toContain('- offers (text: string): boolean')
  expect(text).not.toContain('secret')
})

test('the same contract gives the same text', () => {
  expect(currentSurface(folder)).toBe(currentSurface(folder))
})
