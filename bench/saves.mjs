// `node bench/saves.mjs [SECONDS]`: how many saves a second the server acknowledges on PostgreSQL, every one on the
// disk, and on the embedded database; 16 pages save at once, each its own project.
import { randomUUID } from 'node:crypto'
import { FIELD_VALUES, load, startServer } from './server.mjs'
import { startPostgres } from '../scripts/postgres.mjs'

const SECONDS = Number(process.argv[2] ?? 10)
const PAGES = 16
const NEW = '00000000-0000-0000-0000-000000000000'

async function measure(name, env) {
  const server = await startServer({ port: 6591, cores: '0-63', env })
  const template = await server.call('GET', '/api/products/structure/LightweightFrameWall/defaults')
  const pages = await Promise.all(
    Array.from({ length: PAGES }, async (_, at) => {
      const body = { ...project(`Project ${at}`, template), projectId: NEW, creationKey: randomUUID() }
      const { projectId, revision } = await server.call('PUT', '/api/projects', body)
      return { projectId, revision }
    }),
  )
  const ask = async (at) => {
    const page = pages[at]
    const body = { ...project(`Project ${at}, save ${page.revision}`, template), ...page }
    page.revision = (await server.call('PUT', '/api/projects', body)).revision
  }
  await load({ connections: PAGES, seconds: 3, ask })
  const before_ms = server.processor_ms()
  const { count, perSecond, p50_ms, p99_ms } = await load({ connections: PAGES, seconds: SECONDS, ask })
  const processor_ms = (server.processor_ms() - before_ms) / count
  console.log(
    `${name}: ${perSecond.toFixed(0)} saves a second, median ${p50_ms.toFixed(1)} ms, 99th percentile ${p99_ms.toFixed(1)} ms, ${processor_ms.toFixed(2)} ms of the server's processor time each, ${(1000 / processor_ms).toFixed(0)} a second to a core`,
  )
  await server.stop()
  return perSecond
}

const project = (name, structures) => ({
  name,
  fieldValues: FIELD_VALUES,
  structures,
})

const onPostgres = await measure('PostgreSQL', { DATABASE_URL: startPostgres().url })
const embedded = await measure('PGlite', {})
console.log(
  `PostgreSQL is ${(onPostgres / 400).toFixed(2)} of the aim of 400, and ${(onPostgres / embedded).toFixed(2)} of PGlite`,
)
