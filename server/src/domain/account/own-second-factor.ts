import type {
  BeginSecondFactorAnswer,
  PasskeyCreation,
  PasskeyQuestion,
  SecondFactorState,
} from '@soundleaf/contracts'
import type { Say } from '../../texts'
import { accept, refuse, type Decision } from '../refusal'
import { checkPassword, type LogInDependencies } from '../session/log-in'
import type { Caller } from '../session/session'
import { checkOwnPassword, type OwnPasswordDependencies } from './own-password'
import { askPasskey, beginPasskey } from './passkey'
import {
  beginSecondFactor,
  checkCode,
  confirmSecondFactor,
  isRequired,
  type SecondFactorDependencies,
} from './second-factor'
import { tellOwner } from './tell-owner'

type Dependencies = OwnPasswordDependencies & SecondFactorDependencies

/** What the profile shows. */
export async function secondFactorState(
  { account }: Caller,
  deps: Pick<SecondFactorDependencies, 'secondFactors' | 'passkeys'>,
): Promise<SecondFactorState> {
  const factor = await deps.secondFactors.find(account.id, true)
  const passkeys = await deps.passkeys.list(account.id)
  return {
    sinceUtc: factor?.since.toISOString() ?? null,
    isRequired: await isRequired(account, deps),
    recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
    passkeys: passkeys.map(({ id, name, addedAt, usedAt }) => ({
      ...{ id, name, addedUtc: addedAt.toISOString() },
      usedUtc: usedAt?.toISOString() ?? null,
    })),
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
  request: Proof,
  caller: Caller,
  deps: Dependencies,
): Promise<Decision<Record<string, never>>> {
  const { account } = caller
  if (await isRequired(account, deps)) return refuse('SecondFactorRequired')
  const proven = await proveAgain(request, caller, deps)
  if (!proven.ok) return proven
  if (!proven.value.hasFactor) return accept({})
  await deps.secondFactors.remove(account.id)
  tellOwner('secondFactor.off', account.email, request.say, deps)
  return accept({})
}

/** Which passkeys a login may use, once its password is right. */
export async function askOwnPasskey(
  login: Parameters<typeof checkPassword>[0],
  deps: LogInDependencies,
): Promise<Decision<{ question: PasskeyQuestion | null }>> {
  const checked = await checkPassword(login, deps)
  return checked.ok ? accept({ question: await askPasskey(checked.value.id, deps) }) : checked
}

/** Begins a passkey beside the codes, without which it would be lost with its device. */
export async function beginOwnPasskey(
  request: Proof,
  caller: Caller,
  deps: Dependencies,
): Promise<Decision<{ creation: PasskeyCreation }>> {
  const proven = await proveAgain(request, caller, deps)
  if (!proven.ok) return proven
  if (!proven.value.hasFactor) return refuse('SecondFactorNotBegun')
  return accept({ creation: await beginPasskey(caller.account, deps) })
}

export async function removeOwnPasskey(
  { id, ...request }: Proof & { readonly id: string },
  caller: Caller,
  deps: Dependencies,
): Promise<Decision<Record<string, never>>> {
  const proven = await proveAgain(request, caller, deps)
  if (!proven.ok) return proven
  const { account } = caller
  if (!(await deps.passkeys.remove(account.id, id))) return refuse('NotFound')
  tellOwner('secondFactor.passkeyRemoved', account.email, request.say, deps)
  return accept({})
}

interface Proof {
  readonly password: string
  readonly code: string
  readonly network: string
  readonly say: Say
}

/** Asks for password and code once more, before something that nobody may do who finds a page open. */
async function proveAgain(
  request: Proof,
  caller: Caller,
  deps: Dependencies,
): Promise<Decision<{ readonly hasFactor: boolean }>> {
  const checked = await checkOwnPassword(request, caller, deps)
  if (!checked.ok) return checked
  const factor = await deps.secondFactors.find(caller.account.id, true)
  if (factor === null) return accept({ hasFactor: false })
  const passed = await checkCode(factor, request.code, deps)
  return passed.ok ? accept({ hasFactor: true }) : passed
}
