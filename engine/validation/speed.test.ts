import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(__dirname, '../..')

/** The test allows a multiple of the limit, so that it does not fail on a busy machine; the bench prints the time. */
const ALLOWANCE = 4

test('[ENG-06] a prediction takes some milliseconds of the processor', () => {
  const { stdout } = spawnSync(process.execPath, ['bench/engine.mjs'], { cwd: root, encoding: 'utf8' })
  const [, median, percentile] =
    /processor: median ([\d.]+) ms, 99th percentile ([\d.]+) ms/.exec(stdout) ?? []
  expect(Number(median)).toBeLessThan(10 * ALLOWANCE)
  expect(Number(percentile)).toBeLessThan(25 * ALLOWANCE)
}, 300_000)
