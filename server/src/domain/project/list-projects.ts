import { entitlementsOf } from '../account/entitlements'
import type { OnBehalf } from '../session/session'
import type { OwnProjectsWanted, ProjectDependencies, ProjectPage, ProjectsWanted } from './project'
import { withNumbers } from './project-numbers'

/** A list has at most this many rows; the page says how many there are. */
const MAX_ROWS = 500

/** The caller's own projects that are wanted, the newest first. */
export async function listOwnProjects(
  wanted: OwnProjectsWanted,
  caller: OnBehalf,
  deps: ProjectDependencies,
): Promise<ProjectPage> {
  return numbered(await deps.projects.list(caller.account.id, wanted, MAX_ROWS), caller, deps)
}

/** The projects that other members of the caller's team share. */
export async function listTeamProjects(
  wanted: ProjectsWanted,
  caller: OnBehalf,
  deps: ProjectDependencies,
): Promise<ProjectPage> {
  const { id, teamId } = caller.account
  if (teamId === null) return { rows: [], total: 0, jobs: [], tags: [] }
  return numbered(await deps.projects.listShared(teamId, id, wanted, MAX_ROWS), caller, deps)
}

/** What the caller deleted and can have back, the latest first. */
export function listDeletedProjects({ account }: OnBehalf, { projects }: ProjectDependencies) {
  return projects.listDeleted(account.id, MAX_ROWS)
}

/** A list for an account that must not see true values has no numbers, and none are made for it. */
async function numbered(
  page: ProjectPage,
  { account: { licence } }: OnBehalf,
  deps: ProjectDependencies,
): Promise<ProjectPage> {
  return entitlementsOf(licence).trueValues ? { ...page, rows: await withNumbers(page.rows, deps) } : page
}
