import type { ProjectContent, RevisionState } from '@soundleaf/contracts'
import { EMPTY_GUID } from '@soundleaf/contracts'
import type { Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import { findOwnProject } from './own-project'
import { LONGEST_NAME } from './project-name'
import type { ProjectDependencies, StoredProject } from './project'
import { saveProject } from './save-project'

/** For how long every revision is kept, unless the operator says otherwise; later the last of each day. */
export const DEFAULT_HISTORY_DAYS = 30

/** A state of a project as a save left it, without its document. */
export interface RevisionRow {
  readonly revision: number
  readonly name: string
  readonly label: string | null
  readonly savedAt: Date
}

export interface StoredRevision extends RevisionRow {
  readonly document: Readonly<Record<string, unknown>>
}

export interface RevisionStore {
  /** States that a save replaced or that have a label, the newest first; the project itself may be among them. */
  list(projectId: string): Promise<readonly RevisionRow[]>
  /** The same with their documents. */
  listWhole(projectId: string): Promise<readonly StoredRevision[]>
  find(projectId: string, revision: number): Promise<StoredRevision | null>
  /** Labels a state, the project's own included; null takes the label away. False if there is no such state. */
  label(projectId: string, revision: number, label: string | null): Promise<boolean>
  /** Of the states without a label that were saved before a moment, keeps the last of each day (UTC). */
  thin(savedBefore: Date): Promise<void>
}

export interface HistoryDependencies extends ProjectDependencies {
  readonly revisions: RevisionStore
  readonly clock: Clock
}

const rowOf = ({ revision, name, modifiedAt }: StoredProject): RevisionRow => ({
  revision,
  name,
  label: null,
  savedAt: modifiedAt,
})

/** Every state that is kept of an own project, the newest first: what it is now, then what saves replaced. */
export async function listRevisions(
  id: string,
  caller: Caller,
  deps: HistoryDependencies,
): Promise<Decision<readonly RevisionRow[]>> {
  const project = await findOwnProject(id, caller, deps)
  if (!project.ok) return project
  const kept = await deps.revisions.list(id)
  const isNowKept = kept.some(({ revision }) => revision === project.value.revision)
  return accept(isNowKept ? kept : [rowOf(project.value), ...kept])
}

/** One state of an own project. */
export async function findRevision(
  id: string,
  revision: number,
  caller: Caller,
  deps: HistoryDependencies,
): Promise<Decision<StoredRevision>> {
  const project = await findOwnProject(id, caller, deps)
  if (!project.ok) return project
  const kept = await deps.revisions.find(id, revision)
  if (kept !== null) return accept(kept)
  if (project.value.revision !== revision) return refuse('NotFound')
  return accept({ ...rowOf(project.value), document: project.value.document })
}

/** Calls a state by a name, under which it is kept for good; null or blanks take the name away. */
export async function labelRevision(
  id: string,
  revision: number,
  label: string | null,
  caller: Caller,
  deps: HistoryDependencies,
): Promise<Decision<RevisionRow>> {
  const found = await findRevision(id, revision, caller, deps)
  if (!found.ok) return found
  const text = label?.normalize('NFC').trim() || null
  if (text !== null && [...text].length > LONGEST_NAME)
    return refuse('FieldInvalid', {
      params: {
        name: 'label',
        found: `${[...text].length} characters`,
        rule: `have at most ${LONGEST_NAME}`,
      },
      field: 'label',
    })
  const isLabelled = await deps.revisions.label(id, revision, text)
  return isLabelled ? accept({ ...found.value, label: text }) : refuse('NotFound')
}

/** Saves an old state on top of the revision that the caller knows as the newest. */
export async function restoreRevision(
  id: string,
  revision: number,
  base: { readonly revision: number; readonly saveKey?: string },
  caller: Caller,
  deps: HistoryDependencies,
): Promise<Decision<StoredProject>> {
  const found = await findRevision(id, revision, caller, deps)
  return found.ok ? saveProject({ ...contentOf(found.value), ...base, projectId: id }, caller, deps) : found
}

/** Makes a new project of an old state. */
export async function copyRevision(
  id: string,
  revision: number,
  { name, creationKey }: { readonly name: string; readonly creationKey?: string },
  caller: Caller,
  deps: HistoryDependencies,
): Promise<Decision<StoredProject>> {
  const found = await findRevision(id, revision, caller, deps)
  if (!found.ok) return found
  const copy = { ...contentOf(found.value), name, projectId: EMPTY_GUID, revision: 0 }
  return saveProject({ ...copy, ...(creationKey && { creationKey }) }, caller, deps)
}

/** The whole document, which was validated against the contract's schema when it was saved. */
const contentOf = ({ document, name }: StoredRevision) => ({
  ...(document as Pick<RevisionState, 'fieldValues' | 'structures'> & Partial<ProjectContent>),
  name,
})
