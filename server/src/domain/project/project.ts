import { randomUUID } from 'node:crypto'
import {
  UNFILED,
  type ArchiveState,
  type EvaluationKind,
  type Material,
  type Standard,
  type StructureType,
  type Template,
} from '@soundleaf/contracts'
import type { Calculator } from '../calculation/calculator'
import type { Clock } from '../clock'
import type { Defer } from '../defer'
import type { Quota, QuotaRefusal } from './quota'

/** What was calculated last of a project, true whatever licence reads it; null where there is no result. */
export interface ProjectNumbers {
  /** They are of this state of the project, by this engine. */
  readonly revision: number
  readonly engineVersion: string
  /** The main ratings, dB. */
  readonly ratings: Readonly<Record<Standard, Readonly<Record<EvaluationKind, number | null>>>>
  readonly totalThickness_mm: number | null
  readonly surfaceMass_kgm2: number | null
  /** The template that the construction is like; null where that is the default of its type. */
  readonly template: Template | null
  /** What the first massive element is of; null where there is none, undefined in what an earlier release kept. */
  readonly massiveMaterial?: Material | null
}

/** A saved project. The document is what the page sent, with unknown fields, in its order of keys. */
/** Where a project stands among its owner's; it is of no revision. */
export interface StoredFiling {
  readonly job: string | null
  readonly tags: readonly string[]
  readonly isArchived: boolean
}

export interface StoredProject extends StoredFiling {
  readonly id: string
  readonly accountId: string
  /** Made by the page for a new project, so that a repeated first save finds the project of the first try. */
  readonly creationKey: string | null
  /** Identifies the save that made this revision, so that its repetition is recognised. */
  readonly saveKey: string | null
  readonly name: string
  readonly structuresSummary: readonly StructureType[]
  readonly document: Readonly<Record<string, unknown>>
  readonly revision: number
  readonly isShared: boolean
  /** Of this revision or an earlier one; null until they are first made. */
  readonly numbers: ProjectNumbers | null
  readonly createdAt: Date
  readonly modifiedAt: Date
  readonly deletedAt: Date | null
}

/** A row of a list; the document is left out because it is long. */
export type ProjectRow = Omit<StoredProject, 'document'> & { readonly ownerEmail: string }

/** What a save changes. */
export type ProjectContent = Pick<StoredProject, 'name' | 'structuresSummary' | 'document' | 'saveKey'>

/** The first revision of a project. */
export function newProject(
  content: ProjectContent,
  owner: Pick<StoredProject, 'accountId' | 'creationKey'>,
  now: Date,
): StoredProject {
  return {
    ...content,
    ...owner,
    id: randomUUID(),
    revision: 1,
    isShared: false,
    ...UNFILED,
    numbers: null,
    createdAt: now,
    modifiedAt: now,
    deletedAt: null,
  }
}

export interface ProjectPage {
  readonly rows: readonly ProjectRow[]
  /** Of all matching projects, not only of those in `rows`. */
  readonly total: number
  /** Under which jobs and tags such projects are filed, whichever of them were asked for. */
  readonly jobs: readonly string[]
  readonly tags: readonly string[]
}

export interface ProjectsWanted {
  /** In the name, the job or a tag. */
  readonly filter?: string
  /** Empty for those of no job. */
  readonly job?: string
  readonly tag?: string
}

export interface OwnProjectsWanted extends ProjectsWanted {
  readonly creationKey?: string
  readonly archive?: ArchiveState
}

export interface ProjectDependencies {
  readonly projects: ProjectStore
  readonly clock: Clock
  /** Of a paid licence. */
  readonly quota: Quota
  readonly calculator: Calculator
  readonly defer: Defer
}

export interface ProjectStore {
  /**
   * Inserts a project, unless its account would have more than the quota; where the account has one with the same creation
   * key already, returns that one unchanged. Deleted projects do not count; those that would fill the quota a second time
   * are removed for good.
   */
  create(
    project: StoredProject,
    quota: Quota,
  ): Promise<{ readonly isNew: boolean; readonly project: StoredProject } | QuotaRefusal>
  find(id: string): Promise<StoredProject | null>
  /**
   * Replaces the content if the project still has the given revision, atomically; null if it has not. What grows beyond the
   * quota is refused; what does not grow can always be changed.
   */
  replace(
    base: Pick<StoredProject, 'id' | 'accountId' | 'revision'>,
    content: ProjectContent,
    now: Date,
    quota: Quota,
  ): Promise<StoredProject | QuotaRefusal | null>
  /** What the account keeps, without what is deleted. */
  usage(accountId: string): Promise<Quota>
  setShared(id: string, isShared: boolean): Promise<void>
  /** Keeps the numbers, unless the project has another revision by now. */
  setNumbers(id: string, numbers: ProjectNumbers): Promise<void>
  /**
   * Changes how projects of an account are filed, all or none: none where one is not there or deleted, or where the
   * change of one is null.
   */
  file(
    accountId: string,
    ids: readonly string[],
    change: (filing: StoredFiling) => StoredFiling | null,
  ): Promise<'Filed' | 'NotFound' | 'Refused'>
  markDeleted(id: string, now: Date): Promise<void>
  /** Undoes a deletion, unless the account would have more than the quota; false if the project was not deleted. */
  restore(project: Pick<StoredProject, 'id' | 'accountId'>, quota: Quota): Promise<boolean | QuotaRefusal>
  /** The account's deleted projects that can be restored, the latest first. */
  listDeleted(accountId: string, limit: number): Promise<ProjectRow[]>
  /** The account's projects with their documents, deleted ones too: so many after an id, in the order of ids. */
  listDocuments(accountId: string, after: string | null, limit: number): Promise<readonly StoredProject[]>
  /** Removes for good the projects that were deleted before a moment. */
  purge(deletedBefore: Date): Promise<void>
  /** The account's newest projects that are wanted, or the one that was made under a creation key. */
  list(accountId: string, wanted: OwnProjectsWanted, limit: number): Promise<ProjectPage>
  /** Those that other members of the team share and have not archived. */
  listShared(teamId: string, accountId: string, wanted: ProjectsWanted, limit: number): Promise<ProjectPage>
  /** Whether the project's owner is in the team and shares it. */
  isSharedWith(id: string, teamId: string): Promise<boolean>
}
