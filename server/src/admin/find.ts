import type { AccountWithPassword } from '../domain/account/account'
import type { Team } from '../domain/account/team'
import { OperatorError, type AdminContext } from './admin-context'

export async function findTeam(name: string, { teams }: Pick<AdminContext, 'teams'>): Promise<Team> {
  const team = await teams.findByName(name)
  if (team !== null) return team
  const names = (await teams.list()).map((known) => `"${known.name}"`)
  const there =
    names.length === 0 ? 'There is none yet: create-team makes one.' : `There is ${names.join(', ')}.`
  throw new OperatorError(`There is no team "${name}". ${there}`)
}

export async function findAccount(
  email: string,
  { accounts }: Pick<AdminContext, 'accounts'>,
): Promise<AccountWithPassword> {
  const account = await accounts.findByEmail(email)
  if (account === null) throw new OperatorError(`There is no account ${email}.`)
  return account
}
