import { Type, type Static } from '@sinclair/typebox'
import { Account } from './account'
import { ApiKey } from './api-key'
import { Batch } from './batch'
import { Filing } from './filing'
import { RevisionState } from './history'
import { MeasuredCurveContent } from './measured-curve'
import { OwnProductHistory } from './own-product'
import { Guid, UtcDate } from './primitives'
import { Project } from './project'
import { ProjectLink } from './project-link'
import { MaterialMeaning } from './material-meaning'
import { RequirementPreset } from './requirement-preset'

const PastDate = Type.Union([UtcDate, Type.Null()])

/** All that is stored of a person, as they download it: one JSON document, without the password and without tokens. */
export const AccountData = Type.Object({
  /** Of this form; fields may be added without a new one. */
  version: Type.Literal(1),
  exportedDateUtc: UtcDate,
  account: Type.Object({
    id: Guid,
    ...Type.Pick(Account, ['email', 'license', 'trialExpiry', 'evaluationStandard', 'language', 'units'])
      .properties,
    teamId: Type.Union([Guid, Type.Null()]),
    /** When it was activated. */
    verifiedDateUtc: PastDate,
    /** Without what it makes its codes of. */
    secondFactorSinceUtc: PastDate,
    passkeys: Type.Array(Type.Object({ name: Type.String(), addedDateUtc: UtcDate, usedDateUtc: PastDate })),
    /** Without their secrets. */
    webhooks: Type.Optional(Type.Array(Type.Object({ url: Type.String(), createdDateUtc: UtcDate }))),
    /** Who the person is for identity providers by which they have logged in. */
    identities: Type.Array(Type.Object({ issuer: Type.String(), subject: Type.String() })),
  }),
  /** Those of the last day or two. */
  sessions: Type.Array(
    Type.Object({
      startedDateUtc: UtcDate,
      lastCallDateUtc: UtcDate,
      lastActiveDateUtc: UtcDate,
      endedDateUtc: PastDate,
    }),
  ),
  /** The entries of the audit trail about the account. */
  activity: Type.Array(
    Type.Object({
      dateUtc: UtcDate,
      action: Type.String(),
      outcome: Type.String(),
      network: Type.Union([Type.String(), Type.Null()]),
      requestId: Type.Union([Type.String(), Type.Null()]),
      details: Type.Array(Type.String()),
    }),
  ),
  /** Without the keys themselves. */
  apiKeys: Type.Optional(Type.Array(ApiKey)),
  /** What they are made of and their results have a call of their own. */
  batches: Type.Optional(Type.Array(Batch)),
  /** With those that are deleted and not removed yet, as the projects. */
  measuredCurves: Type.Array(
    Type.Object({
      id: Guid,
      ...MeasuredCurveContent.properties,
      revision: Type.Integer({ minimum: 1 }),
      createdDateUtc: UtcDate,
      modifiedDateUtc: UtcDate,
      deletedDateUtc: PastDate,
    }),
  ),
  requirementPresets: Type.Array(RequirementPreset),
  /** What the person said that materials of imported models are. */
  materials: Type.Optional(Type.Array(MaterialMeaning)),
  /** Those that the person keeps, not the team's; deleted ones are hidden. The latest version first. */
  ownProducts: Type.Array(Type.Object({ id: Guid, deletedDateUtc: PastDate, versions: OwnProductHistory })),
  projects: Type.Array(
    Type.Object({
      ...Type.Omit(Project, ['lastSaveKey']).properties,
      deletedDateUtc: PastDate,
      filing: Type.Optional(Filing),
      /** What saves replaced, and what has a label; the newest first. */
      history: Type.Array(RevisionState),
      /** Read-only links to it, without what opens them. */
      links: Type.Optional(Type.Array(ProjectLink)),
    }),
  ),
})
export type AccountData = Static<typeof AccountData>

/** The password, asked for again before something that nobody may do who finds a page open. */
export const PasswordAgain = Type.Object({ password: Type.String({ minLength: 1, maxLength: 200 }) })
