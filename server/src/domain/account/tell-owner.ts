import type { Say } from '../../texts'
import type { Defer } from '../defer'
import type { Mailer } from './email'

export interface TellDependencies {
  readonly mailer: Mailer
  readonly defer: Defer
}

/** Tells the owner of an account what was done to its second factor, so that who did not do it hears of it. */
export function tellOwner(
  what: 'on' | 'off' | 'passkeyAdded' | 'passkeyRemoved',
  to: string,
  say: Say,
  { mailer, defer }: TellDependencies,
): void {
  defer(() =>
    mailer.send({ to, subject: say(`secondFactor.${what}.subject`), text: say(`secondFactor.${what}.text`) }),
  )
}
