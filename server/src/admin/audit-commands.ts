import type { AuditEntry } from '../domain/audit-trail'
import { email, firstMoment, lines } from './arguments'
import type { AddCommands } from './admin-context'

const USUAL_LINES = 100

export const addAuditCommands: AddCommands = (program, admin) => {
  program
    .command('audit')
    .description(
      'List who did what: logins, failures, changes of password and licence, refused access, commands; kept for a year.',
    )
    .option('--of <email>', 'only what was done by, or to, this address', email)
    .option('--since <day>', 'only from this day on, in UTC', firstMoment)
    .option('--limit <number>', 'the latest so many', lines, USUAL_LINES)
    .option('--json', 'one JSON object a line, for programs')
    .action((options: { of?: string; since?: Date; limit: number; json?: true }) =>
      admin.run(async ({ audit, who }) => {
        const { since, limit } = options
        const { accountId, addressHash } =
          options.of === undefined ? { accountId: null, addressHash: null } : await who(options.of)
        const entries = await audit.list({
          ...(accountId !== null && { accountId }),
          ...(addressHash !== null && { addressHash }),
          ...(since !== undefined && { since }),
          limit,
        })
        if (entries.length === 0) admin.print('There is no such entry.')
        for (const entry of entries) admin.print(options.json ? JSON.stringify(entry) : lineOf(entry))
      }),
    )
}

function lineOf({ at, action, outcome, details, requestId, ...who }: AuditEntry): string {
  const person =
    who.operator === null
      ? (who.accountId ?? (who.addressHash === null ? 'unknown' : `address ${who.addressHash}`))
      : `operator ${who.operator}${who.accountId === null ? '' : `, about ${who.accountId}`}`
  const from = who.network === null ? '' : `  from ${who.network}`
  const request = requestId === null ? '' : `  request ${requestId}`
  return `${at.toISOString()}  ${[action, ...details].join(' ')}: ${outcome}  ${person}${from}${request}`
}
