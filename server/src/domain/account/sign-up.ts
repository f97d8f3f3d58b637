import { randomUUID } from 'node:crypto'
import { DAY_MS, type Clock } from '../clock'
import type { Defer } from '../defer'
import type { Say } from '../../texts'
import { accept, refuse, type Decision } from '../refusal'
import { recordAttempt, BACKOFF, type AttemptStore } from './attempts'
import type { AccountStore } from './account'
import type { Email, Mailer } from './email'
import type { Passwords } from './passwords'

export const TRIAL_DAYS = 30

export interface SignUpDependencies {
  readonly attempts: AttemptStore
  readonly defer: Defer
  readonly accounts: AccountStore
  readonly passwords: Passwords
  readonly mailer: Mailer
  readonly clock: Clock
}

/**
 * Creates an account with a free trial. For an address that already has one the answer is the same, and so is the work,
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

  const { accounts, passwords, mailer, clock, defer } = deps
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
  defer(async () => {
    const attempt = await recordAttempt(BACKOFF.emails, [email.toLowerCase()], deps)
    if (attempt.ok) await mailer.send({ to: email, ...emailTo(isNew, request.say) })
  })
  return accept({})
}

function emailTo(isNew: boolean, say: Say): Pick<Email, 'subject' | 'text'> {
  return isNew
    ? { subject: say('welcome.subject'), text: say('welcome.text', { days: String(TRIAL_DAYS) }) }
    : { subject: say('registered.subject'), text: say('registered.text') }
}
