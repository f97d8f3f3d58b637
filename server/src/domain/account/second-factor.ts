import { createHash } from 'node:crypto'
import type { UsedPasskey } from '@soundleaf/contracts'
import type { Say } from '../../texts'
import { MINUTE_MS } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import type { Account } from './account'
import { recordAttempt, BACKOFF } from './attempts'
import type { OneTimeCodes } from './one-time-codes'
import { checkPasskey, type PasskeyDependencies } from './passkey'
import { tellOwner } from './tell-owner'

/** For how long what was begun waits for its first code. */
const PENDING_MS = 30 * MINUTE_MS
const RECOVERY_CODES = 10
/** 120 bits: from 112 on a plain hash keeps one well enough (ASVS 5.0, 6.5.2). */
const RECOVERY_BYTES = 15

export interface SecondFactor {
  readonly accountId: string
  /** Whether it is the one that a login asks for; else it waits for its first code. */
  readonly isConfirmed: boolean
  /** Readable, since the server makes the codes as well. */
  readonly secret: string
  /** Count of the interval whose code was used last. */
  readonly lastStep: number
  /** Of the recovery codes that are left. */
  readonly recoveryHashes: readonly string[]
  readonly since: Date
}

export interface SecondFactorStore {
  /** The confirmed one, or the one that waits. */
  find(accountId: string, isConfirmed: boolean): Promise<SecondFactor | null>
  isRequired(teamId: string): Promise<boolean>
  /** Stores one that waits, in place of any other that does. */
  begin(factor: SecondFactor): Promise<void>
  /** Uses the code of an interval up; false when it was used before, also at the same moment. */
  useStep(accountId: string, step: number): Promise<boolean>
  /** Uses a recovery code up; false when there is none with this hash. */
  useRecovery(accountId: string, hash: string): Promise<boolean>
  /** Makes the one that waits the one that logins ask for, atomically. False when it is not this secret that waits. */
  confirm(factor: Pick<SecondFactor, 'accountId' | 'secret' | 'lastStep' | 'since'>): Promise<boolean>
  /** With its passkeys. */
  remove(accountId: string): Promise<void>
}

export interface SecondFactorDependencies extends PasskeyDependencies {
  readonly secondFactors: SecondFactorStore
  readonly oneTimeCodes: OneTimeCodes
}

/**
 * Whether a login whose password was right may go on: whether the account had a second factor that was passed. Where
 * the team asks for one that is not there yet, the code is the first of the one that was begun.
 */
export async function passSecondFactor(
  account: Pick<Account, 'id' | 'email' | 'teamId'>,
  { code, passkey, say }: { readonly code?: string; readonly passkey?: UsedPasskey; readonly say: Say },
  deps: SecondFactorDependencies,
): Promise<Decision<{ readonly hadSecondFactor: boolean }>> {
  const factor = await deps.secondFactors.find(account.id, true)
  if (factor !== null && passkey !== undefined) {
    const checked = await checkPasskey(account.id, passkey, deps)
    return checked.ok ? accept({ hadSecondFactor: true }) : checked
  }
  if (factor !== null) {
    if (code === undefined) return refuse('SecondFactorNeeded', { field: 'code' })
    const checked = await checkCode(factor, code, deps)
    return checked.ok ? accept({ hadSecondFactor: true }) : checked
  }
  if (!(await isRequired(account, deps))) return accept({ hadSecondFactor: false })
  if (code === undefined) return refuse('SecondFactorMissing', { field: 'code' })
  const confirmed = await confirmSecondFactor(account, { code, say }, deps)
  return confirmed.ok ? accept({ hadSecondFactor: true }) : confirmed
}

export const isRequired = async (
  { teamId }: Pick<Account, 'teamId'>,
  { secondFactors }: Pick<SecondFactorDependencies, 'secondFactors'>,
): Promise<boolean> => teamId !== null && (await secondFactors.isRequired(teamId))

/** Begins a second factor for whoever has shown the password and, where there is one already, a code of it. */
export async function beginSecondFactor(
  { id, email }: Pick<Account, 'id' | 'email'>,
  code: string | undefined,
  deps: SecondFactorDependencies,
) {
  const { secondFactors, oneTimeCodes, clock } = deps
  const factor = await secondFactors.find(id, true)
  if (factor !== null) {
    if (code === undefined) return refuse('SecondFactorNeeded', { field: 'code' })
    const checked = await checkCode(factor, code, deps)
    if (!checked.ok) return checked
  }
  const secret = oneTimeCodes.newSecret()
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
    inFours(oneTimeCodes.newSecret(RECOVERY_BYTES)),
  )
  await secondFactors.begin({
    accountId: id,
    isConfirmed: false,
    secret,
    lastStep: 0,
    recoveryHashes: recoveryCodes.map((text) => hashOf(id, text)),
    since: clock(),
  })
  return accept({ secret, address: oneTimeCodes.addressOf(secret, email), recoveryCodes })
}

/** The first code of what was begun: from now on logins ask for it. */
export async function confirmSecondFactor(
  { id, email }: Pick<Account, 'id' | 'email'>,
  { code, say }: { readonly code: string; readonly say: Say },
  deps: SecondFactorDependencies,
): Promise<Decision<null>> {
  const { secondFactors, oneTimeCodes, clock } = deps
  const attempt = await recordAttempt(BACKOFF.codes, [id], deps)
  if (!attempt.ok) return attempt
  const now = clock()
  const factor = await secondFactors.find(id, false)
  const age_ms = factor === null ? Infinity : now.getTime() - factor.since.getTime()
  if (factor === null || age_ms > PENDING_MS) return refuse('SecondFactorNotBegun')
  const { secret } = factor
  const step = oneTimeCodes.stepOf(secret, withoutGaps(code), now)
  if (step === null) return refuse('SecondFactorWrong', { field: 'code' })
  if (!(await secondFactors.confirm({ accountId: id, secret, lastStep: step, since: now })))
    return refuse('SecondFactorNotBegun')
  await attempt.value.discount()
  tellOwner('secondFactor.on', email, say, deps)
  return accept(null)
}

/** A code of the app or a recovery code, each of which works once. Wrong ones delay the next. */
export async function checkCode(
  { accountId, secret }: SecondFactor,
  text: string,
  deps: SecondFactorDependencies,
): Promise<Decision<null>> {
  const { secondFactors, oneTimeCodes, clock } = deps
  const attempt = await recordAttempt(BACKOFF.codes, [accountId], deps)
  if (!attempt.ok) return attempt
  const code = withoutGaps(text)
  const step = oneTimeCodes.stepOf(secret, code, clock())
  const isGood =
    step === null
      ? await secondFactors.useRecovery(accountId, hashOf(accountId, code))
      : await secondFactors.useStep(accountId, step)
  if (!isGood) return refuse('SecondFactorWrong', { field: 'code' })
  await attempt.value.discount()
  return accept(null)
}

const withoutGaps = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase()

const hashOf = (accountId: string, recoveryCode: string): string =>
  createHash('sha256')
    .update(`${accountId} ${withoutGaps(recoveryCode)}`)
    .digest('base64url')

/** As `ABCD-EFGH-IJKL-MNOP-QRST-UVWX`. */
const inFours = (letters: string): string => (letters.match(/.{4}/g) ?? []).join('-')
