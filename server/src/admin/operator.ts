import type { Command } from 'commander'
import type { AccountStore } from '../domain/account/account'
import type { Passwords } from '../domain/account/passwords'
import type { CatalogueStore } from '../domain/catalogue/catalogue'
import type { Clock } from '../domain/clock'
import type { PartnerStore } from '../domain/embed/partner'
import type { ProjectStore } from '../domain/project/project'
import type { SessionStore } from '../domain/session/session'
import type { TeamStore } from '../domain/team/team'
import type { Database } from '../storage/database'

/** What a command works on: the server's own database, opened for this one command. */
export interface Workplace {
  readonly database: Database
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly teams: TeamStore
  readonly projects: ProjectStore
  readonly partners: PartnerStore
  readonly catalogue: CatalogueStore
  readonly passwords: Passwords
  readonly clock: Clock
  /** How people reach the product; links begin with it. */
  readonly publicOrigin: string
}

export interface Operator {
  /**
   * Opens the workplace, does the work there, and closes it whatever happens. A new database is filled first as the
   * server does it, unless it is wanted as it is.
   */
  readonly at: (work: (workplace: Workplace) => Promise<void>, start?: 'seeded' | 'as it is') => Promise<void>
  readonly print: (line: string) => void
}

/** A group of commands adds itself to the program; `admin-program.ts` lists the groups. */
export type AddCommands = (program: Command, operator: Operator) => void

/** What the operator did wrong, in a sentence that says what to do; it is shown without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
