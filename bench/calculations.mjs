// `node bench/calculations.mjs [SECONDS]`: how many uncached calculations a second the server answers on one core, beside
// what the engine alone does on that core with the same constructions (laboratory and building, as the server asks it).
// Both run in turn, five times; PostgreSQL and who asks have the other cores. The clock counts what else the machine does
// as well; the processor's time does not. Then how long an answer takes when 150 a second are asked for, at random
// moments and whether or not those before were answered.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { startPostgres } from '../scripts/postgres.mjs'
import { FIELD_VALUES, load, median, offered, pinToOtherCores, startServer } from './server.mjs'

const SECONDS = Number(process.argv[2] ?? 8)
const ROUNDS = 5
const CONNECTIONS = 8
const CORE = '0'
const OFFERED_PER_S = 150
/** Calculations before the counting begins, so that both are compiled. */
const WARM_UP = 3000

const here = import.meta.dirname
const folder = mkdtempSync(join(tmpdir(), 'calculations-bench-'))
const engineFile = join(folder, 'engine.mjs')
await build({
  stdin: {
    contents: `
      import { predict, predictField, toAssembly } from '@soundleaf/engine'
      import { template, toWire, fromWire } from '@soundleaf/construction'
      import { NEW_PROJECT_TYPES } from '@soundleaf/contracts'
      import { randomUUID } from 'node:crypto'
      /** The six templates in turn, the first sheet or element each time as thick as no time before. */
      export function structure(at) {
        const made = toWire(template(NEW_PROJECT_TYPES[at % NEW_PROJECT_TYPES.length], randomUUID))
        const [first, ...others] = made.components
        const properties = first.properties.map((property) =>
          property.key === 'thickness'
            ? { ...property, value: (Number(property.value) + (at % 700) * 0.1).toFixed(1) }
            : property.key === 'density'
              ? { ...property, value: (Number(property.value) + Math.floor(at / 700) * 0.01).toFixed(2) }
              : property,
        )
        return { ...made, components: [{ ...first, properties }, ...others] }
      }
      export function engineAlone(wire) {
        const assembly = toAssembly(fromWire(wire).value)
        return predictField(assembly, predict(assembly), { separatingArea_m2: 10, volume_m3: 35, flanking: 'none' })
      }
      if (process.argv[2] !== undefined) {
        const structures = Array.from({ length: 3000 }, (_, at) => structure(at))
        for (const wire of structures.slice(0, ${WARM_UP})) engineAlone(wire)
        const [start, used] = [performance.now(), process.cpuUsage()]
        let count = 0
        while (performance.now() - start < Number(process.argv[2]) * 1000) engineAlone(structures[count++ % 3000])
        const { user, system } = process.cpuUsage(used)
        const took_s = (performance.now() - start) / 1000
        console.log(JSON.stringify({ perSecond: count / took_s, processor_ms: (user + system) / 1000 / count }))
      }`,
    resolveDir: join(here, '../server'),
    loader: 'ts',
  },
  outfile: engineFile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
})
const { structure } = await import(engineFile)
function engineRound() {
  const { stdout } = spawnSync('taskset', ['-c', CORE, process.execPath, engineFile, String(SECONDS)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(stdout)
}

pinToOtherCores(CORE)
const env = { CALCULATION_THREADS: '1', DATABASE_URL: startPostgres().url }
const server = await startServer({ port: 6590, cores: CORE, env })
let at = 0
const ask = async () => {
  const body = { fieldValues: FIELD_VALUES, structures: [structure(at++)] }
  const { validation } = await server.call('POST', '/api/calculate', body)
  if (validation.result !== 'Success') throw new Error(validation.message)
}
async function serverRound() {
  const before_ms = server.processor_ms()
  const { count, ...figures } = await load({ connections: CONNECTIONS, seconds: SECONDS, ask })
  return { ...figures, processor_ms: (server.processor_ms() - before_ms) / count }
}

while (at < WARM_UP) await load({ connections: CONNECTIONS, seconds: 1, ask })
const rounds = []
for (let round = 0; round < ROUNDS; round += 1) {
  const [engine, served] = [engineRound(), await serverRound()]
  rounds.push({ engine, served })
  const told = [
    `engine alone ${engine.perSecond.toFixed(0)}/s (${engine.processor_ms.toFixed(2)} ms of processor each)`,
    `server ${served.perSecond.toFixed(0)}/s (${served.processor_ms.toFixed(2)} ms)`,
    `median ${served.p50_ms.toFixed(0)} ms, 99th percentile ${served.p99_ms.toFixed(0)} ms`,
  ]
  console.log(told.join(', '))
}
const calm = await offered({ perSecond: OFFERED_PER_S, seconds: 3 * SECONDS, ask })
await server.stop()
rmSync(folder, { recursive: true })
const ratio = (of) => median(rounds.map(of)).toFixed(2)
console.log(
  `median of ${ROUNDS}: the server does ${ratio(({ engine, served }) => served.perSecond / engine.perSecond)} of the engine alone by the clock, ${ratio(({ engine, served }) => engine.processor_ms / served.processor_ms)} by the processor (aim 0.7)`,
)
console.log(
  `asked without a pause by ${CONNECTIONS}: ${median(rounds.map(({ served }) => served.perSecond)).toFixed(0)} a second, 99th percentile ${median(rounds.map(({ served }) => served.p99_ms)).toFixed(0)} ms; by the processor's time ${(1000 / median(rounds.map(({ served }) => served.processor_ms))).toFixed(0)} a second to a core`,
)
console.log(
  `${OFFERED_PER_S} a second offered: ${calm.perSecond.toFixed(0)} a second answered, median ${calm.p50_ms.toFixed(0)} ms, 99th percentile ${calm.p99_ms.toFixed(0)} ms (aim 150 a second, 100 ms)`,
)
