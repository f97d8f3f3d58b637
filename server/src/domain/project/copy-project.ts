import { randomUUID } from 'node:crypto'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import { findOwnProject } from './own-project'
import type { StoredProject } from './project'
import { readProjectName } from './project-name'
import type { ProjectParts } from './save-project'

/** Copies an own project under a new name; a repeated call with the same creation key finds the first copy. */
export async function duplicateProject(
  id: string,
  { name, creationKey }: { readonly name: string; readonly creationKey?: string },
  caller: Caller,
  parts: ProjectParts,
): Promise<Decision<StoredProject>> {
  const copyName = readProjectName(name)
  if (!copyName.ok) return copyName
  const original = await findOwnProject(id, caller, parts.projects)
  return original.ok ? copy(original.value, copyName.value, creationKey ?? null, caller, parts) : original
}

/** Copies a project that a member of the team shares; the copy is the caller's own and unshared (PRJ-09). */
export async function createOwnCopy(
  id: string,
  creationKey: string | null,
  caller: Caller,
  parts: ProjectParts,
): Promise<Decision<StoredProject>> {
  const original = await parts.projects.find(id)
  if (original === null || original.deletedAt !== null) return refuse('NotFound')
  const { teamId } = caller.account
  const isOwn = original.accountId === caller.account.id
  if (!isOwn && (teamId === null || !(await parts.projects.isSharedWith(id, teamId))))
    return refuse('NotFound')
  return copy(original, original.name, creationKey, caller, parts)
}

async function copy(
  original: StoredProject,
  name: string,
  creationKey: string | null,
  caller: Caller,
  { projects, clock }: ProjectParts,
): Promise<Decision<StoredProject>> {
  const now = clock()
  const { project } = await projects.create({
    ...original,
    id: randomUUID(),
    accountId: caller.account.id,
    creationKey,
    saveKey: null,
    name,
    revision: 1,
    isShared: false,
    createdAt: now,
    modifiedAt: now,
  })
  // The first try was made, and its copy deleted since: a late repetition does not bring it back.
  return project.deletedAt === null ? accept(project) : refuse('ProjectDeleted')
}
