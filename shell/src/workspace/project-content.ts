import { EMPTY_GUID, type Project, type ProjectContent } from '@soundleaf/contracts'
import { dequal } from 'dequal/lite'

/** What the server gives a project, as it is before the first save. */
export const NOT_SAVED: Readonly<Required<Omit<Project, keyof ProjectContent>>> = {
  projectId: EMPTY_GUID,
  createdDateUtc: null,
  modifiedDateUtc: null,
  isShared: false,
  structuresSummary: [],
  revision: 0,
  lastSaveKey: null,
}

/** What a person has made of a project: all that the server does not give, fields of a newer client included. */
export function contentOf(project: Project): ProjectContent {
  const content = Object.entries(project).filter(([field]) => !(field in NOT_SAVED))
  // The compiler does not follow the fields through the filter; the type of NOT_SAVED names every one that goes.
  return Object.fromEntries(content) as ProjectContent
}

/** Whether two projects hold the same work, whatever the order of keys. */
export const isSameContent = (one: Project, other: Project): boolean =>
  dequal(contentOf(one), contentOf(other))
