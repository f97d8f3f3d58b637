import type { AccountWithPassword } from '../domain/account/account'
import type { AdminContext } from './admin-context'

/** Teams with their members, and the accounts without a team, as lines of text or as JSON. */
export async function listTeams(
  { teams, accounts }: Pick<AdminContext, 'teams' | 'accounts'>,
  asJson: boolean,
): Promise<string> {
  const people = await accounts.list()
  const groups = [
    ...(await teams.list()).map(({ id, name, slots }) => ({
      team: name,
      slots: slots,
      members: people.filter(({ teamId }) => teamId === id).map(member),
    })),
    { team: null, slots: null, members: people.filter(({ teamId }) => teamId === null).map(member) },
  ].filter(({ team, members }) => team !== null || members.length > 0)
  if (asJson) return JSON.stringify(groups, null, 2)
  return groups
    .map(({ team, slots, members }) => [heading(team, slots), ...members.map(line)].join('\n'))
    .join('\n\n')
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

function heading(team: string | null, slots: number | null): string {
  return team === null ? 'Without a team' : `${team} (${slots} at the same time)`
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
