import { EMPTY_GUID } from '@soundleaf/contracts'
import type { Outcome, Project, SaveProjectAnswer, SaveProjectRequest } from '@soundleaf/contracts'
import { failure } from './fake-failure'

/** Saves into memory as the server does: a stale revision is refused, a deleted project is not made again. */
export function saveProject(
  projects: Map<string, Project>,
  { creationKey: _, ...body }: SaveProjectRequest,
  newId: () => string,
): Outcome<SaveProjectAnswer> {
  const saved = projects.get(body.projectId)
  const isNew = body.projectId === EMPTY_GUID
  if (saved === undefined && !isNew) return failure('saveProject', 'ProjectDeleted')
  if (saved !== undefined && saved.revision !== body.revision) return failure('saveProject', 'StaleRevision')
  const modifiedDateUtc = new Date().toISOString()
  const answer = {
    projectId: isNew ? newId() : body.projectId,
    createdDateUtc: saved?.createdDateUtc ?? modifiedDateUtc,
    modifiedDateUtc,
    revision: (saved?.revision ?? 0) + 1,
  }
  projects.set(answer.projectId, {
    ...body,
    ...answer,
    isShared: saved?.isShared ?? false,
    structuresSummary: body.structures.map(({ type }) => type),
  })
  return { ok: true, value: answer }
}
