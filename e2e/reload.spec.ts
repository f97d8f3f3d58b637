import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { remotes } from '../scripts/parts.mjs'
import { FREE_PORTS } from './product'

const root = join(import.meta.dirname, '..')
/** CI saves a file of one remote, the full run of each (decision 52). */
const isFull = Number(process.env.SOUNDLEAF_TEST_SCALE ?? '1') >= 10
const NAMES = isFull ? remotes.map(({ name }) => name) : ['mf-results']

for (const name of NAMES) {
  test(`[MFE-07] a saved file of ${name} is on its own page by itself`, () => {
    test.setTimeout(400_000)
    const { stdout, stderr, status } = spawnSync(process.execPath, ['bench/reload.mjs', name], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, BENCH_FIRST_PORT: String(FREE_PORTS + 90) },
    })
    expect(status, stderr).toBe(0)
    // How many seconds it took is printed; a busy machine takes what it takes (decision 53).
    expect(stdout).toMatch(new RegExp(`^${name} +a saved file is on the page after`))
    test.info().annotations.push({ type: 'reload', description: stdout })
  })
}
