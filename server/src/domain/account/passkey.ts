import { randomUUID } from 'node:crypto'
import type { MadePasskey, PasskeyCreation, PasskeyQuestion, UsedPasskey } from '@soundleaf/contracts'
import { keptName } from '@soundleaf/texts'
import type { Say } from '../../texts'
import { MINUTE_MS, type Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import type { Account } from './account'
import { BACKOFF, recordAttempt, type AttemptStore } from './attempts'
import { tellOwner, type TellDependencies } from './tell-owner'

/** For how long a browser may take over a challenge; each holds once. */
const CHALLENGE_MS = 5 * MINUTE_MS
const MOST_PASSKEYS = 20

/** A passkey of WebAuthn, which a login takes in place of a code. */
export interface Passkey {
  readonly id: string
  readonly accountId: string
  /** As the authenticator calls it, in base64url. */
  readonly credentialId: string
  /** In COSE, base64url. */
  readonly publicKey: string
  /** How often it was used, as it says; 0 for ever where it does not count. */
  readonly counter: number
  /** How a browser reaches it. */
  readonly transports: readonly string[]
  readonly name: string
  readonly addedAt: Date
  readonly usedAt: Date | null
}

export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>
/** One is made, or used, at a time. */
export type Purpose = 'make' | 'use'

export interface WebAuthn {
  creation(account: Pick<Account, 'id' | 'email'>, known: readonly Passkey[]): Promise<PasskeyCreation>
  question(known: readonly Passkey[]): Promise<PasskeyQuestion>
  /** Null for what was not made for this challenge, here. */
  readMade(made: MadePasskey, challenge: string): Promise<NewPasskey | null>
  /** The counter of a passkey that has signed the challenge; else null. */
  readUsed(used: UsedPasskey, challenge: string, passkey: Passkey): Promise<number | null>
}

export interface PasskeyStore {
  /** The oldest first. */
  list(accountId: string): Promise<readonly Passkey[]>
  /** Stores the challenge of a purpose in place of any other. */
  ask(accountId: string, purpose: Purpose, challenge: string, now: Date): Promise<void>
  /** Removes a challenge and returns it; of concurrent callers one gets it. */
  takeChallenge(accountId: string, purpose: Purpose): Promise<{ challenge: string; askedAt: Date } | null>
  /** False when the account has no second factor, has as many as it may, or somebody has this one. */
  add(passkey: Passkey, most: number): Promise<boolean>
  /** False when it was used meanwhile, by what it counts. */
  use(passkey: Passkey, counter: number, now: Date): Promise<boolean>
  /** False when the account has no such one. */
  remove(accountId: string, id: string): Promise<boolean>
}

export interface PasskeyDependencies extends TellDependencies {
  readonly attempts: AttemptStore
  readonly passkeys: PasskeyStore
  readonly webAuthn: WebAuthn
  readonly clock: Clock
}

/** What a browser needs to use one of the account's passkeys; null where it has none. */
export async function askPasskey(
  accountId: string,
  { passkeys, webAuthn, clock }: PasskeyDependencies,
): Promise<PasskeyQuestion | null> {
  const known = await passkeys.list(accountId)
  if (known.length === 0) return null
  const question = await webAuthn.question(known)
  await passkeys.ask(accountId, 'use', question.challenge, clock())
  return question
}

/** A passkey in place of a code. Wrong ones delay the next, as wrong codes do. */
export async function checkPasskey(
  accountId: string,
  used: UsedPasskey,
  deps: PasskeyDependencies,
): Promise<Decision<null>> {
  const { passkeys, webAuthn, clock } = deps
  const attempt = await recordAttempt(BACKOFF.codes, [accountId], deps)
  if (!attempt.ok) return attempt
  const challenge = await takeChallenge(accountId, 'use', deps)
  const passkey = (await passkeys.list(accountId)).find(({ credentialId }) => credentialId === used.id)
  if (challenge === null || passkey === undefined) return refuse('PasskeyWrong')
  const counter = await webAuthn.readUsed(used, challenge, passkey)
  if (counter === null || !(await passkeys.use(passkey, counter, clock()))) return refuse('PasskeyWrong')
  await attempt.value.discount()
  return accept(null)
}

/** What a browser needs to make one for the account. */
export async function beginPasskey(
  account: Pick<Account, 'id' | 'email'>,
  { passkeys, webAuthn, clock }: PasskeyDependencies,
): Promise<PasskeyCreation> {
  const creation = await webAuthn.creation(account, await passkeys.list(account.id))
  await passkeys.ask(account.id, 'make', creation.challenge, clock())
  return creation
}

export async function confirmPasskey(
  account: Pick<Account, 'id' | 'email'>,
  { name, passkey: made, say }: { readonly name: string; readonly passkey: MadePasskey; readonly say: Say },
  deps: PasskeyDependencies,
): Promise<Decision<Record<string, never>>> {
  const challenge = await takeChallenge(account.id, 'make', deps)
  const read = challenge === null ? null : await deps.webAuthn.readMade(made, challenge)
  if (read === null) return refuse('PasskeyRefused')
  const passkey = {
    ...{ id: randomUUID(), accountId: account.id, ...read },
    ...{ name: keptName(name), addedAt: deps.clock(), usedAt: null },
  }
  if (!(await deps.passkeys.add(passkey, MOST_PASSKEYS))) return refuse('PasskeyRefused')
  tellOwner('secondFactor.passkeyAdded', account.email, say, deps)
  return accept({})
}

async function takeChallenge(
  accountId: string,
  purpose: Purpose,
  { passkeys, clock }: PasskeyDependencies,
): Promise<string | null> {
  const asked = await passkeys.takeChallenge(accountId, purpose)
  const isFresh = asked !== null && clock().getTime() - asked.askedAt.getTime() <= CHALLENGE_MS
  return isFresh ? asked.challenge : null
}
