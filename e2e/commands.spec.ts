import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { BatchResult } from '@soundleaf/contracts'
import { sampleBatch } from './pages/samples'

const root = join(import.meta.dirname, '..')

const samples = readFileSync(join(root, 'shared/contracts/samples/1.0.0/entities.json'), 'utf8')
const PROJECTS = (JSON.parse(samples) as { readonly Project: readonly { readonly name: string }[] }).Project

function run(command: 'rate' | 'predict' | 'batch', input: unknown, ...options: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-command-'))
  const file = join(folder, 'input.json')
  writeFileSync(file, typeof input === 'string' ? input : JSON.stringify(input))
  const { stdout, status } = spawnSync('npm', ['run', '-s', command, '--', file, ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100e6,
  })
  rmSync(folder, { recursive: true })
  const lines = stdout.split('\n').filter((line) => line !== '')
  return { lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>), status }
}

const BANDS_16 = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150]
// ISO 717-1:2020, annex C, table C.1: Rw = 30, C = −2, Ctr = −3.
const ANNEX_C = [
  20.4, 16.3, 17.7, 22.6, 22.4, 22.7, 24.8, 26.6, 28.0, 30.5, 31.8, 32.5, 33.4, 33.0, 31.0, 25.5,
]

test('[ENG-02] the rate command prints the example of ISO 717-1 annex C and nothing else', () => {
  const { lines, status } = run('rate', { kind: 'airborne', bands_hz: BANDS_16, values_db: ANNEX_C })
  expect(status).toBe(0)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ Rw: 30, C: -2, Ctr: -3 })
})

test('[ENG-02] an array and JSON lines give one line each, and a band without a finite value is refused by name', () => {
  const spectrum = { kind: 'airborne', bands_hz: BANDS_16, values_db: ANNEX_C }
  const broken = { ...spectrum, values_db: ANNEX_C.map((value, index) => (index === 7 ? null : value)) }
  expect(run('rate', [spectrum, spectrum]).lines).toHaveLength(2)
  const { lines } = run('rate', `${JSON.stringify(spectrum)}\n${JSON.stringify(broken)}\n`)
  expect(lines[0]).toMatchObject({ Rw: 30 })
  expect(String(lines[1]?.error)).toContain('500')
})

test('[ENG-02] a reader that has had enough of the output, as head has, ends a command without an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-command-'))
  const file = join(folder, 'input.json')
  const spectrum = { kind: 'airborne', bands_hz: BANDS_16, values_db: ANNEX_C }
  // Far more than a pipe holds.
  writeFileSync(file, JSON.stringify(Array.from({ length: 3000 }, () => spectrum)))
  const { stderr, stdout } = spawnSync('sh', ['-c', `npm run -s rate -- ${file} | head -n 1`], {
    cwd: root,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(stderr).toBe('')
  expect(stdout).toContain('"Rw":30')
})

test('[ENG-01] the predict command prints the whole prediction of every project and nothing else', () => {
  const [project, ...others] = PROJECTS
  const { lines, status } = run('predict', PROJECTS)
  expect(status).toBe(0)
  expect(lines.map(({ name }) => name)).toEqual(PROJECTS.map(({ name }) => name))
  for (const line of lines)
    expect(line).toMatchObject({
      numbers: { Rw: expect.any(Number), STC: expect.any(Number) },
      field: { ok: true },
    })

  const broken = run('predict', [{ ...project, structures: [] }, ...others])
  expect(broken.status).toBe(1)
  expect(String(broken.lines[0]?.error)).toContain('structures')
  expect(broken.lines).toHaveLength(PROJECTS.length)
})

test('[BEY-16] the batch command prints a line for each combination, and a list may be JSON lines', () => {
  const { fieldValues, sweep } = sampleBatch()
  const { lines, status } = run('batch', { fieldValues, sweep })
  expect(status).toBe(0)
  expect(lines.map(({ index }) => index)).toEqual(Array.from({ length: 201 }, (_, at) => at))
  expect(lines.map(({ values }) => values)).toEqual(Array.from({ length: 201 }, (_, at) => [100 + at]))
  const tooThick = JSON.stringify(sweep?.structure).replace(/("key":"thickness","value":)"\d+"/, '$1"100000"')
  const list = [{ fieldValues }, sweep?.structure, JSON.parse(tooThick) as unknown]
  const listed = run('batch', list.map((line) => JSON.stringify(line)).join('\n'))
  expect(listed.lines.map(({ result }) => result === 'Success')).toEqual([true, false])
  expect(listed.lines[0]?.ratings).toEqual(lines[100]?.ratings)
  expect(listed.status).toBe(1)

  // Of the same walls as a search: of those that reach 57 dB the thinnest stands first, and none is thicker for nothing.
  const [axis] = sweep?.axes ?? []
  const values = Array.from({ length: 41 }, (_, at) => 100 + 5 * at)
  const solve = {
    structure: sweep?.structure,
    variations: [{ componentId: axis?.componentId, of: 'thickness', values, productIds: [] }],
    requirements: [{ of: 'Rw', required: 57 }],
    ...{ limits: { thickness: 260 }, beyondUncertainty: false },
  }
  const front = run('batch', { fieldValues, solve }, '--front').lines as unknown as readonly BatchResult[]
  const reaching = lines
    .map((line) => line as unknown as BatchResult)
    .filter(({ ratings: { Rw = 0 } }) => Rw >= 57)
  const thinnest = reaching.find(({ totalThickness }) => (totalThickness ?? 1) % 5 === 0)
  expect(front[0]).toMatchObject({ totalThickness: thinnest?.totalThickness, fits: true })
  expect(front.at(-1)?.totalThickness).toBeLessThanOrEqual(260)
  const ratings = front.map(({ ratings: { Rw } }) => Rw)
  expect(ratings).toEqual([...new Set(ratings)].sort())
})
