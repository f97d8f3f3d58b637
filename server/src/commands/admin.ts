// `npm run admin -- COMMAND`: the operator's command line, on the database that the server's environment names.
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { loadTexts } from '@soundleaf/texts'
import { adminProgram } from '../admin/admin-program'
import { contextOf, OperatorError } from '../admin/admin-context'
import { migrateBossQueue } from '../batch-queue/boss-queue'
import { addressHash } from '../credentials/address-hash'
import { argon2Passwords } from '../credentials/argon2-passwords'
import { keyOf, keyOfFolder } from '../credentials/session-key'
import { readSettings } from '../settings'
import { FolderLocked } from '../storage/folder-lock'
import { BackupRefused } from '../storage/backup/backup-file'
import { openDatabase } from '../storage/database'
import { SchemaTooNew } from '../storage/schema-version'
import { openScratchDatabase } from '../storage/scratch-database'
import { seed } from '../storage/seed'

const here = import.meta.dirname

/** In a container the user may have a number alone. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}

try {
  await loadTexts()
  await adminProgram({
    async run(command, { seeds } = { seeds: true }) {
      const settings = readSettings(process.env, join(here, '../../..'))
      const passwords = argon2Passwords()
      const clock = () => new Date()
      const { databaseUrl, dataFolder, demo, isProduction } = settings
      const place = databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl }
      // Before our own: a server that waits for the schema finds the queue's there as well.
      if (databaseUrl !== undefined) await migrateBossQueue(databaseUrl)
      const database = await openDatabase(place, join(here, '../migrations'))
      try {
        if (seeds) {
          const catalogueFolder = join(here, '../catalogue')
          const options = { withDemo: demo, isProduction, catalogueFolder, passwords, now: clock() }
          await seed(database.queries, options)
        }
        const { sessionKey, publicOrigin } = settings
        const key = sessionKey === undefined ? keyOfFolder(dataFolder) : keyOf(sessionKey)
        await command(contextOf(database, { passwords, clock, publicOrigin, addressHash: addressHash(key) }))
      } finally {
        await database.close()
      }
    },
    openScratch: () => openScratchDatabase(join(here, '../migrations')),
    operator: process.env.SUDO_USER ?? userName(),
    print: (line) => process.stdout.write(`${line}\n`),
  }).parseAsync()
} catch (error) {
  const isExpected = [OperatorError, FolderLocked, SchemaTooNew, BackupRefused].some(
    (expected) => error instanceof expected,
  )
  process.stderr.write(`${error instanceof Error && isExpected ? error.message : String(error)}\n`)
  process.exitCode = 1
}
