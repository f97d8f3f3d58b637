import { writeFile } from 'node:fs/promises'
import type { Licence } from '@soundleaf/contracts'
import { accountDataParts } from '../domain/account/account-data'
import { TRIAL_DAYS } from '../domain/account/trial-expiry'
import { DAY_MS } from '../domain/clock'
import { DELETED_RETENTION_MS } from '../domain/housekeeping'
import { email, lastDay, licence } from './arguments'
import { findAccount } from './find'
import { OperatorError, type AddCommands } from './admin-context'

const RETENTION_DAYS = DELETED_RETENTION_MS / DAY_MS

export const addAccountCommands: AddCommands = (program, admin) => {
  program
    .command('set-licence')
    .description("Change an account's licence; it holds from the next call.")
    .argument('<email>', "the person's address", email)
    .argument('<licence>', 'trial, light or full', licence)
    .option(
      '--until <day>',
      `last day of a trial, in UTC; ${TRIAL_DAYS} days from now when not given`,
      lastDay,
    )
    .action((address: string, wanted: Licence, options: { until?: Date }) =>
      admin.run(async (context) => {
        const { accounts, clock } = context
        const account = await findAccount(address, context)
        if (wanted !== 'trial' && options.until !== undefined)
          throw new OperatorError('--until is for the licence trial: light and full do not end.')
        const end = options.until ?? new Date(clock().getTime() + TRIAL_DAYS * DAY_MS)
        await accounts.setLicence(account.id, wanted, wanted === 'trial' ? end : null)
        const until = wanted === 'trial' ? ` until ${end.toISOString().slice(0, 10)}` : ''
        admin.print(`${account.email} has the licence ${wanted}${until}.`)
      }),
    )

  program
    .command('disable')
    .description('Keep an account out: it is logged out everywhere and cannot log in. Its projects stay.')
    .argument('<email>', "the person's address", email)
    .action((address: string) =>
      admin.run(async (context) => {
        const account = await findAccount(address, context)
        await context.sessions.disable(account.id, context.clock())
        admin.print(`${account.email} is disabled and logged out.`)
      }),
    )

  program
    .command('enable')
    .description('Let an account in again that was disabled or erased; an erased one has all it had.')
    .argument('<email>', "the person's address", email)
    .action((address: string) =>
      admin.run(async (context) => {
        const account = await findAccount(address, context)
        await context.accounts.enable(account.id)
        admin.print(`${account.email} can log in again.`)
      }),
    )

  program
    .command('remove-second-factor')
    .description(
      'Take away the second factor of somebody who has lost it and all recovery codes, once you know who asks.',
    )
    .argument('<email>', "the person's address", email)
    .action((address: string) =>
      admin.run(async (context) => {
        const account = await findAccount(address, context)
        await context.secondFactors.remove(account.id)
        admin.print(`${account.email} logs in with the password alone until they set up another one.`)
      }),
    )

  program
    .command('export-account')
    .description('Write all that is stored of a person into a JSON file, as the profile page does.')
    .argument('<email>', "the person's address", email)
    .argument('<file>', 'the file, which must not exist')
    .action((address: string, file: string) =>
      admin.run(async (context) => {
        const account = await findAccount(address, context)
        await writeFile(file, accountDataParts(account, { ...context, auditEntries: context.audit }), {
          flag: 'wx',
          mode: 0o600,
        })
        admin.print(`Wrote the data of ${account.email} to ${file}.`)
      }),
    )

  program
    .command('erase-account')
    .description(
      `Erase an account on its owner's behalf: closed at once, removed after ${RETENTION_DAYS} days; enable undoes it until then.`,
    )
    .argument('<email>', "the person's address", email)
    .action((address: string) =>
      admin.run(async (context) => {
        const account = await findAccount(address, context)
        if (account.erasedAt !== null) throw new OperatorError(`${account.email} is erased already.`)
        await context.sessions.erase(account.id, account.passwordHash, context.clock())
        admin.print(`${account.email} is erased and logged out.`)
      }),
    )
}
