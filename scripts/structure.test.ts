import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const script = JSON.stringify(join(__dirname, 'structure.mjs'))

/** What the rules say of made-up files; the script is a module of Node's, which jest does not load. */
function faultsOf(
  rule: 'lonelyFolders' | 'longFiles' | 'repeats',
  files: Record<string, string[]>,
): string[] {
  const sources = Object.entries(files).map(([file, lines]) => ({ file, lines }))
  const code = `import(${script}).then((rules) => console.log(JSON.stringify(
    rules.${rule}(${JSON.stringify(sources)}, (folder) => folder === 'engine'))))`
  return JSON.parse(execFileSync(process.execPath, ['-e', code], { encoding: 'utf8' })) as string[]
}

const statements = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `call(${from + index})`)

test('a folder with one source file is told, save a package and its src', () => {
  const files = {
    'engine/index.ts': [],
    'engine/src/index.ts': [],
    'engine/src/notice/notice.ts': [],
    'engine/src/rating/a.ts': [],
    'engine/src/rating/b.ts': [],
  }
  expect(faultsOf('lonelyFolders', files)).toEqual(['engine/src/notice holds one source file'])
})

test('a file of more than 300 lines is told, unless it is a catalogue of texts', () => {
  const files = { 'a/long.ts': [...statements(301), ''], 'a/short.ts': [...statements(300), ''] }
  const catalogue = { 'a/src/texts/en.ts': [...statements(400), ''] }
  expect(faultsOf('longFiles', { ...files, ...catalogue })).toEqual(['a/long.ts has 301 lines'])
})

test('thirteen statements that stand twice are told, twelve are not', () => {
  const own = statements(13)
  expect(faultsOf('repeats', { 'a/one.ts': own, 'b/two.ts': ['other()', ...own] })).toEqual([
    'a/one.ts:1 stands again at b/two.ts:2',
  ])
  const twelve = statements(12)
  expect(faultsOf('repeats', { 'a/one.ts': [...twelve, 'x()'], 'b/two.ts': [...twelve, 'y()'] })).toEqual([])
})
