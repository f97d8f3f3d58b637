import { randomBytes, randomUUID } from 'node:crypto'
import type { Licence } from '@soundleaf/contracts'
import { createPasswordLink } from '../domain/account/activation'
import type { Account } from '../domain/account/account'
import type { Team } from '../domain/account/team'
import { email, isAskedFor, licence, slots, teamName } from './arguments'
import { findAccount, findTeam } from './find'
import { listTeams } from './list-teams'
import { OperatorError, type AddCommands, type AdminConsole, type AdminContext } from './admin-context'

export const addTeamCommands: AddCommands = (program, admin) => {
  program
    .command('create-team')
    .description('Create a team with places for members who work at the same time.')
    .argument('<name>', 'name of the team', teamName)
    .requiredOption('--slots <number>', 'how many members may work at the same time', slots)
    .action((name: string, options: { slots: number }) =>
      admin.run(async ({ teams }) => {
        if ((await teams.findByName(name)) !== null)
          throw new OperatorError(`There is a team "${name}" already. set-slots changes its places.`)
        await teams.create({ id: randomUUID(), name, slots: options.slots, requiresSecondFactor: false })
        admin.print(`Created the team "${name}" with ${places(options.slots)}.`)
      }),
    )

  program
    .command('set-slots')
    .description(
      'Change how many members of a team may work at the same time; nobody at work is interrupted.',
    )
    .argument('<team>', 'name of the team', teamName)
    .argument('<number>', 'how many', slots)
    .action((name: string, number: number) =>
      admin.run(async (context) => {
        const team = await findTeam(name, context)
        await context.teams.setSlots(team.id, number)
        admin.print(`The team "${team.name}" has ${places(number)} now.`)
      }),
    )

  program
    .command('set-second-factor')
    .description(
      'Ask all members of a team for a second factor, or leave it to them. Who has none is logged out and sets one up at the next login.',
    )
    .argument('<team>', 'name of the team', teamName)
    .argument('<how>', 'required or optional', isAskedFor)
    .action((name: string, isRequired: boolean) =>
      admin.run(async (context) => {
        const team = await findTeam(name, context)
        await context.teams.requireSecondFactor(team.id, isRequired)
        if (isRequired) await context.sessions.endWithoutSecondFactor(team.id, context.clock())
        admin.print(
          isRequired
            ? `The members of "${team.name}" log in with a second factor from now on.`
            : `The members of "${team.name}" decide on a second factor themselves.`,
        )
      }),
    )

  program
    .command('add-member')
    .description(
      'Put a person into a team. A new address gets an account; one that is new, or was never verified, a link to choose a password.',
    )
    .argument('<team>', 'name of the team', teamName)
    .argument('<email>', "the person's address", email)
    .option(
      '--licence <licence>',
      'trial, light or full; full for a new account, unchanged for one that is there',
      licence,
    )
    .action((name: string, address: string, options: { licence?: Licence }) =>
      admin.run((context) => addMember(name, address, options.licence, context, admin)),
    )

  program
    .command('remove-member')
    .description('Take a person out of their team. Account and projects stay.')
    .argument('<email>', "the person's address", email)
    .action((address: string) =>
      admin.run(async (context) => {
        const account = await findAccount(address, context)
        if (account.teamId === null) throw new OperatorError(`${account.email} is in no team.`)
        await context.accounts.setTeam(account.id, null)
        admin.print(`${account.email} is in no team now.`)
      }),
    )

  program
    .command('list')
    .description('List teams with places, members and licences, and the accounts without a team.')
    .option('--json', 'as JSON, for programs')
    .action((options: { json?: true }) =>
      admin.run(async (context) => admin.print(await listTeams(context, options.json ?? false))),
    )
}

async function addMember(
  teamName: string,
  address: string,
  licence: Licence | undefined,
  context: AdminContext,
  { print }: AdminConsole,
): Promise<void> {
  const { accounts } = context
  const team = await findTeam(teamName, context)
  const known = await accounts.findByEmail(address)
  if (known === null) return createMember(team, address, licence ?? 'full', context, print)
  if (known.teamId !== null && known.teamId !== team.id)
    throw new OperatorError(`${known.email} is in another team. remove-member takes them out of it first.`)
  if (known.verifiedAt === null) await shutOut(known, context)
  await accounts.setTeam(known.id, team.id)
  if (licence !== undefined) await accounts.setLicence(known.id, licence, null)
  if (team.requiresSecondFactor) await context.sessions.endWithoutSecondFactor(team.id, context.clock())
  print(`${known.email} is in the team "${team.name}" with the licence ${licence ?? known.licence}.`)
  if (known.verifiedAt === null) await printLink(known, context, print)
}

async function createMember(
  team: Team,
  address: string,
  licence: Licence,
  context: AdminContext,
  print: AdminConsole['print'],
): Promise<void> {
  const { accounts, passwords, clock } = context
  const account = {
    id: randomUUID(),
    email: address,
    passwordHash: await passwords.hash(unknownPassword()),
    verifiedAt: null,
    licence,
    trialExpiry: null,
    evaluationStandard: 'Iso' as const,
    teamId: team.id,
  }
  await accounts.create(account, clock())
  print(`Created the account ${address} in the team "${team.name}" with the licence ${licence}.`)
  await printLink(account, context, print)
}

/** Nobody knows it; the link sets one that the person chooses. */
const unknownPassword = () => randomBytes(32).toString('base64url')

async function printLink(
  account: Parameters<typeof createPasswordLink>[0],
  context: AdminContext,
  print: AdminConsole['print'],
): Promise<void> {
  print(`They choose their password within 30 minutes here, later by "Forgot password" on the login page:`)
  print(await createPasswordLink(account, context))
}

/** Whoever signed up an address that is not verified may be a stranger: what they know and have must end. */
async function shutOut({ id }: Account, { sessions, passwords, clock }: AdminContext): Promise<void> {
  const passwordHash = await passwords.hash(unknownPassword())
  await sessions.changePassword({ accountId: id, passwordHash, exceptSessionId: null, now: clock() })
}

const places = (slots: number): string => (slots === 1 ? '1 place' : `${slots} places`)
