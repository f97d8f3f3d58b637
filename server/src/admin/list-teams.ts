import type { AccountWithPassword } from '../domain/account/account'
import type { IdentityProvider } from '../domain/session/identity-provider'
import type { AdminContext } from './admin-context'

/** Teams with their members, and the accounts without a team, as lines of text or as JSON. */
export async function listTeams(
  { teams, accounts, singleSignOn }: Pick<AdminContext, 'teams' | 'accounts' | 'singleSignOn'>,
  asJson: boolean,
): Promise<string> {
  const people = await accounts.list()
  const ofTeams = (await teams.list()).map(async ({ id, name, slots, requiresSecondFactor }) => ({
    team: name,
    slots,
    requiresSecondFactor,
    singleSignOn: signOnOf(await singleSignOn.ofTeam(id)),
    members: people.filter(({ teamId }) => teamId === id).map(member),
  }))
  const groups = [
    ...(await Promise.all(ofTeams)),
    {
      team: null,
      slots: null,
      requiresSecondFactor: false,
      singleSignOn: null,
      members: people.filter(({ teamId }) => teamId === null).map(member),
    },
  ].filter(({ team, members }) => team !== null || members.length > 0)
  if (asJson) return JSON.stringify(groups, null, 2)
  return groups.map(({ members, ...group }) => [heading(group), ...members.map(line)].join('\n')).join('\n\n')
}

function member({ email, licence, trialExpiry, disabledAt, erasedAt, verifiedAt }: AccountWithPassword) {
  return {
    email,
    licence,
    trialUntil: trialExpiry?.toISOString() ?? null,
    isDisabled: disabledAt !== null,
    isErased: erasedAt !== null,
    isVerified: verifiedAt !== null,
  }
}

/** Without the client's secret. */
const signOnOf = (provider: IdentityProvider | null) =>
  provider && { issuer: provider.issuer, domains: provider.domains, isRequired: provider.isRequired }

function heading({
  team,
  slots,
  requiresSecondFactor,
  singleSignOn,
}: {
  readonly team: string | null
  readonly slots: number | null
  readonly requiresSecondFactor: boolean
  readonly singleSignOn: ReturnType<typeof signOnOf>
}): string {
  if (team === null) return 'Without a team'
  const facts = [
    `${slots} at the same time`,
    ...(requiresSecondFactor ? ['second factor required'] : []),
    ...(singleSignOn === null ? [] : [`single sign-on${singleSignOn.isRequired ? ' required' : ''}`]),
  ]
  return `${team} (${facts.join(', ')})`
}

function line({
  email,
  licence,
  trialUntil,
  isDisabled,
  isErased,
  isVerified,
}: ReturnType<typeof member>): string {
  const until = trialUntil === null ? '' : ` until ${trialUntil.slice(0, 10)}`
  return `  ${email}  ${licence}${until}${isErased ? '  erased' : isDisabled ? '  disabled' : ''}${isVerified ? '' : '  not verified'}`
}
