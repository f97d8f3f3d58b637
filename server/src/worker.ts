// A process that works out batches, of any number on any number of machines beside PostgreSQL: `node dist/worker.js`.
import { join } from 'node:path'
import { loadTexts } from '@soundleaf/texts'
import { pino } from 'pino'
import { openBatches } from './batch-worker/open-batches'
import { stopGracefully } from './graceful-stop'
import { readSettings } from './settings'
import { openDatabase } from './storage/database'

async function main(): Promise<void> {
  const here = import.meta.dirname
  await loadTexts()
  const { databaseUrl, batchThreads, calculation, logLevel } = readSettings(process.env, join(here, '../..'))
  if (databaseUrl === undefined)
    throw new Error('DATABASE_URL is missing: the embedded database has one process, the server.')
  const log = pino({ level: logLevel })
  // It changes no schema, and waits until the server or `admin migrate` has.
  const database = await openDatabase({ url: databaseUrl }, join(here, 'migrations'), { migrates: false })
  const batches = await openBatches(database, {
    ...{ databaseUrl, calculation },
    migrates: false,
    batchThreads: Math.max(1, batchThreads),
    threadFile: join(here, 'batch-worker/thread.js'),
    clock: () => new Date(),
    onError: (err) => log.warn({ err }, 'a batch waits'),
  })
  stopGracefully(log, {
    onSignal: () => undefined,
    drain_ms: 0,
    async stop() {
      await batches.close()
      await database.close()
    },
  })
  batches.work()
  log.info({ threads: batchThreads }, 'working')
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
