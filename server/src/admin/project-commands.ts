import { DAY_MS } from '../domain/clock'
import { DELETED_RETENTION_MS } from '../domain/housekeeping'
import { email, projectId } from './arguments'
import { findAccount } from './find'
import { OperatorError, type AddCommands } from './admin-context'

const RETENTION_DAYS = DELETED_RETENTION_MS / DAY_MS
/** The operator's word goes over the account's share. */
export const NO_QUOTA = { projects: Infinity, bytes: Infinity }
const day = (moment: Date): string => moment.toISOString().slice(0, 10)

export const addProjectCommands: AddCommands = (program, admin) => {
  program
    .command('list-deleted')
    .description(`List the projects that a person deleted; they are kept for ${RETENTION_DAYS} days.`)
    .argument('<email>', "the person's address", email)
    .action((address: string) =>
      admin.run(async (context) => {
        const account = await findAccount(address, context)
        const rows = await context.projects.listDeleted(account.id, Number.MAX_SAFE_INTEGER)
        if (rows.length === 0) return admin.print(`${account.email} has no deleted project.`)
        for (const { id, name, deletedAt } of rows) {
          if (deletedAt === null) continue
          const until = new Date(deletedAt.getTime() + DELETED_RETENTION_MS)
          admin.print(`${id}  deleted ${day(deletedAt)}, kept until ${day(until)}  ${name}`)
        }
      }),
    )

  program
    .command('restore-project')
    .description('Give a deleted project back to the person who deleted it, as it was.')
    .argument('<id>', 'id of the project, as list-deleted shows it', projectId)
    .action((id: string) =>
      admin.run(async ({ projects }) => {
        const project = await projects.find(id)
        if (project === null)
          throw new OperatorError(
            `There is no project ${id}. ${RETENTION_DAYS} days after its deletion a project is removed for good; a backup may have it.`,
          )
        if ((await projects.restore(project, NO_QUOTA)) !== true)
          throw new OperatorError(`The project "${project.name}" is not deleted.`)
        admin.print(`The project "${project.name}" is back in its owner's list.`)
      }),
    )
}
