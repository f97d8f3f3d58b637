import { join } from 'node:path'
import { loadTexts } from '@soundleaf/texts'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { buildApp } from './app'
import { backgroundTasks } from './background-tasks'
import { openBatches } from './batch-worker/open-batches'
import { cachedCalculator } from './calculation-pool/cached-calculator'
import { calculationPool } from './calculation-pool/calculation-pool'
import { addressHash } from './credentials/address-hash'
import { argon2Passwords } from './credentials/argon2-passwords'
import { embedTokens } from './credentials/embed-tokens'
import { guessablePasswords } from './credentials/guessable-passwords'
import { openId } from './credentials/open-id'
import { keyOf, keyOfFolder } from './credentials/session-key'
import { sessionTokens } from './credentials/session-tokens'
import { signOnSeal } from './credentials/sign-on-seal'
import { totp } from './credentials/totp'
import { webAuthn } from './credentials/web-authn'
import { SECOND_MS, type Clock } from './domain/clock'
import { auditTrail } from './domain/audit-trail'
import { MOST_CURVES } from './domain/measured/measured-curve'
import { deliverWebhooks, WEBHOOK_INTERVAL_MS } from './domain/webhook/deliver-webhooks'
import { HOUSEKEEPING_INTERVAL_MS, purgeExpired } from './domain/housekeeping'
import { callLimit } from './domain/session/call-limit'
import { buildEmbedApp } from './embed-app'
import { stopGracefully } from './graceful-stop'
import { loggerOptions, type Log } from './logging'
import { emailQueue, RETRY_INTERVAL_MS } from './mail/email-queue'
import { logWritten, outbox } from './mail/outbox'
import { smtpMailer } from './mail/smtp-mailer'
import { instrumentedCalculator, metricsOf } from './metrics'
import { addOperatingGauges } from './operating-gauges'
import { auditedCalls } from './routes/audited-calls'
import { readSettings, type Settings } from './settings'
import { accountStore } from './storage/account-store'
import { apiKeyStore } from './storage/api-key-store'
import { attemptStore } from './storage/attempt-store'
import { auditStore } from './storage/audit-store'
import { writeScheduledBackup } from './storage/backup/scheduled-backup'
import { verifyInProcess } from './storage/backup/verify-in-process'
import { catalogueStore } from './storage/catalogue-store'
import { openDatabase, type Database } from './storage/database'
import { ownProductStore } from './storage/own-product-store'
import { partnerStore } from './storage/partner-store'
import { passkeyStore } from './storage/passkey-store'
import { presenceStore } from './storage/presence-store'
import { linkStore } from './storage/link-store'
import { materialMeaningStore } from './storage/material-meaning-store'
import { measuredCurveStore } from './storage/measured-curve-store'
import { projectStore } from './storage/project-store'
import { requirementPresetStore } from './storage/requirement-preset-store'
import { revisionStore } from './storage/revision-store'
import { secondFactorStore } from './storage/second-factor-store'
import { seed } from './storage/seed'
import { sessionStore } from './storage/session-store'
import { singleSignOnStore } from './storage/single-sign-on-store'
import { startTracing } from './tracing/start-tracing'
import { webhookStore } from './storage/webhook-store'
import { webhookSender } from './webhooks/webhook-sender'

/** Pages do not wait longer for an answer. */
const QUERY_TIMEOUT_MS = 30 * SECOND_MS

/** Opens what the environment names, and listens until it is told to stop. */
async function main(): Promise<void> {
  const here = import.meta.dirname
  await loadTexts()
  const settings = readSettings(process.env, join(here, '../..'))
  const build = process.env.SOUNDLEAF_BUILD ?? 'unknown'
  const stopTracing = settings.traces
    ? await startTracing({ service: 'soundleaf-server', build }, (reason) =>
        app.log.warn({ reason }, 'the collector takes no traces'),
      )
    : () => Promise.resolve()
  const place =
    settings.databaseUrl === undefined ? { folder: settings.dataFolder } : { url: settings.databaseUrl }
  const database = await openDatabase(place, join(here, 'migrations'), {
    queryTimeout_ms: QUERY_TIMEOUT_MS,
    migrates: settings.migrates,
  })
  const passwords = argon2Passwords()
  const clock = () => new Date()
  await seed(database.queries, {
    withDemo: settings.demo,
    isProduction: settings.isProduction,
    withDemoProjects: settings.demoProjects,
    catalogueFolder: join(here, 'catalogue'),
    passwords,
    now: clock(),
    partnerOrigins: settings.demoPartnerOrigins,
  })

  const pool = calculationPool(join(here, 'calculation-pool/worker.js'), settings.calculation)
  const guessable = guessablePasswords(join(here, 'credentials/guessable-worker.js'))
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const { metricsToken } = settings
  const metrics = metricsToken === undefined ? {} : { metrics: metricsOf(registry, metricsToken) }
  const { sessionKey, sessionKeyAlso, dataFolder } = settings
  const tasks = backgroundTasks((error) => app.log.error({ err: error }, 'a background task failed'))
  const keys = {
    key: sessionKey === undefined ? keyOfFolder(dataFolder) : keyOf(sessionKey),
    ...(sessionKeyAlso !== undefined && { alsoAccepted: keyOf(sessionKeyAlso) }),
  }
  let log: Log | null = null
  const batches = await openBatches(database, {
    ...settings,
    threadFile: join(here, 'batch-worker/thread.js'),
    clock,
    onError: (err) => log?.warn({ err }, 'a batch waits'),
  })
  let isStopping = false
  const logger = loggerOptions(settings.logLevel)
  const reached = {
    hstsSubdomains: settings.hstsSubdomains,
    ...(settings.trustedProxy !== undefined && { trustedProxy: settings.trustedProxy }),
  }
  const stores = {
    accounts: accountStore(database.queries),
    apiKeys: apiKeyStore(database.queries),
    batches: batches.store,
    passkeys: passkeyStore(database.queries),
    secondFactors: secondFactorStore(database.queries),
    attempts: attemptStore(database.queries),
    sessions: sessionStore(database.queries),
    singleSignOn: singleSignOnStore(database.queries),
    presence: presenceStore(database.queries),
    projects: projectStore(database),
    revisions: revisionStore(database),
    links: linkStore(database),
    curves: measuredCurveStore(database),
    catalogue: catalogueStore(database.queries),
    ownProducts: ownProductStore(database),
    webhooks: webhookStore(database),
    requirementPresets: requirementPresetStore(database),
    materialMeanings: materialMeaningStore(database),
  }
  const audit = auditStore(database.queries)
  const trail = auditTrail({
    audit,
    accounts: stores.accounts,
    addressHash: addressHash(keys.key),
    clock,
  })
  const embed = {
    partners: partnerStore(database.queries),
    embedTokens: embedTokens(keys),
    calculator: cachedCalculator(instrumentedCalculator(pool, registry)),
    rooms: pool.rooms,
    outside: pool.outside,
    sweep: pool.sweep,
    solve: pool.solve,
    clock,
    embedOrigin: settings.embedOrigin,
    audit: auditedCalls(trail, tasks.defer),
  }
  const queue =
    settings.mail &&
    // The folder is named as in earlier versions, so that emails that wait during an update are still sent.
    emailQueue(join(dataFolder, 'letters'), smtpMailer(settings.mail), clock, (outcome, reason) =>
      app.log[outcome === 'waiting' ? 'warn' : 'error']({ reason }, `email ${outcome}`),
    )
  const outgoing = { webhookSender: webhookSender(settings.webhookNetworks) }
  const app = await buildApp({
    ...embed,
    ...stores,
    projectFiles: pool.projectFiles,
    ...outgoing,
    openSocketAdapter: database.openSocketAdapter,
    passwords,
    oneTimeCodes: totp,
    webAuthn: webAuthn(settings.publicOrigin),
    openId: openId((failure) => app.log.warn(failure, 'an identity provider did not do what it should')),
    signOnSeal: signOnSeal(keys),
    isGuessable: guessable.isGuessable,
    mailer:
      queue ?? outbox(join(dataFolder, 'outbox'), clock, (email) => logWritten(email, settings, app.log)),
    defer: tasks.defer,
    publicOrigin: settings.publicOrigin,
    tokens: sessionTokens(keys),
    auditEntries: audit,
    lease_ms: settings.lease_ms,
    idle_ms: settings.idle_ms,
    quota: settings.quota,
    mostCurves: MOST_CURVES,
    callLimit: callLimit(settings.callsPerSecond),
    isReady: async () => !isStopping && (await database.isReady()),
    ...metrics,
    observeSockets: (sockets) =>
      addOperatingGauges({
        registry,
        sockets,
        waitingInBatches: () => batches.store.countWaiting(),
        database,
        build,
        remotesFile: settings.remotesFile,
        backupFolder: settings.backup.every_ms === 0 ? null : settings.backup.folder,
      }),
    shell: settings,
    logger,
    ...reached,
  })
  log = app.log
  const embedApp = await buildEmbedApp({
    ...embed,
    ...stores,
    ...metrics,
    passwords,
    embedFolder: settings.embedFolder,
    logger,
    ...reached,
  })

  const housekeeping = setInterval(
    () => tasks.defer(() => purgeExpired({ ...stores, audit }, clock(), settings.historyDays)),
    HOUSEKEEPING_INTERVAL_MS,
  )
  const retries = queue && setInterval(() => tasks.defer(() => queue.retry()), RETRY_INTERVAL_MS)
  const deliveries = setInterval(
    () =>
      tasks.defer(async () => {
        // While the database is away nothing is due, and nothing is to be said of it again and again.
        if (await database.isReady()) await deliverWebhooks({ ...stores, ...outgoing, clock })
      }),
    WEBHOOK_INTERVAL_MS,
  )
  const backups = scheduleBackups(settings.backup, database, clock, app.log)
  stopGracefully(app.log, {
    onSignal: () => (isStopping = true),
    drain_ms: settings.drain_ms,
    async stop() {
      clearInterval(housekeeping)
      clearInterval(retries)
      clearInterval(deliveries)
      clearInterval(backups)
      await Promise.all([app.close(), embedApp.close(), batches.close()])
      await tasks.settled()
      await Promise.all([pool.close(), guessable.close()])
      await database.close()
      await stopTracing()
    },
  })
  // False: there was a channel, and it closed before there was a listener.
  if (process.connected === false) throw new Error('The process that started this one is gone.')
  await app.listen({ host: settings.host, port: settings.port })
  batches.work()
  if (settings.embedPort !== undefined)
    await embedApp.listen({ host: settings.host, port: settings.embedPort })
}

function scheduleBackups(
  { folder, every_ms }: Settings['backup'],
  database: Database,
  clock: Clock,
  log: Log,
): NodeJS.Timeout | undefined {
  if (every_ms === 0) return undefined
  const backUp = async () => {
    database.requireFreeSpace()
    return writeScheduledBackup(database.queries, folder, clock(), (file) =>
      verifyInProcess(join(import.meta.dirname, 'commands/admin.js'), file),
    )
  }
  return setInterval(() => {
    backUp().then(
      (file) => log.info({ file }, 'backed up, and verified'),
      (err: unknown) => log.error({ err }, 'no backup was made that can be restored'),
    )
  }, every_ms)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
