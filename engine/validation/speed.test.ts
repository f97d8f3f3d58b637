import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(__dirname, '../..')

/** A limit is asserted at several times its value, so that a busy machine never fails it; the bench prints the figure. */
const ALLOWANCE = 4

test('[ENG-06] a prediction takes some milliseconds of the processor', () => {
  const { stdout } = spawnSync(process.execPath, ['bench/engine.mjs'], { cwd: root, encoding: 'utf8' })
  const [, median, percentile] =
    /processor: median ([\d.]+) ms, 99th percentile ([\d.]+) ms/.exec(stdout) ?? []
  expect(Number(median)).toBeLessThan(10 * ALLOWANCE)
  expect(Number(percentile)).toBeLessThan(25 * ALLOWANCE)
}, 300_000)
