import { EMPTY_GUID, type Project, type SaveProjectRequest } from '@soundleaf/contracts'
import { accept, refuse, type Decision } from '../refusal'
import { checkFlanks } from '../rooms/check-flanks'
import type { OnBehalf } from '../session/session'
import { checkStructure } from './check-structure'
import { checkVariants } from './check-variants'
import { newProject, type ProjectContent, type ProjectDependencies, type StoredProject } from './project'
import { readProjectName } from './project-name'
import { quotaOf, refuseBeyond } from './quota'

/**
 * Saves a project on top of the revision that it is based on. A new project (id all zeros) is created once per creation
 * key: a repeated first save finds the project of the first try, and saves what was edited meanwhile on top of it. The
 * repetition of any other save is recognised by its save key.
 */
export async function saveProject(
  request: SaveProjectRequest,
  caller: OnBehalf,
  deps: ProjectDependencies,
): Promise<Decision<StoredProject>> {
  const content = readContent(request)
  if (!content.ok) return content
  return request.projectId === EMPTY_GUID
    ? createProject(content.value, request.creationKey ?? null, caller, deps)
    : replaceProject(request.projectId, request.revision ?? 0, content.value, caller, deps)
}

/** A client may send back a whole project as it received it. */
type Sent = SaveProjectRequest & Pick<Project, 'lastSaveKey'>

function readContent(request: SaveProjectRequest): Decision<ProjectContent> {
  const name = readProjectName(request.name)
  if (!name.ok) return name
  for (const structure of request.structures) {
    const checked = checkStructure(structure)
    if (!checked.ok) return checked
  }
  const variants = checkVariants(request)
  if (!variants.ok) return variants
  const flanks = checkFlanks(request)
  if (!flanks.ok) return flanks
  const { creationKey: _, saveKey, lastSaveKey: __, ...document }: Sent = request
  const structuresSummary = request.structures.map(({ type }) => type)
  return accept({ name: name.value, structuresSummary, document, saveKey: saveKey ?? null })
}

async function createProject(
  content: ProjectContent,
  creationKey: string | null,
  caller: OnBehalf,
  deps: ProjectDependencies,
): Promise<Decision<StoredProject>> {
  const owner = { accountId: caller.account.id, creationKey }
  const quota = quotaOf(caller.account, deps.quota)
  const created = await deps.projects.create(newProject(content, owner, deps.clock()), quota)
  if (typeof created === 'string') return refuseBeyond(created, quota)
  const { isNew, project } = created
  if (isNew) return accept(project)
  if (project.deletedAt !== null) return refuse('ProjectDeleted')
  return isSame(project, content) ? accept(project) : replaceProject(project.id, 1, content, caller, deps)
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
  caller: OnBehalf,
  deps: ProjectDependencies,
): Promise<Decision<StoredProject>> {
  const { projects, clock } = deps
  const accountId = caller.account.id
  const quota = quotaOf(caller.account, deps.quota)
  const replaced = await projects.replace({ id, accountId, revision: base }, content, clock(), quota)
  if (typeof replaced === 'string') return refuseBeyond(replaced, quota)
  if (replaced !== null) return accept(replaced)
  const latest = await projects.find(id)
  if (latest?.accountId !== accountId) return refuse('NotFound')
  if (latest.deletedAt !== null) return refuse('ProjectDeleted')
  const isRepeated = content.saveKey !== null && content.saveKey === latest.saveKey
  return isRepeated && latest.revision === base + 1 && isSame(latest, content)
    ? accept(latest)
    : refuse('StaleRevision', { params: { revision: latest.revision } })
}
