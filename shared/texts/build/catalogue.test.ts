import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Runs in Node, for these modules are not Jest's. */
function run(program: string): unknown {
  const modules = ['catalogue', 'languages', 'pseudo'].map(
    (name) => `import * as ${name} from ${JSON.stringify(join(__dirname, `${name}.mjs`))};`,
  )
  const args = ['--input-type=module', '-e', `${modules.join('')} console.log(JSON.stringify(${program}))`]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }))
}

const compiled = (messages: object, language: string) => {
  const source = `export default ${JSON.stringify(messages)}`
  const options = { file: '/x/mf-auth/src/texts/en.ts', language }
  const code = run(`await catalogue.compileCatalogue(${JSON.stringify(source)}, ${JSON.stringify(options)})`)
  return JSON.parse(String(code).replace('export default ', '')) as Record<string, unknown>
}

test('messages are compiled', () => {
  expect(compiled({ saved: 'Saved', count: '{count, plural, one {# wall} other {# walls}}' }, 'en')).toEqual({
    saved: ['Saved'],
    count: [['count', 'plural', { one: ['#', ' wall'], other: ['#', ' walls'] }]],
  })
})

test('a message that is none stops the build', () => {
  expect(() => compiled({ broken: 'Hello {name' }, 'en')).toThrow('Unexpected message end')
})

test('the pseudo-language is English in brackets, longer and accented; names, numbers and tags stay', () => {
  expect(
    compiled({ hello: 'Hello {name}, see <b>this</b>', count: '{n, plural, other {# walls}}' }, 'en-XA'),
  ).toEqual({
    hello: ['⟦', 'Ĥééļļóó ', ['name'], ', ššéééé <b>ţĥííšš</b>', '⟧'],
    count: ['⟦', ['n', 'plural', { other: ['#', ' ŵááļļšš'] }], '⟧'],
  })
})

test('a sentence grows by two fifths', () => {
  const sentence = 'An unexpected error occurred when changing your password.'
  const grown = String(run(`pseudo.pseudoText(${JSON.stringify(sentence)})`)).length / sentence.length
  expect(grown).toBeGreaterThan(1.3)
  expect(grown).toBeLessThan(1.5)
})

test('the definition of a part gets every language as a file beside the code', () => {
  const definition = "export const { t } = defineTexts({ en: () => import('./en') })"
  expect(run(`catalogue.withLanguages(${JSON.stringify(definition)}, ['sv'])`)).toBe(
    `export const { t } = defineTexts({ 'en': () => import(/* webpackChunkName: "texts-en" */ './en'), 'sv': () => import(/* webpackChunkName: "texts-sv" */ './en?language=sv') })`,
  )
})

test('[PERF-04] a group of texts in a remote comes with the views that show it, as files of its own', () => {
  const files = [
    '/x/mf-editor/src/texts/index.ts',
    '/x/mf-editor/src/texts/solve/index.ts',
    '/x/shared/messages/src/texts/failures/index.ts',
  ]
  expect(run(`${JSON.stringify(files)}.map(catalogue.groupOf)`)).toEqual(['', 'solve', ''])
  const definition = "export const { t } = defineTexts({ en: () => import('./en') })"
  expect(run(`catalogue.withLanguages(${JSON.stringify(definition)}, [], 'solve')`)).toContain(
    '"solve-texts-en"',
  )
})

test('a part is called by its folder', () => {
  const files = [
    '/x/mf-auth/src/texts/en.ts',
    '/x/shared/ui/src/texts/en.ts',
    '/x/shared/messages/src/texts/failures/en.ts',
  ]
  expect(run(`${JSON.stringify(files)}.map(languages.partOf)`)).toEqual([
    'mf-auth',
    'ui',
    'messages-failures',
  ])
})
