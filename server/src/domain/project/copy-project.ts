import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import { findOwnProject } from './own-project'
import { newProject, type ProjectDependencies, type StoredProject } from './project'
import { readProjectName } from './project-name'
import { quotaOf, refuseBeyond } from './quota'

/** Copies an own project under a new name. A repeated call with the same creation key returns the first copy. */
export async function duplicateProject(
  id: string,
  { name, creationKey }: { readonly name: string; readonly creationKey?: string },
  caller: Caller,
  deps: ProjectDependencies,
): Promise<Decision<StoredProject>> {
  const copyName = readProjectName(name)
  if (!copyName.ok) return copyName
  const original = await findOwnProject(id, caller, deps)
  return original.ok ? copy(original.value, copyName.value, creationKey ?? null, caller, deps) : original
}

/** Copies a project that a member of the team shares; the copy is the caller's own, and not shared. */
export async function createOwnCopy(
  id: string,
  creationKey: string | null,
  caller: Caller,
  deps: ProjectDependencies,
): Promise<Decision<StoredProject>> {
  const original = await deps.projects.find(id)
  if (original === null || original.deletedAt !== null) return refuse('NotFound')
  const { teamId } = caller.account
  const isOwn = original.accountId === caller.account.id
  if (!isOwn && (teamId === null || !(await deps.projects.isSharedWith(id, teamId))))
    return refuse('NotFound')
  return copy(original, original.name, creationKey, caller, deps)
}

async function copy(
  original: StoredProject,
  name: string,
  creationKey: string | null,
  caller: Caller,
  deps: ProjectDependencies,
): Promise<Decision<StoredProject>> {
  const { structuresSummary, document } = original
  const content = { name, structuresSummary, document, saveKey: null }
  const owner = { accountId: caller.account.id, creationKey }
  const quota = quotaOf(caller.account, deps.quota)
  // A copy is of the same job, and somebody works on it.
  const { job, tags } = original
  const made = { ...newProject(content, owner, deps.clock()), job, tags }
  const created = await deps.projects.create(made, quota)
  if (typeof created === 'string') return refuseBeyond(created, quota)
  const { project } = created
  // A late repetition must not bring back a copy that was deleted meanwhile.
  return project.deletedAt === null ? accept(project) : refuse('ProjectDeleted')
}
