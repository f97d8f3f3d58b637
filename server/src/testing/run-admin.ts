import { CommanderError, type Command } from 'commander'
import { adminProgram } from '../admin/admin-program'
import { contextOf } from '../admin/admin-context'
import { TEST_ADDRESS_HASH, type TestApplication } from './test-application'
import { openTestDatabase } from './test-database'

/** What a run of the operator's command line printed, and what it said was wrong; null when nothing was. */
export interface AdminOutput {
  readonly output: string
  readonly fault: string | null
}

/** Runs the operator's command line on the application's database, as `npm run admin -- ARGUMENTS` does. */
export async function runAdmin(
  { database, passwords, clock }: Pick<TestApplication, 'database' | 'passwords' | 'clock'>,
  ...args: readonly string[]
): Promise<AdminOutput> {
  const [lines, faults]: [string[], string[]] = [[], []]
  const context = contextOf(database, {
    passwords,
    clock: clock.read,
    publicOrigin: 'https://soundleaf.test',
    addressHash: TEST_ADDRESS_HASH,
  })
  const program = adminProgram({
    run: (command) => command(context),
    openScratch: () => openTestDatabase('pglite'),
    operator: 'olga',
    print: (line) => void lines.push(line),
  })
  for (const command of [program, ...program.commands]) catchOutput(command, lines, faults)
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError))
      faults.push(error instanceof Error ? error.message : String(error))
    else if (error.exitCode !== 0 && faults.length === 0) faults.push(error.message)
  }
  return { output: lines.join('\n'), fault: faults.length === 0 ? null : faults.join('\n').trim() }
}

function catchOutput(command: Command, lines: string[], faults: string[]): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => void lines.push(text),
    writeErr: (text) => void faults.push(text),
  })
}
