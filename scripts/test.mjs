// `npm test`: everything that must hold, from nothing. The last line counts what passed and what failed.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setup } from './setup.mjs'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'test-results')

let passed = 0
let failed = 0

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

const node = (script, ...args) => run(process.execPath, [join(root, script), ...args])

/** A check that passes or fails as a whole. */
async function check(name, run) {
  const started = Date.now()
  const code = await run().catch((error) => {
    console.error(error.message)
    return 1
  })
  if (code === 0) passed += 1
  else failed += 1
  console.error(
    `${code === 0 ? 'passed' : 'FAILED'}: ${name} (${((Date.now() - started) / 1000).toFixed(0)} s)`,
  )
  return code === 0
}

/** A test runner, whose report counts its tests; a runner that ran none has failed. */
async function suite(name, run, counted) {
  const code = await run()
  let counts = { passed: 0, failed: 0 }
  try {
    counts = counted()
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`)
  }
  passed += counts.passed
  failed += counts.failed
  const silent = counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0)
  if (silent) failed += 1
  console.error(
    `${name}: ${counts.passed} passed, ${counts.failed} failed${silent ? `, ended with code ${code}` : ''}`,
  )
}

function read(file) {
  return JSON.parse(readFileSync(join(reports, file), 'utf8'))
}

function jestCounts() {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = read('jest.json')
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

function playwrightCounts() {
  const { stats } = read('playwright.json')
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

/** The end of what the page of each failed browser test showed: where the run was is often gone with what it left. */
function printFailedPages() {
  const folder = join(reports, 'browser')
  const left = existsSync(folder) ? readdirSync(folder) : []
  for (const page of left.map((test) => join(folder, test, 'error-context.md')).filter(existsSync))
    console.error(readFileSync(page, 'utf8').split('\n# Test source')[0].split('\n').slice(-80).join('\n'))
}

setup()
const { build } = await import('./build.mjs')
const { ensureProgram } = await import('./programs.mjs')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await check('format', () => node('node_modules/@biomejs/biome/bin/biome', 'format', '.'))
async function judgeSources() {
  await check('types', () => node('scripts/typecheck.mjs'))
  await check('lint', () => node('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'))
}

/** Whether there is something that browser tests can open. */
async function buildAndTestUnits() {
  await check('boundaries', () => node('scripts/boundaries.mjs'))
  await check('structure', () => node('scripts/structure.mjs'))
  for (const program of ['chromium', 'postgres', 'pdf', 'nginx'])
    await check(program, async () => (ensureProgram(program) ? 0 : 1))
  const isBuilt = await check('build', () => build(undefined, 1).then(() => 0))
  const report = join(reports, 'jest.json')
  await suite(
    'unit tests',
    () => node('node_modules/jest/bin/jest.js', '--json', '--outputFile', report, '--silent'),
    jestCounts,
  )
  return isBuilt
}

// Each has a core until the unit tests take both; what is built needs nothing of the judgement.
const [, isBuilt] = await Promise.all([judgeSources(), buildAndTestUnits()])
if (isBuilt) {
  await suite(
    'browser journeys',
    () => node('node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'),
    playwrightCounts,
  )
  printFailedPages()
}

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
