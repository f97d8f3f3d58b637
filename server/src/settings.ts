import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './domain/clock'
import { MEGABYTE } from './domain/project/quota'
import { readEnvironment } from './environment'

export type Settings = ReturnType<typeof readSettings>
export type MailSettings = NonNullable<Settings['mail']>

/** Reads the environment; throws sentences that name the variables at fault. `root` is the repository's folder. */
export function readSettings(env: NodeJS.ProcessEnv, root: string) {
  const values = readEnvironment(env)
  const dataFolder = values.DATA_FOLDER ?? join(root, '.run/data')
  const { PORT: port, EMBED_PORT: embedPort } = values
  return {
    isProduction: values.NODE_ENV === 'production',
    host: values.HOST,
    port,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    dataFolder,
    databaseUrl: values.DATABASE_URL,
    migrates: values.MIGRATE_AT_START !== '0',
    drain_ms: values.DRAIN_S * SECOND_MS,
    sessionKey: values.SESSION_KEY,
    sessionKeyAlso: values.SESSION_KEY_ALSO,
    shellFolder: values.SHELL_FOLDER ?? join(root, 'shell/dist'),
    remotesFile: values.REMOTES_FILE ?? join(root, '.run/remotes.jws'),
    remotesKeys: [values.REMOTES_KEY, values.REMOTES_KEY_ALSO ?? ''].filter((key) => key !== ''),
    operator: {
      pricing: values.PRICING_URL ?? '',
      contact: values.CONTACT_URL ?? '',
      terms: values.TERMS_URL ?? '',
      support: values.SUPPORT_ADDRESS ?? '',
    },
    embedPort,
    embedOrigin: values.EMBED_ORIGIN ?? `http://localhost:${embedPort ?? 3008}`,
    embedFolder: values.EMBED_FOLDER ?? join(root, 'mf-results/embed/dist'),
    demoPartnerOrigins: values.DEMO_PARTNER_ORIGINS.split(' '),
    hstsSubdomains: values.HSTS_SUBDOMAINS === '1',
    demo: values.DEMO === '1',
    demoProjects: values.DEMO_PROJECTS === '1',
    lease_ms: values.SESSION_LEASE_S * 1000,
    idle_ms: values.SESSION_IDLE_MIN * MINUTE_MS,
    callsPerSecond: values.CALLS_PER_S,
    quota: {
      projects: values.PROJECTS_PER_ACCOUNT,
      bytes: values.PROJECTS_MB_PER_ACCOUNT * MEGABYTE,
    },
    historyDays: values.HISTORY_DAYS,
    calculation: {
      // One core is left to the thread that answers.
      threads: values.CALCULATION_THREADS ?? Math.max(1, availableParallelism() - 1),
      queue: values.CALCULATION_QUEUE,
      limit_s: values.CALCULATION_LIMIT_S,
    },
    // As many as there are: they run when nothing else wants to.
    batchThreads: values.BATCH_THREADS ?? availableParallelism(),
    workerPort: values.WORKER_PORT,
    backup: {
      folder: values.BACKUP_FOLDER ?? join(dataFolder, 'backups'),
      // The embedded database has nobody else to back it up.
      every_ms: (values.BACKUP_EVERY_H ?? (values.DATABASE_URL === undefined ? 1 : 0)) * HOUR_MS,
    },
    metricsToken: values.METRICS_TOKEN,
    mail:
      values.SMTP_URL !== undefined && values.MAIL_FROM !== undefined
        ? { url: values.SMTP_URL, from: values.MAIL_FROM }
        : undefined,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logLevel: values.LOG_LEVEL,
    trustedProxy: values.TRUSTED_PROXY,
    webhookNetworks: (values.WEBHOOK_NETWORKS ?? '').split(',').flatMap((one) => one.trim() || []),
  }
}
