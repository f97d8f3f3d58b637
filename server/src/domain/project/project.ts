import type { StructureType } from '@soundleaf/contracts'

/** A saved project. The document is what the page sent, unknown fields included, in its order. */
export interface StoredProject {
  readonly id: string
  readonly accountId: string
  readonly creationKey: string | null
  /** Of the save that made this revision. */
  readonly saveKey: string | null
  readonly name: string
  readonly structuresSummary: readonly StructureType[]
  readonly document: Readonly<Record<string, unknown>>
  readonly revision: number
  readonly isShared: boolean
  readonly createdAt: Date
  readonly modifiedAt: Date
  readonly deletedAt: Date | null
}

export type ProjectRow = Omit<StoredProject, 'document' | 'creationKey' | 'saveKey'> & {
  readonly ownerEmail: string
}

/** What a save changes. */
export type ProjectContent = Pick<StoredProject, 'name' | 'structuresSummary' | 'document' | 'saveKey'>

export interface ProjectPage {
  readonly rows: readonly ProjectRow[]
  readonly total: number
}

export interface ProjectStore {
  /** Inserts; a project of the same account and creation key is left alone and given back instead. */
  create(project: StoredProject): Promise<{ readonly isNew: boolean; readonly project: StoredProject }>
  find(id: string): Promise<StoredProject | null>
  /** Replaces the content of an account's project that still has the revision, in one step; null when there is none. */
  replace(
    base: Pick<StoredProject, 'id' | 'accountId' | 'revision'>,
    content: ProjectContent,
    now: Date,
  ): Promise<StoredProject | null>
  setShared(id: string, isShared: boolean): Promise<void>
  markDeleted(id: string, now: Date): Promise<void>
  /** Takes the mark of deletion away; false when there is none to take. */
  restore(id: string): Promise<boolean>
  /** What an account deleted and can have back, the latest first. */
  listDeleted(accountId: string): Promise<ProjectRow[]>
  /** Removes for good what was deleted before a moment. */
  purge(deletedBefore: Date): Promise<void>
  /** The newest of an account's projects whose name holds the text, and how many there are. */
  list(accountId: string, filter: string, limit: number): Promise<ProjectPage>
  /** Those that other members of the team share. */
  listShared(teamId: string, accountId: string, filter: string, limit: number): Promise<ProjectPage>
  /** Whether the project is shared by another member of the team. */
  isSharedWith(id: string, teamId: string): Promise<boolean>
}
