import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { calculationPool } from './calculation-pool/calculation-pool'
import { remembered } from './calculation-pool/remembered'
import { argon2Passwords } from './credentials/argon2-passwords'
import { keyOf, keyOfFolder } from './credentials/session-key'
import { signedTokens } from './credentials/signed-tokens'
import { loggerOptions } from './logging'
import { outbox } from './mail/outbox'
import { readSettings } from './settings'
import { accountStore } from './storage/account-store'
import { catalogueStore } from './storage/catalogue-store'
import { openDatabase } from './storage/database'
import { presenceStore } from './storage/presence-store'
import { projectStore } from './storage/project-store'
import { seed } from './storage/seed'
import { sessionStore } from './storage/session-store'

/** Opens what the environment names, listens, and stops in order at SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const here = import.meta.dirname
  const settings = readSettings(process.env, join(here, '../..'))
  const place =
    settings.databaseUrl === undefined ? { folder: settings.dataFolder } : { url: settings.databaseUrl }
  const database = await openDatabase(place, join(here, 'migrations'))
  const passwords = argon2Passwords()
  const clock = () => new Date()
  await seed(database.queries, { withDemo: !settings.isProduction, passwords, now: clock() })

  const pool = calculationPool(join(here, 'calculation-pool/worker.js'), settings.calculation)

  const { sessionKey, dataFolder } = settings
  const app: FastifyInstance = await buildApp({
    accounts: accountStore(database.queries),
    sessions: sessionStore(database.queries),
    presence: presenceStore(database.queries),
    rooms: database.rooms,
    projects: projectStore(database.queries),
    catalogue: catalogueStore(database.queries),
    calculator: remembered(pool.calculator),
    passwords,
    post: outbox(join(dataFolder, 'outbox'), clock, (file) =>
      app.log.info({ file }, 'no mail server is set: letter kept'),
    ),
    publicOrigin: settings.publicOrigin,
    tokens: signedTokens(sessionKey === undefined ? keyOfFolder(dataFolder) : keyOf(sessionKey)),
    clock,
    lease_ms: settings.lease_ms,
    isReady: () => database.isReady(),
    shell: settings,
    logger: loggerOptions(settings.logLevel),
    ...(settings.trustedProxy !== undefined && { trustedProxy: settings.trustedProxy }),
  })

  let stopping: Promise<void> | null = null
  const stop = (signal: string) => {
    stopping ??= (async () => {
      app.log.info({ signal }, 'stopping')
      await app.close()
      await pool.close()
      await database.close()
    })()
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  await app.listen({ host: settings.host, port: settings.port })
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
