// A process that works out batches, one of any number on any number of machines beside PostgreSQL: `node dist/worker.js`.
import { join } from 'node:path'
import { loadTexts } from '@soundleaf/texts'
import Fastify from 'fastify'
import { openBatches } from './batch-worker/open-batches'
import { stopGracefully } from './graceful-stop'
import { loggerOptions } from './logging'
import { addHealth } from './routes/health'
import { readSettings } from './settings'
import { openDatabase } from './storage/database'
import { startTracing } from './tracing/start-tracing'

async function main(): Promise<void> {
  const here = import.meta.dirname
  await loadTexts()
  // What strangers make necessary in production is the server's: nobody reaches a worker.
  const { NODE_ENV: _, ...env } = process.env
  const settings = readSettings(env, join(here, '../..'))
  const { databaseUrl, workerPort } = settings
  const threads = Math.max(1, settings.batchThreads)
  if (databaseUrl === undefined)
    throw new Error('DATABASE_URL is missing: the embedded database has one process, the server.')
  const app = Fastify({ logger: loggerOptions(settings.logLevel) ?? false })
  const build = process.env.SOUNDLEAF_BUILD ?? 'unknown'
  const stopTracing = settings.traces
    ? await startTracing({ service: 'soundleaf-worker', build }, (reason) =>
        app.log.warn({ reason }, 'the collector takes no traces'),
      )
    : () => Promise.resolve()
  // It changes no schema of ours, and waits until the server or `admin migrate` has.
  const database = await openDatabase({ url: databaseUrl }, join(here, 'migrations'), { migrates: false })
  const batches = await openBatches(database, {
    ...settings,
    batchThreads: threads,
    threadFile: join(here, 'batch-worker/thread.js'),
    clock: () => new Date(),
    onError: (err) => app.log.warn({ err }, 'a batch waits'),
  })
  addHealth(app, () => database.isReady())
  stopGracefully(app.log, {
    onSignal: () => undefined,
    drain_ms: 0,
    async stop() {
      await Promise.all([app.close(), batches.close()])
      await database.close()
      await stopTracing()
    },
  })
  if (workerPort !== undefined) await app.listen({ host: settings.host, port: workerPort })
  batches.work()
  app.log.info({ threads }, 'working')
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
