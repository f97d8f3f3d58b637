import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import type { ProjectStore, StoredProject } from './project'

/** The caller's own project. Another person's, a deleted and an unknown one are all "not found" (SEC-08). */
export async function findOwnProject(
  id: string,
  { account }: Caller,
  projects: ProjectStore,
): Promise<Decision<StoredProject>> {
  const project = await projects.find(id)
  return project?.accountId === account.id && project.deletedAt === null
    ? accept(project)
    : refuse('NotFound')
}
