import {
  EMPTY_GUID,
  type Project,
  type SaveProjectAnswer,
  type SaveProjectRequest,
  type Structure,
  type Topics,
} from '@soundleaf/contracts'
import { contentOf, NOT_SAVED } from './project-content'

/** The project a person works on. Immutable: every change makes a new one. */
export interface OpenProject {
  /** Identifies this opening, so that a late answer never reaches another project. */
  readonly opening: number
  readonly project: Project
  /** The project as the server holds it; null while it holds none. */
  readonly held: Project | null
  /** Makes a repeated first save the same project; null once the server has answered. */
  readonly creationKey: string | null
  /** Counts the changes since the project was opened. */
  readonly edited: number
  /** The edit the server holds; -1 while it holds none. */
  readonly acknowledged: number
  /** Whether it had no id when it was opened: edits published before the first save was acknowledged carry the empty id. */
  readonly beganUnsaved: boolean
  /** The edit with which the construction was last replaced from outside the editor. */
  readonly constructionBase: number
  /** The same of field values and rooms. */
  readonly fieldValuesBase: number
}

/** A project that was never saved: no id, nothing acknowledged. */
export function created(opening: number, project: Project, creationKey: string): OpenProject {
  return {
    opening,
    project,
    held: null,
    creationKey,
    beganUnsaved: true,
    edited: 0,
    acknowledged: -1,
    constructionBase: 0,
    fieldValuesBase: 0,
  }
}

/** A project as the server holds it. */
export function opened(opening: number, project: Project): OpenProject {
  return {
    opening,
    project,
    held: project,
    creationKey: null,
    beganUnsaved: false,
    edited: 0,
    acknowledged: 0,
    constructionBase: 0,
    fieldValuesBase: 0,
  }
}

/** Dirty is a comparison of counters, never a flag: an answer to an older save cannot clear a newer edit. */
export const isDirty = (open: OpenProject): boolean => open.edited > open.acknowledged

/** Whether the server has ever acknowledged the project. */
export const isSaved = (open: OpenProject): boolean => open.project.projectId !== EMPTY_GUID

const isFor = (open: OpenProject, projectId: string): boolean =>
  projectId === open.project.projectId || (projectId === EMPTY_GUID && open.beganUnsaved)

/** Folds the editor's edit in; null when it is stale: it was based on what has been replaced since. */
export function withConstruction(
  open: OpenProject,
  edit: Topics['editor/construction-edited'],
): OpenProject | null {
  if (!isFor(open, edit.projectId) || edit.baseEdit < open.constructionBase) return null
  return changed(open, { structures: [edit.construction] })
}

/** Folds edited variants in, with the construction of the open one; null when they are stale. */
export function withVariants(open: OpenProject, edit: Topics['editor/variants-edited']): OpenProject | null {
  if (!isFor(open, edit.projectId) || edit.baseEdit < open.constructionBase) return null
  const { structures, variants } = edit
  return changed(open, { structures, variants })
}

/** Folds edited field values in; null when they are stale. */
export function withFieldValues(
  open: OpenProject,
  edit: Topics['results/field-values-edited'],
): OpenProject | null {
  if (!isFor(open, edit.projectId) || edit.baseEdit < open.fieldValuesBase) return null
  return changed(open, { fieldValues: edit.fieldValues })
}

/** Folds edited rooms in, or takes them out; null when they are stale. */
export function withRooms(open: OpenProject, edit: Topics['results/rooms-edited']): OpenProject | null {
  if (!isFor(open, edit.projectId) || edit.baseEdit < open.fieldValuesBase) return null
  if (edit.rooms !== null) return changed(open, { rooms: edit.rooms })
  const { rooms: _, ...project } = open.project
  return changed({ ...open, project }, {})
}

export const renamed = (open: OpenProject, name: string): OpenProject => changed(open, { name })

/** The default construction in place of the person's; what the editor sends from before is stale. */
export function rebuilt(open: OpenProject, structure: Structure): OpenProject {
  const next = changed(open, { structures: [structure] })
  return { ...next, constructionBase: next.edited }
}

/** What was kept on this computer, on top of what the server holds and based on the revision it was kept with. */
export function restored(open: OpenProject, kept: Project): OpenProject {
  const next = changed(open, { ...contentOf(kept), revision: kept.revision })
  return { ...next, constructionBase: next.edited, fieldValuesBase: next.edited }
}

/** The server's state in place of ours. */
export function replaced(open: OpenProject, project: Project): OpenProject {
  const edited = open.edited + 1
  return {
    ...open,
    project,
    held: project,
    edited,
    acknowledged: edited,
    constructionBase: edited,
    fieldValuesBase: edited,
  }
}

/** The server's answer to the save of `sent`: it brings id, revision and dates, and never a value of a field. */
export function acknowledged(open: OpenProject, sent: OpenProject, answer: SaveProjectAnswer): OpenProject {
  const { projectId, createdDateUtc, modifiedDateUtc, revision } = answer
  const given = { projectId, createdDateUtc, modifiedDateUtc, revision }
  return {
    ...open,
    project: { ...open.project, ...given },
    held: { ...sent.project, ...given },
    creationKey: null,
    acknowledged: Math.max(open.acknowledged, sent.edited),
  }
}

/** Points at the copy the server has made; edits it does not hold stay edits. */
export function copied(open: OpenProject, opening: number, copy: Project): OpenProject {
  const project = { ...copy, ...contentOf(open.project), name: copy.name }
  return { ...open, opening, project, held: copy, creationKey: null, beganUnsaved: false }
}

/** The same content as a project the server has never seen. */
export function asNew(open: OpenProject, opening: number, name: string, creationKey: string): OpenProject {
  const { structuresSummary } = open.project
  const project = { ...NOT_SAVED, structuresSummary, ...contentOf(open.project), name }
  return { ...open, opening, project, held: null, creationKey, beganUnsaved: true, acknowledged: -1 }
}

/** Bases the next save on the revision the server holds: the person chose to overwrite it. */
export const rebased = (open: OpenProject, revision: number): OpenProject => ({
  ...open,
  project: { ...open.project, revision },
})

/** What `PUT /api/projects` carries. */
export function saveRequest({ project, creationKey }: OpenProject): SaveProjectRequest {
  const { projectId, revision } = project
  const request = { projectId, ...contentOf(project), revision }
  return creationKey === null ? request : { ...request, creationKey }
}

function changed(open: OpenProject, change: Partial<Project>): OpenProject {
  return { ...open, project: { ...open.project, ...change }, edited: open.edited + 1 }
}
