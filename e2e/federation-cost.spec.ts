import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '..')

test('[PERF-01] the comparison with the same application as one bundle runs and prints its ratios', () => {
  test.setTimeout(600_000)
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bench/federation/measure.mjs', '1'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, BENCH_FIRST_PORT: process.env.BENCH_FIRST_PORT ?? '5920' },
  })
  expect(status, stderr).toBe(0)
  // Its figures are an aim and no gate: the machine that runs this is busy with other tests.
  for (const page of ['/', '/projects'])
    expect(stdout).toMatch(
      new RegExp(
        `^${page} +ratio +bytes \\d\\.\\d\\d \\(aim 1\\.15\\), time \\d+\\.\\d\\d \\(aim 1\\.1\\)$`,
        'm',
      ),
    )
  test.info().annotations.push({ type: 'federation', description: stdout })
})
