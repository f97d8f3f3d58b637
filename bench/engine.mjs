// `node bench/engine.mjs [PROTOTYPE_FOLDER]`: how long the engine takes for each construction of the published
// measurements, both standards, on one core; with the folder of the Python prototype, its time beside it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

const here = import.meta.dirname
const [prototype] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'engine-bench-'))
const outfile = join(folder, 'engine.mjs')
await build({
  stdin: {
    contents: `
      export { predict } from './src/index'
      export { RECORDS } from './validation/records'
      export { assemblyOf } from './validation/assembly-of'`,
    resolveDir: join(here, '../engine'),
    loader: 'ts',
  },
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
})
const { predict, RECORDS, assemblyOf } = await import(outfile)
rmSync(folder, { recursive: true })

const assemblies = RECORDS.map(assemblyOf)
for (const assembly of assemblies) predict(assembly)
// The best of three passes, and the processor's time beside the clock's: what else the machine does is no part of the
// engine.
const passes = assemblies.map((assembly) => [1, 2, 3].map(() => timed(assembly)))

function timed(assembly) {
  const start = performance.now()
  const used = process.cpuUsage()
  predict(assembly)
  const { user, system } = process.cpuUsage(used)
  return { clock: performance.now() - start, processor: (user + system) / 1000 }
}

function summary(of) {
  const sorted = passes.map((times) => Math.min(...times.map((time) => time[of]))).sort((a, b) => a - b)
  const share = (part) => sorted[Math.min(Math.floor(part * sorted.length), sorted.length - 1)]
  const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length
  const said = [`median ${share(0.5).toFixed(1)} ms`, `99th percentile ${share(0.99).toFixed(1)} ms`]
  console.log(
    `engine     ${sorted.length} constructions, ${of}: ${said.join(', ')}, mean ${mean.toFixed(1)} ms`,
  )
  return mean
}
summary('clock')
const mean = summary('processor')

if (prototype !== undefined) {
  const records = join(here, '../engine/validation/data/measured.json')
  const { stdout, status } = spawnSync('python3', [join(here, 'prototype.py'), prototype, records], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  const { count, mean_ms } = JSON.parse(stdout)
  console.log(`prototype  ${count} constructions, processor: mean ${mean_ms.toFixed(1)} ms`)
  console.log(`the engine takes ${(mean_ms / mean).toFixed(1)} times less`)
}
