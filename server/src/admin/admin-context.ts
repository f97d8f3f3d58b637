import type { Command } from 'commander'
import { localQueue } from '../batch-queue/local-queue'
import type { Passwords } from '../domain/account/passwords'
import type { Clock } from '../domain/clock'
import { auditTrail, whoHas } from '../domain/audit-trail'
import { accountStore } from '../storage/account-store'
import { apiKeyStore } from '../storage/api-key-store'
import { auditStore } from '../storage/audit-store'
import { batchStore } from '../storage/batch-store'
import { catalogueStore } from '../storage/catalogue-store'
import type { Database } from '../storage/database'
import { linkStore } from '../storage/link-store'
import { materialMeaningStore } from '../storage/material-meaning-store'
import { measuredCurveStore } from '../storage/measured-curve-store'
import { ownProductStore } from '../storage/own-product-store'
import { partnerStore } from '../storage/partner-store'
import { passkeyStore } from '../storage/passkey-store'
import { projectStore } from '../storage/project-store'
import { requirementPresetStore } from '../storage/requirement-preset-store'
import { revisionStore } from '../storage/revision-store'
import { secondFactorStore } from '../storage/second-factor-store'
import { sessionStore } from '../storage/session-store'
import { singleSignOnStore } from '../storage/single-sign-on-store'
import { teamStore } from '../storage/team-store'
import { webhookStore } from '../storage/webhook-store'

export type AdminContext = ReturnType<typeof contextOf>

/** What a command works with: the stores of the server's database, opened for this command. */
export function contextOf(
  database: Database,
  others: {
    readonly passwords: Passwords
    readonly clock: Clock
    /** How people reach the product; links begin with it. */
    readonly publicOrigin: string
    /** Names an address that has no account, in the audit trail. */
    readonly addressHash: (address: string) => string
  },
) {
  const { queries } = database
  const [accounts, audit] = [accountStore(queries), auditStore(queries)]
  return {
    database,
    accounts,
    audit,
    trail: auditTrail({ audit, accounts, ...others }),
    who: (address: string) => whoHas(address, { accounts, ...others }),
    passkeys: passkeyStore(queries),
    apiKeys: apiKeyStore(queries),
    // Commands read them; none is put or taken here.
    batches: batchStore(database, localQueue(queries)),
    secondFactors: secondFactorStore(queries),
    sessions: sessionStore(queries),
    singleSignOn: singleSignOnStore(queries),
    teams: teamStore(queries),
    projects: projectStore(database),
    curves: measuredCurveStore(database),
    partners: partnerStore(queries),
    catalogue: catalogueStore(queries),
    revisions: revisionStore(database),
    links: linkStore(database),
    ownProducts: ownProductStore(database),
    webhooks: webhookStore(database),
    requirementPresets: requirementPresetStore(database),
    materialMeanings: materialMeaningStore(database),
    ...others,
  }
}

export interface AdminConsole {
  /**
   * Opens the database, runs the command, and closes the database, also after an error. A new database is seeded first
   * as by the server, unless `seeds` is false.
   */
  readonly run: (
    command: (context: AdminContext) => Promise<void>,
    options?: { readonly seeds: boolean },
  ) => Promise<void>
  /** Opens an empty database that is thrown away when it is closed. */
  readonly openScratch: () => Promise<Database>
  readonly print: (line: string) => void
  /** Who gives the commands. */
  readonly operator: string
}

/** Adds a group of commands to the program; `admin-program.ts` lists the groups. */
export type AddCommands = (program: Command, admin: AdminConsole) => void

/** A mistake of the operator, in a sentence that says what to do; shown without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
