import { randomUUID } from 'node:crypto'
import { EMPTY_GUID, type Project, type SaveProjectRequest } from '@soundleaf/contracts'
import type { Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import { checkStructure } from './check-structure'
import type { ProjectContent, ProjectStore, StoredProject } from './project'
import { readProjectName } from './project-name'

export interface ProjectParts {
  readonly projects: ProjectStore
  readonly clock: Clock
}

/**
 * Saves a project on the revision it is based on. A new one (id all zeros) is created once per creation key: a
 * repeated first save finds the first try, and what was edited meanwhile is saved on top of it. The repetition of any
 * other save is known by its save key.
 */
export async function saveProject(
  request: SaveProjectRequest,
  caller: Caller,
  parts: ProjectParts,
): Promise<Decision<StoredProject>> {
  const content = readContent(request)
  if (!content.ok) return content
  return request.projectId === EMPTY_GUID
    ? createProject(content.value, request.creationKey ?? null, caller, parts)
    : replaceProject(request.projectId, request.revision ?? 0, content.value, caller, parts)
}

/** A client may send a whole project as it got it. */
type Sent = SaveProjectRequest & Pick<Project, 'lastSaveKey'>

function readContent(request: SaveProjectRequest): Decision<ProjectContent> {
  const name = readProjectName(request.name)
  if (!name.ok) return name
  for (const structure of request.structures) {
    const checked = checkStructure(structure)
    if (!checked.ok) return checked
  }
  const { creationKey: _, saveKey, lastSaveKey: __, ...document }: Sent = request
  const structuresSummary = request.structures.map(({ type }) => type)
  return accept({ name: name.value, structuresSummary, document, saveKey: saveKey ?? null })
}

async function createProject(
  content: ProjectContent,
  creationKey: string | null,
  caller: Caller,
  parts: ProjectParts,
): Promise<Decision<StoredProject>> {
  const now = parts.clock()
  const { isNew, project } = await parts.projects.create({
    ...content,
    id: randomUUID(),
    accountId: caller.account.id,
    creationKey,
    revision: 1,
    isShared: false,
    createdAt: now,
    modifiedAt: now,
    deletedAt: null,
  })
  if (isNew) return accept(project)
  if (project.deletedAt !== null) return refuse('ProjectDeleted')
  return isSame(project, content) ? accept(project) : replaceProject(project.id, 1, content, caller, parts)
}

function isSame(project: StoredProject, content: ProjectContent): boolean {
  return (
    project.name === content.name && JSON.stringify(project.document) === JSON.stringify(content.document)
  )
}

async function replaceProject(
  id: string,
  base: number,
  content: ProjectContent,
  caller: Caller,
  { projects, clock }: ProjectParts,
): Promise<Decision<StoredProject>> {
  const accountId = caller.account.id
  const replaced = await projects.replace({ id, accountId, revision: base }, content, clock())
  if (replaced !== null) return accept(replaced)
  const latest = await projects.find(id)
  if (latest?.accountId !== accountId) return refuse('NotFound')
  if (latest.deletedAt !== null) return refuse('ProjectDeleted')
  const isRepeated = content.saveKey !== null && content.saveKey === latest.saveKey
  return isRepeated && latest.revision === base + 1 && isSame(latest, content)
    ? accept(latest)
    : refuse('StaleRevision', { revision: latest.revision })
}
