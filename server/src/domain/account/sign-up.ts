import { randomUUID } from 'node:crypto'
import { DAY_MS, type Clock } from '../clock'
import type { Later } from '../later'
import { accept, refuse, type Decision } from '../refusal'
import { beginAttempt, PACES, type AttemptStore } from './attempts'
import type { AccountStore } from './account'
import type { Post } from './mail'
import type { Passwords } from './passwords'

/** Length of a free trial (specification section 9). */
export const TRIAL_DAYS = 30

export interface SignUpParts {
  readonly attempts: AttemptStore
  readonly later: Later
  readonly accounts: AccountStore
  readonly passwords: Passwords
  readonly post: Post
  readonly clock: Clock
}

/**
 * Opens an account with a free trial. The answer, and the work, for an address that has one already are the same; its
 * owner hears of it by mail (SEC-09).
 */
export async function signUp(
  request: {
    readonly email: string
    readonly confirmEmail: string
    readonly password: string
    readonly confirmPassword: string
    readonly network: string
  },
  parts: SignUpParts,
): Promise<Decision<Record<string, never>>> {
  const { email, password } = request
  if (/\p{Cc}|\p{Cs}/u.test(email))
    return refuse('ValidationFailed', { message: 'This field must be a valid email address', field: 'email' })
  if (email !== request.confirmEmail)
    return refuse('ValidationFailed', { message: 'The emails must match', field: 'confirmEmail' })
  if (password !== request.confirmPassword)
    return refuse('ValidationFailed', { message: 'The passwords must match', field: 'confirmPassword' })
  const attempt = await beginAttempt(PACES.signUps, [request.network], parts)
  if (!attempt.ok) return attempt

  const { accounts, passwords, post, clock, later } = parts
  const now = clock()
  const account = {
    id: randomUUID(),
    email,
    passwordHash: await passwords.hash(password),
    licence: 'trial',
    trialExpiry: new Date(now.getTime() + TRIAL_DAYS * DAY_MS),
    evaluationStandard: 'Iso',
    teamId: null,
  } as const
  const isNew = await accounts.create(account, now)
  later(async () => {
    const letter = await beginAttempt(PACES.letters, [email.toLowerCase()], parts)
    if (letter.ok) await post.send({ to: email, ...(isNew ? WELCOME : ALREADY_THERE) })
  })
  return accept({})
}

const WELCOME = {
  subject: 'Welcome to Soundleaf',
  text: `Your free trial of ${TRIAL_DAYS} days has begun. You can sign in with this address.`,
}
const ALREADY_THERE = {
  subject: 'Your Soundleaf account',
  text: 'Somebody tried to sign up with this address, which has an account already. Nothing was changed. If it was you, sign in, or ask for a new password on the login page.',
}
