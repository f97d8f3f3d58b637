import type { RoutePath } from '@soundleaf/contracts'
import { isSaved, type OpenProject } from '../workspace/open-project'

/** The address of the open project: with its id once it has one. */
export const editorPath = (open: OpenProject): RoutePath =>
  isSaved(open) ? `/editor/${open.project.projectId}` : '/editor'
