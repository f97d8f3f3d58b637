import { accept, refuse, type Decision } from '../refusal'
import type { OnBehalf } from '../session/session'
import type { ProjectDependencies, StoredProject } from './project'
import { quotaOf, refuseBeyond } from './quota'

/** The caller's own project. Another person's, a deleted and an unknown one are all "not found". */
export async function findOwnProject(
  id: string,
  { account }: OnBehalf,
  { projects }: ProjectDependencies,
): Promise<Decision<StoredProject>> {
  const project = await projects.find(id)
  return project?.accountId === account.id && project.deletedAt === null
    ? accept(project)
    : refuse('NotFound')
}

/** Shares an own project with the team or withdraws it; `choose` gets whether it is shared now. */
export async function shareOwnProject(
  id: string,
  choose: (isShared: boolean) => boolean,
  caller: OnBehalf,
  deps: ProjectDependencies,
): Promise<Decision<{ readonly isShared: boolean }>> {
  const project = await findOwnProject(id, caller, deps)
  if (!project.ok) return project
  const isShared = choose(project.value.isShared)
  await deps.projects.setShared(id, isShared)
  return accept({ isShared })
}

/** Deletes an own project; for some time it can be restored. Again it is the same: the answer may have been lost. */
export async function deleteOwnProject(
  id: string,
  caller: OnBehalf,
  deps: ProjectDependencies,
): Promise<Decision<Record<string, never>>> {
  const project = await deps.projects.find(id)
  if (project?.accountId !== caller.account.id) return refuse('NotFound')
  if (project.deletedAt === null) await deps.projects.markDeleted(id, deps.clock())
  return accept({})
}

/** Takes an own project out of the deleted ones. Again it is the same: the answer may have been lost. */
export async function restoreOwnProject(
  id: string,
  { account }: OnBehalf,
  { projects, quota: paid }: ProjectDependencies,
): Promise<Decision<Record<string, never>>> {
  const project = await projects.find(id)
  if (project?.accountId !== account.id) return refuse('NotFound')
  const quota = quotaOf(account, paid)
  const restored = await projects.restore(project, quota)
  return typeof restored === 'string' ? refuseBeyond(restored, quota) : accept({})
}
