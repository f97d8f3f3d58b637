import { randomUUID } from 'node:crypto'
import type { Defer } from '../defer'
import { sayTo, type Say } from '../../texts'
import { sendActivationLink, type LinkDependencies } from './activation'
import { accept, refuse, type Decision } from '../refusal'
import { recordAttempt, BACKOFF } from './attempts'
import { sayErased } from './erase-account'
import { checkNewPassword } from './new-password'
import type { IsGuessable, Passwords } from './passwords'
import { trialEnd } from './trial-expiry'

export interface SignUpDependencies extends LinkDependencies {
  readonly defer: Defer
  readonly passwords: Passwords
  readonly isGuessable: IsGuessable
}

/**
 * Creates an account with a free trial, in which nothing works until the link is used that is mailed to its address:
 * whoever signs up an address of somebody else gets nothing, and keeps no password in it. For an address that already has one the answer is the same, and so is the work,
 * so that nobody learns which addresses have accounts; the owner is told by email.
 */
export async function signUp(
  request: {
    readonly email: string
    readonly confirmEmail: string
    readonly password: string
    readonly confirmPassword: string
    readonly network: string
    readonly say: Say
  },
  deps: SignUpDependencies,
): Promise<Decision<Record<string, never>>> {
  const { email, password } = request
  if (/\p{Cc}|\p{Cs}/u.test(email)) return refuse('EmailInvalid', { field: 'email' })
  if (email !== request.confirmEmail) return refuse('EmailsDiffer', { field: 'confirmEmail' })
  if (password !== request.confirmPassword) return refuse('PasswordsDiffer', { field: 'confirmPassword' })
  const attempt = await recordAttempt(BACKOFF.signUps, [request.network], deps)
  if (!attempt.ok) return attempt
  const isGood = await checkNewPassword({ password, email, field: 'password' }, deps)
  if (!isGood.ok) return isGood

  const { accounts, passwords, clock, defer } = deps
  const now = clock()
  const account = {
    id: randomUUID(),
    email,
    passwordHash: await passwords.hash(password),
    licence: 'trial',
    // It is counted anew from the activation.
    trialExpiry: trialEnd(now),
    evaluationStandard: 'Iso',
    teamId: null,
    verifiedAt: null,
  } as const
  await accounts.create(account, now)
  defer(async () => {
    const owner = await accounts.findByEmail(email)
    const say = owner === null ? request.say : await sayTo(owner, request.say)
    if (owner?.verifiedAt === null) await sendActivationLink(owner, say, deps)
    else await sayRegistered(email, owner?.erasedAt ?? null, say, deps)
  })
  return accept({})
}

async function sayRegistered(
  to: string,
  erasedAt: Date | null,
  say: Say,
  deps: SignUpDependencies,
): Promise<void> {
  const attempt = await recordAttempt(BACKOFF.emails, [to.toLowerCase()], deps)
  if (!attempt.ok) return
  if (erasedAt !== null) await sayErased('stillErased', { email: to, erasedAt }, say, deps)
  else await deps.mailer.send({ to, subject: say('registered.subject'), text: say('registered.text') })
}
