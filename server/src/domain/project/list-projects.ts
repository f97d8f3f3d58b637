import type { Caller } from '../session/session'
import type { ProjectDependencies, ProjectPage } from './project'

/** A list has at most this many rows; the page says how many there are. */
const MAX_ROWS = 500

/** The caller's own projects whose name contains the text, the newest first. */
export function listOwnProjects(
  filter: string,
  { account }: Caller,
  { projects }: ProjectDependencies,
): Promise<ProjectPage> {
  return projects.list(account.id, filter, MAX_ROWS)
}

/** The projects that other members of the caller's team share. */
export async function listTeamProjects(
  filter: string,
  { account: { id, teamId } }: Caller,
  { projects }: ProjectDependencies,
): Promise<ProjectPage> {
  return teamId === null ? { rows: [], total: 0 } : projects.listShared(teamId, id, filter, MAX_ROWS)
}
