import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Batch, BatchResult } from '@soundleaf/contracts'
import { sweepOf } from './testing/batches'
import { buildServer, ServerProcess, WorkerProcess } from './testing/server-process'
import { cutConnections, newClusterDatabase } from './testing/test-database'

/** 2 in CI, 40 in the full run. */
const SCALE = Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)
const KILLS = SCALE < 10 ? 2 : 4 * SCALE
const PORTS = { embedded: 4287, postgresql: 4288 }
const WORKERS = 2

jest.setTimeout(300_000 + KILLS * 60_000)

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-batch-'))
let build = ''
beforeAll(() => {
  build = buildServer('server-of-batches')
})
afterAll(() => {
  ServerProcess.killAll()
  rmSync(folder, { recursive: true, force: true })
})

/** Five chunks for each kill, so that there is work for all of them. */
const COUNT = KILLS * 500
const SWEEP = sweepOf([
  { from: 100, to: 599, step: 1 },
  { property: 'density', values: Array.from({ length: KILLS }, (_, at) => 1800 + at) },
])

/** Waits until so many are done, or the batch is over. */
async function untilDone(server: ServerProcess, token: string, id: string, count: number): Promise<Batch> {
  for (;;) {
    // 503 while the connections to the database are made anew.
    const batch = await server.call('getBatch', { params: { id } }, token).catch(() => null)
    if (batch !== null && (batch.done >= count || batch.state !== 'Running')) return batch
    await wait(50)
  }
}

async function resultsOf(server: ServerProcess, token: string, id: string): Promise<BatchResult[]> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/batches/${id}/results`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as BatchResult)
}

/** Each index once, each with numbers, and each combination once. */
function expectWhole(results: readonly BatchResult[]): void {
  expect(results.map(({ index }) => index)).toEqual(Array.from({ length: COUNT }, (_, at) => at))
  expect(results.filter(({ result }) => result !== 'Success')).toEqual([])
  expect(new Set(results.map(({ values }) => String(values))).size).toBe(COUNT)
}

test(`[BEY-16] the server killed ${KILLS} times in mid-batch on the embedded database: nothing lost, nothing twice`, async () => {
  const env = { DATA_FOLDER: join(folder, 'embedded') }
  let server = await new ServerProcess(build, PORTS.embedded, env).untilReady()
  let token = await server.logIn()
  const { batchId } = await server.call('makeBatch', SWEEP, token)
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await untilDone(server, token, batchId, (kill * COUNT) / (KILLS + 1))
    await wait(100 * Math.random())
    await server.kill('SIGKILL')
    server = await new ServerProcess(build, PORTS.embedded, env).untilReady()
    token = await server.logIn()
  }
  expect(await untilDone(server, token, batchId, COUNT)).toMatchObject({
    state: 'Done',
    done: COUNT,
    failed: 0,
  })
  expectWhole(await resultsOf(server, token, batchId))
  expect(await server.kill('SIGTERM')).toBe(0)
})

test(`[BEY-16] on PostgreSQL a worker killed and every connection cut, ${KILLS} times: nothing lost, nothing twice`, async () => {
  const url = await newClusterDatabase()
  const env = { DATA_FOLDER: join(folder, 'postgresql'), DATABASE_URL: url, BATCH_THREADS: '0' }
  const server = await new ServerProcess(build, PORTS.postgresql, env).untilReady()
  const token = await server.logIn()
  const startWorker = () => new WorkerProcess(build, { DATABASE_URL: url, BATCH_THREADS: '1' })
  const workers = Array.from({ length: WORKERS }, startWorker)
  const { batchId } = await server.call('makeBatch', SWEEP, token)
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await untilDone(server, token, batchId, (kill * COUNT) / (KILLS + 1))
    await wait(100 * Math.random())
    const at = Math.floor(Math.random() * WORKERS)
    await workers[at]?.kill('SIGKILL')
    workers[at] = startWorker()
    await cutConnections(url)
  }
  // What the killed ones had comes back when they have said nothing for ten seconds.
  expect(await untilDone(server, token, batchId, COUNT)).toMatchObject({
    state: 'Done',
    done: COUNT,
    failed: 0,
  })
  expectWhole(await resultsOf(server, token, batchId))
  for (const worker of workers) expect(await worker.kill('SIGTERM')).toBe(0)
  expect(await server.kill('SIGTERM')).toBe(0)
})
