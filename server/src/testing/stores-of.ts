import { accountStore } from '../storage/account-store'
import { localQueue } from '../batch-queue/local-queue'
import { apiKeyStore } from '../storage/api-key-store'
import { attemptStore } from '../storage/attempt-store'
import { auditStore } from '../storage/audit-store'
import { batchStore } from '../storage/batch-store'
import { catalogueStore } from '../storage/catalogue-store'
import type { Database } from '../storage/database'
import { linkStore } from '../storage/link-store'
import { materialMeaningStore } from '../storage/material-meaning-store'
import { measuredCurveStore } from '../storage/measured-curve-store'
import { ownProductStore } from '../storage/own-product-store'
import { passkeyStore } from '../storage/passkey-store'
import { presenceStore } from '../storage/presence-store'
import { projectStore } from '../storage/project-store'
import { requirementPresetStore } from '../storage/requirement-preset-store'
import { revisionStore } from '../storage/revision-store'
import { secondFactorStore } from '../storage/second-factor-store'
import { sessionStore } from '../storage/session-store'
import { singleSignOnStore } from '../storage/single-sign-on-store'
import { webhookStore } from '../storage/webhook-store'

/** What the application keeps in a database, by the names under which it asks for it. */
export function storesOf(database: Database) {
  return {
    accounts: accountStore(database.queries),
    apiKeys: apiKeyStore(database.queries),
    attempts: attemptStore(database.queries),
    auditEntries: auditStore(database.queries),
    batches: batchStore(database, localQueue(database.queries)),
    catalogue: catalogueStore(database.queries),
    curves: measuredCurveStore(database),
    links: linkStore(database),
    materialMeanings: materialMeaningStore(database),
    ownProducts: ownProductStore(database),
    presence: presenceStore(database.queries),
    projects: projectStore(database),
    requirementPresets: requirementPresetStore(database),
    revisions: revisionStore(database),
    passkeys: passkeyStore(database.queries),
    secondFactors: secondFactorStore(database.queries),
    sessions: sessionStore(database.queries),
    singleSignOn: singleSignOnStore(database.queries),
    webhooks: webhookStore(database),
  }
}
