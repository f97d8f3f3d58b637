import type { AccountWithPassword } from '../domain/account/account'
import type { AdminContext } from './admin-context'

/** Teams with their members, and the accounts without a team, as lines of text or as JSON. */
export async function listTeams(
  { teams, accounts }: Pick<AdminContext, 'teams' | 'accounts'>,
  asJson: boolean,
): Promise<string> {
  const people = await accounts.list()
  const groups = [
    ...(await teams.list()).map(({ id, name, slots, requiresSecondFactor }) => ({
      team: name,
      slots: slots,
      requiresSecondFactor,
      members: people.filter(({ teamId }) => teamId === id).map(member),
    })),
    {
      team: null,
      slots: null,
      requiresSecondFactor: false,
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

function heading(group: {
  readonly team: string | null
  readonly slots: number | null
  readonly requiresSecondFactor: boolean
}): string {
  if (group.team === null) return 'Without a team'
  return `${group.team} (${group.slots} at the same time${group.requiresSecondFactor ? ', second factor required' : ''})`
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
