import type { Command } from 'commander'
import type { AdminConsole, AdminContext } from './admin-context'

/**
 * The console, with an entry in the audit trail for each command that opens the database, also for one that failed.
 * Addresses in its arguments are left out: the entry names the account.
 */
export function auditedConsole(program: Command, admin: AdminConsole): AdminConsole {
  let given: Command | null = null
  program.hook('preAction', (_, command) => {
    given = command
  })

  async function record({ trail }: AdminContext, outcome: string): Promise<void> {
    const words = given === null ? [] : wordsOf(given)
    await trail.record({
      action: `admin ${given?.name() ?? ''}`,
      outcome,
      address: words.find(isAddress),
      operator: admin.operator,
      network: null,
      requestId: null,
      details: words.filter((word) => !isAddress(word)),
    })
  }

  return {
    ...admin,
    run: (command, options) =>
      admin.run(async (context) => {
        try {
          await command(context)
        } catch (error) {
          await record(context, 'failed')
          throw error
        }
        await record(context, 'done')
      }, options),
  }
}

const isAddress = (word: string): boolean => /^[^\s@/]+@[^\s@/]+$/.test(word)

/** What was given to a command: its arguments, and its options as on the command line. */
function wordsOf(command: Command): readonly string[] {
  const options = Object.entries(command.opts<Record<string, unknown>>()).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, ...[value].flat().map(wordOf)],
  )
  return [...command.args, ...options]
}

const wordOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
