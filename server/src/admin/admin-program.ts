import { Command } from 'commander'
import { addAccountCommands } from './account-commands'
import { addAuditCommands } from './audit-commands'
import { auditedConsole } from './audited-console'
import { addBackupCommands } from './backup-commands'
import { addCatalogueCommands } from './catalogue-commands'
import type { AddCommands, AdminConsole } from './admin-context'
import { addPartnerCommands } from './partner-commands'
import { addProjectFileCommands } from './project-file-commands'
import { addProjectCommands } from './project-commands'
import { addSingleSignOnCommands } from './single-sign-on-commands'
import { addTeamCommands } from './team-commands'
import { schemaVersion } from '../storage/schema-version'

const GROUPS: readonly AddCommands[] = [
  addPartnerCommands,
  addTeamCommands,
  addSingleSignOnCommands,
  addAccountCommands,
  addProjectCommands,
  addProjectFileCommands,
  addCatalogueCommands,
  addBackupCommands,
  addAuditCommands,
]

/** The operator's command line, with every command. */
export function adminProgram(admin: AdminConsole): Command {
  const program = new Command('npm run admin --')
    .description("The operator's command line. It works on the database that the server's environment names.")
    .addHelpText(
      'after',
      '\nOn the embedded database (without DATABASE_URL) stop the server first: the data folder has one owner at a time.',
    )
    .showHelpAfterError('Add --help to see how the command is used.')
    .helpCommand(false)
  const audited = auditedConsole(program, admin)
  program
    .command('migrate')
    .description(
      'Brings the database to the schema of this version; what a start does unless MIGRATE_AT_START=0.',
    )
    .action(() =>
      audited.run(async ({ database }) =>
        audited.print(`The database has schema ${await schemaVersion(database.queries)}.`),
      ),
    )
  for (const addCommands of GROUPS) addCommands(program, audited)
  return program
}
