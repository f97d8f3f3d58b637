import { join } from 'node:path'
import { loadTexts } from '@soundleaf/texts'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { buildApp } from './app'
import { buildEmbedApp } from './embed/embed-app'
import { calculationPool } from './calculation-pool/calculation-pool'
import { remembered } from './calculation-pool/remembered'
import { background } from './background'
import { argon2Passwords } from './credentials/argon2-passwords'
import { embedTokens } from './credentials/embed-tokens'
import { keyOf, keyOfFolder } from './credentials/session-key'
import { signedTokens } from './credentials/signed-tokens'
import { SECOND_MS, type Clock } from './domain/clock'
import { callLimit } from './domain/session/call-limit'
import { HOUSEKEEPING_MS, keepHouse } from './domain/housekeeping'
import { loggerOptions, type Log } from './logging'
import { outbox } from './mail/outbox'
import { smtp } from './mail/smtp'
import { RETRY_MS, spool } from './mail/spool'
import { measured } from './metrics'
import { readSettings, type Settings } from './settings'
import { accountStore } from './storage/account-store'
import { attemptStore } from './storage/attempt-store'
import { catalogueStore } from './storage/catalogue-store'
import { keepBackup } from './storage/backup/keep-backups'
import { openDatabase, type Database } from './storage/database'
import { partnerStore } from './storage/partner-store'
import { presenceStore } from './storage/presence-store'
import { projectStore } from './storage/project-store'
import { seed } from './storage/seed'
import { sessionStore } from './storage/session-store'

/** A page does not wait longer for its answer. */
const LONGEST_QUERY_MS = 30 * SECOND_MS

/** Opens what the environment names, listens, and stops in order at SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const here = import.meta.dirname
  await loadTexts()
  const settings = readSettings(process.env, join(here, '../..'))
  const place =
    settings.databaseUrl === undefined ? { folder: settings.dataFolder } : { url: settings.databaseUrl }
  const database = await openDatabase(place, join(here, 'migrations'), { longestQuery_ms: LONGEST_QUERY_MS })
  const passwords = argon2Passwords()
  const clock = () => new Date()
  await seed(database.queries, {
    withDemo: !settings.isProduction,
    withDemoProjects: settings.demoProjects,
    catalogueFolder: join(here, 'catalogue'),
    passwords,
    now: clock(),
    partnerOrigins: settings.demoPartnerOrigins,
  })

  const pool = calculationPool(join(here, 'calculation-pool/worker.js'), settings.calculation)
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const { sessionKey, dataFolder } = settings
  const afterwards = background((error) => app.log.error({ err: error }, 'work after an answer failed'))
  const key = sessionKey === undefined ? keyOfFolder(dataFolder) : keyOf(sessionKey)
  const logger = loggerOptions(settings.logLevel)
  const embed = {
    partners: partnerStore(database.queries),
    embedTokens: embedTokens(key),
    calculator: remembered(measured(pool, registry)),
    clock,
    embedOrigin: settings.embedOrigin,
  }
  const stores = {
    accounts: accountStore(database.queries),
    attempts: attemptStore(database.queries),
    sessions: sessionStore(database.queries),
    presence: presenceStore(database.queries),
    projects: projectStore(database),
    catalogue: catalogueStore(database.queries),
  }
  const noteLetter = (file: string) => app.log.info({ file }, 'no mail server is set: letter kept')
  const letters =
    settings.mail &&
    spool(join(dataFolder, 'letters'), smtp(settings.mail), clock, (outcome, reason) =>
      app.log[outcome === 'waits' ? 'warn' : 'error']({ reason }, `letter ${outcome}`),
    )
  const app: FastifyInstance = await buildApp({
    ...embed,
    ...stores,
    rooms: database.rooms,
    passwords,
    post: letters ?? outbox(join(dataFolder, 'outbox'), clock, noteLetter),
    later: afterwards.later,
    publicOrigin: settings.publicOrigin,
    tokens: signedTokens(key),
    lease_ms: settings.lease_ms,
    callLimit: callLimit(settings.callsPerSecond),
    isReady: () => database.isReady(),
    ...(settings.metricsToken !== undefined && { metrics: { registry, token: settings.metricsToken } }),
    shell: settings,
    logger,
    ...(settings.trustedProxy !== undefined && { trustedProxy: settings.trustedProxy }),
  })
  const embedApp = buildEmbedApp({ ...embed, embedFolder: settings.embedFolder, logger })

  const house = setInterval(() => afterwards.later(() => keepHouse(stores, clock())), HOUSEKEEPING_MS)
  const retries = letters && setInterval(() => afterwards.later(() => letters.retry()), RETRY_MS)
  const backups = keepingBackups(settings.backup, database, clock, app.log)
  stopAtSignal(app.log, async () => {
    clearInterval(house)
    clearInterval(retries)
    clearInterval(backups)
    await Promise.all([app.close(), embedApp.close()])
    await afterwards.settled()
    await pool.close()
    await database.close()
  })
  // False: there was a channel, and it closed before anybody listened to it.
  if (process.connected === false) throw new Error('The process that started this one is gone.')
  await app.listen({ host: settings.host, port: settings.port })
  if (settings.embedPort !== null) await embedApp.listen({ host: settings.host, port: settings.embedPort })
}

function keepingBackups(
  { folder, every_ms }: Settings['backup'],
  database: Database,
  clock: Clock,
  log: Log,
): NodeJS.Timeout | undefined {
  if (every_ms === 0) return undefined
  return setInterval(() => {
    const made = async () => {
      database.requireRoom()
      return keepBackup(database.queries, folder, clock())
    }
    made().then(
      (file) => log.info({ file }, 'backed up'),
      (err: unknown) => log.error({ err }, 'no backup was made'),
    )
  }, every_ms)
}

/** What is being answered when the signal comes is answered; what takes longer than this is given up. */
const LONGEST_STOP_MS = 20 * SECOND_MS

function stopAtSignal(log: Log, stop: () => Promise<void>): void {
  let isStopping = false
  const end = (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('did not stop in time')
      process.exit(1)
    }, LONGEST_STOP_MS).unref()
    stop().catch((err: unknown) => {
      log.error({ err }, 'did not stop in order')
      process.exit(1)
    })
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(signal))
  // Whoever started this with a channel is gone.
  process.on('disconnect', () => end('disconnect'))
  process.channel?.unref()
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
