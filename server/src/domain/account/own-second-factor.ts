import type { BeginSecondFactorAnswer, SecondFactorState } from '@soundleaf/contracts'
import type { Say } from '../../texts'
import { accept, refuse, type Decision } from '../refusal'
import { checkPassword, type LogInDependencies } from '../session/log-in'
import type { Caller } from '../session/session'
import { checkOwnPassword, type OwnPasswordDependencies } from './own-password'
import {
  beginSecondFactor,
  checkCode,
  confirmSecondFactor,
  isRequired,
  tellOwner,
  type SecondFactorDependencies,
} from './second-factor'

type Dependencies = OwnPasswordDependencies & SecondFactorDependencies

/** What the profile shows. */
export async function secondFactorState(
  { account }: Caller,
  deps: Pick<SecondFactorDependencies, 'secondFactors'>,
): Promise<SecondFactorState> {
  const factor = await deps.secondFactors.find(account.id, true)
  return {
    sinceUtc: factor?.since.toISOString() ?? null,
    isRequired: await isRequired(account, deps),
    recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
  }
}

/** Asks for what a login asks for, since it is part of one where the team asks for a second factor. */
export async function beginOwnSecondFactor(
  { code, ...login }: Parameters<typeof checkPassword>[0] & { readonly code?: string },
  deps: LogInDependencies,
): Promise<Decision<BeginSecondFactorAnswer>> {
  const checked = await checkPassword(login, deps)
  return checked.ok ? beginSecondFactor(checked.value, code, deps) : checked
}

export async function confirmOwnSecondFactor(
  first: { readonly code: string; readonly say: Say },
  { account }: Caller,
  deps: SecondFactorDependencies,
): Promise<Decision<Record<string, never>>> {
  const confirmed = await confirmSecondFactor(account, first, deps)
  return confirmed.ok ? accept({}) : confirmed
}

/** Takes the second factor away for whoever has the password and a code; not where the team asks for one. */
export async function removeOwnSecondFactor(
  request: {
    readonly password: string
    readonly code: string
    readonly network: string
    readonly say: Say
  },
  caller: Caller,
  deps: Dependencies,
): Promise<Decision<Record<string, never>>> {
  const { account } = caller
  if (await isRequired(account, deps)) return refuse('SecondFactorRequired')
  const checked = await checkOwnPassword(request, caller, deps)
  if (!checked.ok) return checked
  const factor = await deps.secondFactors.find(account.id, true)
  if (factor === null) return accept({})
  const passed = await checkCode(factor, request.code, deps)
  if (!passed.ok) return passed
  await deps.secondFactors.remove(account.id)
  tellOwner('off', account.email, request.say, deps)
  return accept({})
}
