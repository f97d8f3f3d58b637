import { readFileSync } from 'node:fs'
import type { Licence } from '@soundleaf/contracts'
import { discover } from '../credentials/open-id'
import { callbackOf, domainOf, type IdentityProvider } from '../domain/session/identity-provider'
import { domain, email, issuer, licence, teamName } from './arguments'
import { OperatorError, type AddCommands, type AdminConsole, type AdminContext } from './admin-context'
import { findAccount, findTeam } from './find'

/** A secret on the command line would stay in the shell's history, and be seen by every user of the machine. */
const SECRET_VARIABLE = 'SSO_CLIENT_SECRET'

interface Options {
  readonly issuer: string
  readonly clientId: string
  readonly domain: readonly string[]
  readonly secretFile?: string
  readonly licence: Licence
  readonly required?: boolean
}

export const addSingleSignOnCommands: AddCommands = (program, admin) => {
  program
    .command('set-sso')
    .description(
      `Let the members of a team log in at its own identity provider, by OpenID Connect. The client's secret is read from ${SECRET_VARIABLE} or a file.`,
    )
    .argument('<team>', 'name of the team', teamName)
    .requiredOption('--issuer <url>', 'what the provider calls itself, as https://login.example.com', issuer)
    .requiredOption('--client-id <id>', 'what the provider calls Soundleaf')
    .requiredOption(
      '--domain <domain>',
      'of the addresses of its people, as example.com; again for each further one',
      (text: string, before: readonly string[] = []) => [...before, domain(text)],
    )
    .option('--secret-file <file>', "a file with the client's secret")
    .option('--licence <licence>', 'of who has no account yet: trial, light or full', licence, 'full')
    .option('--required', 'the members log in with a password no more; who is logged in is logged out')
    .action((name: string, options: Options) =>
      admin.run((context) => setProvider(name, options, context, admin)),
    )

  program
    .command('sso-address')
    .description('Print the redirect address that the administrator of the identity provider registers.')
    .argument('<team>', 'name of the team', teamName)
    .action((name: string) =>
      admin.run(async (context) => {
        const team = await findTeam(name, context)
        admin.print(callbackOf(context.publicOrigin, team.id))
      }),
    )

  program
    .command('remove-sso')
    .description('End what set-sso began: the members log in with their passwords again.')
    .argument('<team>', 'name of the team', teamName)
    .action((name: string) =>
      admin.run(async (context) => {
        const team = await findTeam(name, context)
        if (!(await context.singleSignOn.remove(team.id)))
          throw new OperatorError(`The members of "${team.name}" log in with their passwords already.`)
        admin.print(
          `The members of "${team.name}" log in with their passwords. Who has none chooses one by "Forgot password" on the login page.`,
        )
      }),
    )

  program
    .command('unlink-sso')
    .description(
      'Forget whose account it is at the identity provider: the next who comes with its address gets it.',
    )
    .argument('<email>', 'address of the account', email)
    .action((address: string) =>
      admin.run(async (context) => {
        const account = await findAccount(address, context)
        if (!(await context.singleSignOn.unlink(account.id)))
          throw new OperatorError(`Nobody has logged in to ${account.email} by single sign-on.`)
        admin.print(`Whoever has the address ${account.email} at the provider gets its account from now on.`)
      }),
    )
}

async function setProvider(
  name: string,
  { issuer, clientId, domain: domains, secretFile, licence, required = false }: Options,
  context: AdminContext,
  { print }: AdminConsole,
): Promise<void> {
  const { accounts, singleSignOn, sessions, publicOrigin, clock } = context
  const { id: teamId, name: team } = await findTeam(name, context)
  for (const domain of domains) {
    const other = await singleSignOn.ofDomain(domain)
    if (other !== null && other.teamId !== teamId)
      throw new OperatorError(`Another team logs in with addresses of ${domain} already.`)
  }
  const clientSecret = secretOf(secretFile)
  const provider: IdentityProvider = {
    ...{ teamId, issuer, clientId, clientSecret, licence },
    ...{ domains: [...new Set(domains)], isRequired: required },
  }
  await singleSignOn.set(provider)
  if (required) await sessions.endOfTeam(teamId, clock())
  print(`People of ${domains.join(', ')} log in to the team "${team}" at ${issuer}.`)
  print(`The provider must send them back to ${callbackOf(publicOrigin, teamId)}`)
  if (clientSecret === null) print('There is no client secret: the client is a public one.')
  await discover(provider).catch(() =>
    print(`At the moment nothing answers there that calls itself ${issuer}. Check the URL.`),
  )
  const members = (await accounts.list()).filter((account) => account.teamId === teamId)
  const others = members.filter((member) => !domains.includes(domainOf(member.email)))
  if (required && others.length > 0)
    print(`These members have addresses of other domains and cannot log in: ${addressesOf(others)}.`)
}

function secretOf(file: string | undefined): string | null {
  const text = file === undefined ? process.env[SECRET_VARIABLE] : readFileSync(file, 'utf8')
  return text?.trim() || null
}

const addressesOf = (people: readonly { readonly email: string }[]): string =>
  people.map(({ email }) => email).join(', ')
