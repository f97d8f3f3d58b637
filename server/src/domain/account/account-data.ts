import type { AccountData } from '@soundleaf/contracts'
import { apiKeyAnswer, type ApiKeyStore } from '../api-key/api-key'
import type { AuditStore } from '../audit-trail'
import { batchAnswer, type BatchStore } from '../batch/batch'
import type { Clock } from '../clock'
import type { OwnProductStore } from '../catalogue/own-product'
import { linkAnswer, type LinkStore } from '../link/project-link'
import type { MeasuredCurveStore } from '../measured/measured-curve'
import { filingOf } from '../project/filing'
import type { RevisionStore, StoredRevision } from '../project/history'
import type { ProjectStore, StoredProject } from '../project/project'
import type { MaterialMeaningStore } from '../material-meanings'
import type { RequirementPresetStore } from '../requirement-presets'
import type { SingleSignOnStore } from '../session/identity-provider'
import type { SessionStore } from '../session/session'
import type { WebhookStore } from '../webhook/webhook'
import type { Account, AccountStore } from './account'
import type { PasskeyStore } from './passkey'
import type { SecondFactorStore } from './second-factor'

export interface AccountDataDependencies {
  readonly accounts: Pick<AccountStore, 'find'>
  readonly sessions: Pick<SessionStore, 'list'>
  readonly secondFactors: Pick<SecondFactorStore, 'find'>
  readonly passkeys: Pick<PasskeyStore, 'list'>
  readonly apiKeys: Pick<ApiKeyStore, 'list'>
  readonly batches: Pick<BatchStore, 'list'>
  readonly webhooks: Pick<WebhookStore, 'list'>
  readonly singleSignOn: Pick<SingleSignOnStore, 'identitiesOf'>
  readonly projects: Pick<ProjectStore, 'listDocuments'>
  readonly curves: Pick<MeasuredCurveStore, 'listOf'>
  readonly auditEntries: Pick<AuditStore, 'list'>
  readonly revisions: Pick<RevisionStore, 'listWhole'>
  readonly links: Pick<LinkStore, 'list'>
  readonly ownProducts: Pick<OwnProductStore, 'listOf' | 'listVersions'>
  readonly requirementPresets: Pick<RequirementPresetStore, 'of'>
  readonly materialMeanings: Pick<MaterialMeaningStore, 'of'>
  readonly clock: Clock
}

/** More entries than a year of one person has. */
const MAX_ENTRIES = 100_000
/** Projects are of a megabyte at most each. */
const ROWS_AT_ONCE = 10

/**
 * All that is stored of a person, as the text of an `AccountData`, in parts: their projects and products may be
 * hundreds of megabytes. The hash of the password is left out, and so are tokens.
 */
export async function* accountDataParts(
  { id }: Pick<Account, 'id'>,
  deps: AccountDataDependencies,
): AsyncGenerator<string> {
  const account = await deps.accounts.find(id)
  if (account === null) throw new Error('An account is asked for that is there no more')
  const dateOf = (moment: Date | null) => moment?.toISOString() ?? null
  const sessions = await deps.sessions.list(id)
  const secondFactor = await deps.secondFactors.find(id, true)
  const passkeys = await deps.passkeys.list(id)
  const webhooks = await deps.webhooks.list(id)
  const curves = await deps.curves.listOf(id)
  const entries = await deps.auditEntries.list({ accountId: id, limit: MAX_ENTRIES })
  const head: Omit<AccountData, 'projects' | 'ownProducts'> = {
    version: 1,
    exportedDateUtc: deps.clock().toISOString(),
    account: {
      id,
      email: account.email,
      license: account.licence,
      trialExpiry: dateOf(account.trialExpiry),
      evaluationStandard: account.evaluationStandard,
      language: account.language,
      units: account.units,
      teamId: account.teamId,
      verifiedDateUtc: dateOf(account.verifiedAt),
      secondFactorSinceUtc: dateOf(secondFactor?.since ?? null),
      passkeys: passkeys.map(({ name, addedAt, usedAt }) => ({
        ...{ name, addedDateUtc: addedAt.toISOString(), usedDateUtc: dateOf(usedAt) },
      })),
      webhooks: webhooks.map(({ url, createdAt }) => ({ url, createdDateUtc: createdAt.toISOString() })),
      identities: [...(await deps.singleSignOn.identitiesOf(id))],
    },
    sessions: sessions.map(({ startedAt, lastCallAt, lastActiveAt, endedAt }) => ({
      startedDateUtc: startedAt.toISOString(),
      lastCallDateUtc: lastCallAt.toISOString(),
      lastActiveDateUtc: lastActiveAt.toISOString(),
      endedDateUtc: dateOf(endedAt),
    })),
    activity: entries.map(({ at, action, outcome, network, requestId, details }) => ({
      dateUtc: at.toISOString(),
      ...{ action, outcome, network, requestId },
      details: [...details],
    })),
    apiKeys: (await deps.apiKeys.list(id)).map(apiKeyAnswer),
    batches: (await deps.batches.list(id)).map(batchAnswer),
    measuredCurves: curves.map(({ id, content, revision, createdAt, modifiedAt, deletedAt }) => ({
      ...content,
      ...{ id, revision },
      createdDateUtc: createdAt.toISOString(),
      modifiedDateUtc: modifiedAt.toISOString(),
      deletedDateUtc: dateOf(deletedAt),
    })),
    requirementPresets: [...(await deps.requirementPresets.of(id)).presets],
    materials: [...(await deps.materialMeanings.of(id))],
  }
  yield `${JSON.stringify(head).slice(0, -1)},"ownProducts":[`
  yield* rowParts(
    (after) => deps.ownProducts.listOf(id, after, ROWS_AT_ONCE),
    async ({ id, deletedAt }): Promise<AccountData['ownProducts'][number]> => ({
      id,
      deletedDateUtc: dateOf(deletedAt),
      versions: (await deps.ownProducts.listVersions(id)).map(({ savedAt, ...version }) => ({
        ...version,
        savedDateUtc: savedAt.toISOString(),
      })),
    }),
  )
  yield '],"projects":['
  yield* rowParts(
    (after) => deps.projects.listDocuments(id, after, ROWS_AT_ONCE),
    async (project) => ({
      ...projectOf(project),
      history: (await deps.revisions.listWhole(project.id)).map(stateOf),
      links: (await deps.links.list(project.id)).map(linkAnswer),
    }),
  )
  yield ']}'
}

/** The elements of a JSON array, read page by page. */
async function* rowParts<Row extends { readonly id: string }>(
  read: (after: string | null) => Promise<readonly Row[]>,
  toElement: (row: Row) => Promise<unknown>,
): AsyncGenerator<string> {
  let after: string | null = null
  for (;;) {
    const rows: readonly Row[] = await read(after)
    for (const row of rows) {
      yield `${after === null ? '' : ','}${JSON.stringify(await toElement(row))}`
      after = row.id
    }
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** The document as it was saved, with what the server knows of it. */
function projectOf({ document, id, name, revision, isShared, ...project }: StoredProject) {
  return {
    ...document,
    ...{ projectId: id, name, revision, isShared },
    structuresSummary: project.structuresSummary,
    createdDateUtc: project.createdAt.toISOString(),
    modifiedDateUtc: project.modifiedAt.toISOString(),
    deletedDateUtc: project.deletedAt?.toISOString() ?? null,
    filing: filingOf(project),
  }
}

function stateOf({ document, savedAt, ...state }: StoredRevision) {
  return { ...document, ...state, savedDateUtc: savedAt.toISOString() }
}
