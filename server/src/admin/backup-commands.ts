import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { totalOf, type RowCounts } from '../storage/backup/backup-file'
import { readBackup } from '../storage/backup/read-backup'
import { writeBackup } from '../storage/backup/write-backup'
import { OperatorError, type AddCommands } from './operator'

export const addBackupCommands: AddCommands = (program, operator) => {
  program
    .command('backup')
    .description(
      'Write everything in the database to one file: accounts, projects, catalogue, as of one moment.',
    )
    .argument('<file>', 'the file to write, as soundleaf.backup')
    .action((file: string) =>
      operator.at(async ({ database, clock }) => {
        if (existsSync(file)) throw new OperatorError(`${file} is there already. Choose another name.`)
        const counts = await writeBackup(database.queries, resolve(file), clock())
        operator.print(`Backed up ${told(counts)} to ${file}. It holds password hashes: keep it safe.`)
      }, 'as it is'),
    )

  program
    .command('restore')
    .description(
      'Fill the database from a backup, of PGlite or of PostgreSQL. All of it is restored, or nothing.',
    )
    .argument('<file>', 'a file that backup made')
    .option('--replace', 'delete what is in the database first')
    .addHelpText('after', '\nStop the server before, and start it after.')
    .action((file: string, { replace = false }: { replace?: boolean }) =>
      operator.at(async ({ database }) => {
        const counts = await readBackup(database.queries, resolve(file), { replace })
        operator.print(`Restored ${told(counts)} from ${file}.`)
      }, 'as it is'),
    )
}

const told = (counts: RowCounts): string =>
  `${counts.projects ?? 0} projects, ${counts.accounts ?? 0} accounts and ${counts.products ?? 0} products (${totalOf(counts)} rows)`
