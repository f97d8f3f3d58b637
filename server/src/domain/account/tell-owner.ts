import type { Say } from '../../texts'
import type { Defer } from '../defer'
import type { Mailer } from './email'

export interface TellDependencies {
  readonly mailer: Mailer
  readonly defer: Defer
}

/** Tells the owner of an account what was done to the ways into it, so that who did not do it hears of it. */
export function tellOwner(
  what: `secondFactor.${'on' | 'off' | 'passkeyAdded' | 'passkeyRemoved'}` | 'apiKey.made',
  to: string,
  say: Say,
  { mailer, defer }: TellDependencies,
): void {
  defer(() => mailer.send({ to, subject: say(`${what}.subject`), text: say(`${what}.text`) }))
}
