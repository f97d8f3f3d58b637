// `node bench/batch.mjs [COUNT]`: how batches scale. First constructions a second that the engine alone does in one thread;
// then a sweep of COUNT (10 000) through 1, 2 and 4 threads of the server on the embedded database, and through 1, 2 and 4
// worker processes on PostgreSQL, each with its ratio to the engine alone times the cores that it can have. Last, how long
// an interactive calculation takes on a quiet server, and while a batch of a million runs (aim: 99th percentile under 1.5
// times).
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { startPostgres } from '../scripts/postgres.mjs'
import { BUILD, FIELD_VALUES, offered, startServer } from './server.mjs'

const COUNT = Number(process.argv[2] ?? 10_000)
const CORES = availableParallelism()
const ALL_CORES = `0-${CORES - 1}`
const WORKERS = [1, 2, 4]
const PORT = 4491
/** Interactive calculations a second, and for how long. */
const OFFERED_PER_S = 10
const SECONDS = 20

const here = import.meta.dirname
const folder = mkdtempSync(join(tmpdir(), 'batch-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const engineFile = join(folder, 'engine.mjs')
await build({
  stdin: {
    contents: `
      import { predictConstruction } from '@soundleaf/engine'
      import { fromWire, setProperty, template, toWire } from '@soundleaf/construction'
      import { randomUUID } from 'node:crypto'
      export const structure = toWire(template('LightweightFrameWall', randomUUID))
      const panels = structure.components.filter(({ productType }) => productType === 'Panel')
      /** Sheets on both sides, in steps of a tenth of a millimetre. */
      export const axes = (count) => {
        const side = Math.ceil(Math.sqrt(count))
        const steps = (from, step) => ({ property: 'thickness', from, to: from + (side - 1) * step, step })
        return [panels[0], panels.at(-1)].map(({ componentId }) => ({ componentId, ...steps(6, 0.02) }))
      }
      export function engineAlone(count, fieldValues) {
        const construction = fromWire(structure).value
        const [{ componentId }] = panels
        const at = (index) => setProperty(construction, componentId, 'thickness', 6 + (index % 900) * 0.02).value
        for (let index = 0; index < 500; index += 1) predictConstruction(at(index), fieldValues)
        const start = performance.now()
        for (let index = 0; index < count; index += 1) predictConstruction(at(index), fieldValues)
        return count / ((performance.now() - start) / 1000)
      }`,
    resolveDir: join(here, '../server'),
    loader: 'ts',
  },
  outfile: engineFile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
})
const { structure, axes, engineAlone } = await import(engineFile)
const sweep = (count) => ({ fieldValues: FIELD_VALUES, sweep: { structure, axes: axes(count) } })

const alone = engineAlone(Math.min(COUNT, 2000), FIELD_VALUES)
console.log(`engine alone, one thread: ${alone.toFixed(0)}/s; ${CORES} cores`)

/** Constructions a second of a batch, from the first that is done to the last. */
async function throughput(server) {
  const { batchId, count } = await server.call('POST', '/api/batches', sweep(COUNT))
  const until = async (isReached) => {
    for (;;) {
      const batch = await server.call('GET', `/api/batches/${batchId}`)
      if (isReached(batch)) return batch
      await wait(20)
    }
  }
  const { done } = await until((batch) => batch.done > 0)
  const start = performance.now()
  const { failed } = await until(({ state }) => state === 'Done')
  const perSecond = (count - done) / ((performance.now() - start) / 1000)
  await server.call('DELETE', `/api/batches/${batchId}`)
  return { perSecond, failed }
}

function print(label, workers, { perSecond, failed }) {
  const ratio = perSecond / (alone * Math.min(workers, CORES))
  console.log(
    `${label}: ${perSecond.toFixed(0)}/s, ${ratio.toFixed(2)} of the engine alone on ${Math.min(workers, CORES)} cores, ${failed} failed`,
  )
}

for (const workers of WORKERS) {
  const server = await startServer({ port: PORT, cores: ALL_CORES, env: { BATCH_THREADS: String(workers) } })
  print(`embedded database, ${workers} threads`, workers, await throughput(server))
  await server.stop()
}

const url = startPostgres().url
for (const workers of WORKERS) {
  const env = { DATABASE_URL: url, BATCH_THREADS: '0' }
  const server = await startServer({ port: PORT, cores: ALL_CORES, env })
  const processes = Array.from({ length: workers }, () =>
    spawn(process.execPath, [join(BUILD, 'worker.js')], {
      env: { PATH: process.env.PATH, DATABASE_URL: url, BATCH_THREADS: '1', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  )
  process.once('exit', () => processes.forEach((one) => one.kill('SIGKILL')))
  print(`PostgreSQL, ${workers} worker processes`, workers, await throughput(server))
  for (const one of processes) {
    one.kill('SIGTERM')
    await new Promise((resolve) => one.once('exit', resolve))
  }
  await server.stop()
}

const server = await startServer({ port: PORT, cores: ALL_CORES })
let asked = 0
/** None is known to the cache. */
const ask = () => {
  const [panel, ...others] = structure.components
  const thickness = (9 + (asked++ % 9000) * 0.001).toFixed(3)
  const properties = panel.properties.map((one) =>
    one.key === 'thickness' ? { ...one, value: thickness } : one,
  )
  const structures = [{ ...structure, components: [{ ...panel, properties }, ...others] }]
  return server.call('POST', '/api/calculate', { fieldValues: FIELD_VALUES, structures })
}
const calculations = () => offered({ perSecond: OFFERED_PER_S, seconds: SECONDS, ask })
await calculations()
const quiet = await calculations()
const { batchId } = await server.call('POST', '/api/batches', sweep(1_000_000))
await wait(5000)
const beside = await calculations()
const { done } = await server.call('GET', `/api/batches/${batchId}`)
console.log(
  `interactive: quiet p50 ${quiet.p50_ms.toFixed(1)} ms, p99 ${quiet.p99_ms.toFixed(1)} ms; beside a batch of a million (${done} done) p50 ${beside.p50_ms.toFixed(1)} ms, p99 ${beside.p99_ms.toFixed(1)} ms: ${(beside.p99_ms / quiet.p99_ms).toFixed(2)} times`,
)
await server.stop()
process.exit()
