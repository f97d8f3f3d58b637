import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { totalOf, type RowCounts } from '../storage/backup/backup-file'
import { readBackup } from '../storage/backup/read-backup'
import { verifyBackup } from '../storage/backup/verify-backup'
import { writeBackup } from '../storage/backup/write-backup'
import { OperatorError, type AddCommands } from './admin-context'

export const addBackupCommands: AddCommands = (program, admin) => {
  program
    .command('backup')
    .description(
      'Write everything in the database to one file: accounts, projects, catalogue, as of one moment.',
    )
    .argument('<file>', 'the file to write, as soundleaf.backup')
    .action((file: string) =>
      admin.run(
        async ({ database, clock }) => {
          if (existsSync(file)) throw new OperatorError(`${file} is there already. Choose another name.`)
          const counts = await writeBackup(database.queries, resolve(file), clock())
          admin.print(`Backed up ${summary(counts)} to ${file}. It holds password hashes: keep it safe.`)
        },
        { seeds: false },
      ),
    )

  program
    .command('restore')
    .description(
      'Fill the database from a backup, of PGlite or of PostgreSQL. All of it is restored, or nothing. Nobody is logged in afterwards.',
    )
    .argument('<file>', 'a file that backup made')
    .option('--replace', 'delete what is in the database first')
    .addHelpText('after', '\nStop the server before, and start it after.')
    .action((file: string, { replace = false }: { replace?: boolean }) =>
      admin.run(
        async ({ database }) => {
          const counts = await readBackup(database.queries, resolve(file), { replace })
          admin.print(`Restored ${summary(counts)} from ${file}.`)
        },
        { seeds: false },
      ),
    )

  program
    .command('verify-backup')
    .description(
      'Restore a backup into a database that is thrown away, and compare every row. The server goes on.',
    )
    .argument('<file>', 'a file that backup or the server made')
    .action(async (file: string) => {
      const scratch = await admin.openScratch()
      try {
        const counts = await verifyBackup(scratch, resolve(file), new Date())
        admin.print(`${file} can be restored: ${summary(counts)}.`)
      } finally {
        await scratch.close()
      }
    })
}

const summary = (counts: RowCounts): string =>
  `${counts.projects ?? 0} projects, ${counts.accounts ?? 0} accounts and ${counts.products ?? 0} products (${totalOf(counts)} rows)`
