import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** The sections of OWASP ASVS 5.0 that have requirements of level 1 or 2; V17 is of what the product does not have. */
const SECTIONS: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 3, 4, 5],
  2: [1, 2, 3, 4],
  3: [2, 3, 4, 5, 7],
  4: [1, 2, 3, 4],
  5: [1, 2, 3, 4],
  6: [1, 2, 3, 4, 5, 6, 8],
  7: [1, 2, 3, 4, 5, 6],
  8: [1, 2, 3, 4],
  9: [1, 2],
  10: [1, 2, 3, 4, 5, 6, 7],
  11: [1, 2, 3, 4, 5, 6],
  12: [1, 2, 3],
  13: [1, 2, 3, 4],
  14: [1, 2, 3],
  15: [1, 2, 3],
  16: [1, 2, 3, 4, 5],
}

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
/** The rows of the table under a heading. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const part = page.split(`\n${heading}\n`)[1] ?? page
  const lines = part.split('\n## ')[0]?.split('\n') ?? []
  return lines
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(cellsOf)
}

/** The chapter and section of each requirement that a cell names, ranges as `1.2.1 – 1.2.5` included. */
function sectionsIn(cell: string): readonly string[] {
  return cell.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split(' – ')
    const [chapter = 0, first = 0, ...rest] = from.split('.').map(Number)
    const [, last = first] = to.split('.').map(Number)
    const end = rest.length > 0 ? first : last
    return Array.from({ length: end - first + 1 }, (_, at) => `${chapter}.${first + at}`)
  })
}

const rows = rowsBelow('# Security')
const paths = (cell: string) =>
  [...cell.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path).filter((path) => path.includes('/'))

test('every section of ASVS 5.0 at level 2 has a row, each with its tests or its reason, and none has failed', () => {
  const named = new Set(rows.flatMap(([cell = '']) => sectionsIn(cell)))
  const wanted = Object.entries(SECTIONS).flatMap(([chapter, some]) => some.map((one) => `${chapter}.${one}`))
  expect(wanted.filter((section) => !named.has(section))).toEqual([])
  expect(rows.filter((row) => row.length !== 4 || row.some((cell) => cell === ''))).toEqual([])
  expect(rows.filter((row) => /^(open|fail)\b/i.test(row[2] ?? ''))).toEqual([])
})

test('what the rows name is there: files, and the ids of requirements in the titles of tests', () => {
  const files = rows
    .flatMap((row) => row.flatMap(paths))
    .filter((path) => /^(server|e2e|shared|shell|mf-|scripts)/.test(path))
  expect(files.length).toBeGreaterThan(100)
  expect([...new Set(files)].filter((path) => !existsSync(join(root, path)))).toEqual([])
  const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const titled = new Set(
    tests
      .trim()
      .split('\n')
      .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\[([A-Z0-9]+-\d\d[^\]]*)\]/g)])
      .flatMap(([, ids = '']) => ids.match(/[A-Z0-9]+-\d\d/g) ?? []),
  )
  const ids = rows.flatMap((row) => row[3]?.match(/\b[A-Z0-9]{2,4}-\d\d\b/g) ?? [])
  expect([...new Set(ids)].filter((id) => !titled.has(id))).toEqual([])
})

test('each attack of the review has the test that is named', () => {
  const attacks = rowsBelow('## Attacks that worked once')
  const ids = ['H', 'M', 'L'].flatMap((kind, at) =>
    Array.from({ length: [3, 8, 11][at] ?? 0 }, (_, one) => `${kind}${one + 1}`),
  )
  expect(attacks.map(([id]) => id)).toEqual(ids)
  const missing = attacks.flatMap(([id = '', , test = '']) => {
    const [file = '', title = ''] = test.split('`: ')
    const path = join(root, file.replace('`', ''))
    return existsSync(path) && readFileSync(path, 'utf8').includes(title) ? [] : [`${id}: ${title}`]
  })
  expect(missing).toEqual([])
})
