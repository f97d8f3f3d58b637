import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from './domain/clock'
import { USUAL_CALLS_PER_S } from './domain/session/call-limit'

/** What the environment decides. The table of the README says the same. */
export interface Settings {
  readonly isProduction: boolean
  readonly host: string
  readonly port: number
  /** Where people reach the product; links in mails begin with it. */
  readonly publicOrigin: string
  readonly dataFolder: string
  /** PostgreSQL; PGlite in the data folder when it is missing. */
  readonly databaseUrl: string | undefined
  readonly sessionKey: string | undefined
  readonly shellFolder: string
  readonly remotesFile: string
  readonly remotesKey: string
  /** Where partners' scripts, frames and calls are served, apart from the product; null: nowhere. */
  readonly embedPort: number | null
  readonly embedOrigin: string
  readonly embedFolder: string
  /** The pages of the demonstration partner of a new database. */
  readonly demoPartnerOrigins: readonly string[]
  /** Whether the demo accounts of a new database begin with example projects. */
  readonly demoProjects: boolean
  /** How long a place is held without a call. */
  readonly lease_ms: number
  /** Calls of one account; 0: no limit. */
  readonly callsPerSecond: number
  /** Threads that calculate, tasks that may wait for one, and the longest that a calculation takes. */
  readonly calculation: { readonly threads: number; readonly queue: number; readonly time_ms: number }
  /** Where the server itself keeps backups, and how often; never with 0. */
  readonly backup: { readonly folder: string; readonly every_ms: number }
  /** Lets Prometheus read /metrics; without it there is none. */
  readonly metricsToken: string | undefined
  /** The mail server, and who the letters are from; without it they are kept in the data folder. */
  readonly mail: MailSettings | undefined
  readonly logLevel: string
  /** Address of the proxy whose X-Forwarded headers are believed. */
  readonly trustedProxy: string | undefined
}

export interface MailSettings {
  /** As `smtps://user:password@mail.example.com:465`. */
  readonly url: string
  readonly from: string
}

/** Reads the environment; throws a sentence that names the variable at fault. `root` is the repository's folder. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const isProduction = env.NODE_ENV === 'production'
  if (isProduction && !env.SESSION_KEY)
    throw new Error('SESSION_KEY is missing. In production it must be set: openssl rand -base64 48')
  const port = wholeNumber('PORT', env.PORT, 3000, [0, 65_535])
  const embedPort =
    env.EMBED_PORT === undefined ? null : wholeNumber('EMBED_PORT', env.EMBED_PORT, 3008, [0, 65_535])
  const dataFolder = env.DATA_FOLDER ?? join(root, '.run/data')
  return {
    isProduction,
    host: env.HOST ?? '127.0.0.1',
    port,
    publicOrigin: originOf(env.PUBLIC_ORIGIN ?? `http://localhost:${port}`),
    dataFolder,
    databaseUrl: env.DATABASE_URL,
    sessionKey: env.SESSION_KEY,
    shellFolder: env.SHELL_FOLDER ?? join(root, 'shell/dist'),
    remotesFile: env.REMOTES_FILE ?? join(root, '.run/remotes.jws'),
    remotesKey: publicKey(env.REMOTES_KEY ?? ''),
    embedPort,
    embedOrigin: env.EMBED_ORIGIN ?? `http://localhost:${embedPort ?? 3008}`,
    embedFolder: env.EMBED_FOLDER ?? join(root, 'mf-results/embed/dist'),
    demoPartnerOrigins: (env.DEMO_PARTNER_ORIGINS ?? 'http://localhost:3006 http://localhost:3007').split(
      ' ',
    ),
    demoProjects: env.DEMO_PROJECTS === '1',
    lease_ms: wholeNumber('SESSION_LEASE_S', env.SESSION_LEASE_S, 300, [0, 43_200]) * 1000,
    callsPerSecond: wholeNumber('CALLS_PER_S', env.CALLS_PER_S, USUAL_CALLS_PER_S, [0, 10_000]),
    calculation: {
      threads: wholeNumber('CALCULATION_THREADS', env.CALCULATION_THREADS, otherCores(), [1, 64]),
      queue: wholeNumber('CALCULATION_QUEUE', env.CALCULATION_QUEUE, 100, [0, 10_000]),
      time_ms: wholeNumber('CALCULATION_LIMIT_S', env.CALCULATION_LIMIT_S, 10, [1, 600]) * 1000,
    },
    backup: {
      folder: env.BACKUP_FOLDER ?? join(dataFolder, 'backups'),
      // The embedded database has nobody else to back it up.
      every_ms:
        wholeNumber('BACKUP_EVERY_H', env.BACKUP_EVERY_H, env.DATABASE_URL === undefined ? 1 : 0, [0, 168]) *
        HOUR_MS,
    },
    metricsToken: longEnough('METRICS_TOKEN', env.METRICS_TOKEN),
    mail: mailSettings(env),
    logLevel: env.LOG_LEVEL ?? 'info',
    trustedProxy: env.TRUSTED_PROXY,
  }
}

/** It stands in an attribute of the page. */
function publicKey(text: string): string {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text))
    throw new Error('REMOTES_KEY must be a public key, SPKI in base64.')
  return text
}

function originOf(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new Error(`PUBLIC_ORIGIN is "${text}"; it must read https://HOST, without a path.`)
  return text
}

/** What the variables hold is not repeated in an error: it may be a password. */
function mailSettings({ SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN }: NodeJS.ProcessEnv): MailSettings | undefined {
  if (SMTP_URL === undefined) return undefined
  if (!URL.canParse(SMTP_URL) || !['smtp:', 'smtps:'].includes(new URL(SMTP_URL).protocol))
    throw new Error('SMTP_URL must read smtp://HOST:PORT or smtps://USER:PASSWORD@HOST:PORT.')
  if (MAIL_FROM === undefined || !/^[^\s@]+@[^\s@]+$/.test(MAIL_FROM))
    throw new Error('MAIL_FROM must be the address that letters come from.')
  if (PUBLIC_ORIGIN === undefined)
    throw new Error('PUBLIC_ORIGIN is missing. The links in letters begin with it: https://app.example.com')
  return { url: SMTP_URL, from: MAIL_FROM }
}

/** One core is left to the thread that answers. */
const otherCores = () => Math.max(1, availableParallelism() - 1)

function longEnough(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && text.length < 16) throw new Error(`${name} must have at least 16 characters.`)
  return text
}

function wholeNumber(
  name: string,
  text: string | undefined,
  usual: number,
  [least, most]: readonly [number, number],
): number {
  if (text === undefined) return usual
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new Error(`${name} is "${text}"; it must be a whole number from ${least} to ${most}.`)
  return value
}
