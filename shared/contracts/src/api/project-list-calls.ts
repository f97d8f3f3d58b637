import { Type } from '@sinclair/typebox'
import { LONGEST_FILING_NAME } from '../filing-limits'
import { ARCHIVE_STATES, SetFilingRequest } from './filing'
import { Empty, Guid, oneOf } from './primitives'
import { DeletedProjectList, ProjectList } from './project'

const FiledAs = Type.Optional(Type.String({ maxLength: 4 * LONGEST_FILING_NAME }))

/** Which projects a list shall have. */
const wanted = {
  /** A part of the name, of the job or of a tag. */
  filter: Type.Optional(Type.String({ maxLength: 100 })),
  /** Those of one job, as it is written; empty for those of none. */
  job: FiledAs,
  /** Those with one tag, as it is written. */
  tag: FiledAs,
}

/** The calls of the lists of projects, and how projects are filed in them. */
export const PROJECT_LIST_CALLS = {
  listProjects: {
    method: 'GET',
    path: '/api/projects',
    authenticated: true,
    query: {
      ...wanted,
      /** Made by the page for one project: whether it is there says whether its first save arrived. */
      creationKey: Type.Optional(Guid),
      /** `current` where it is left out; with a creation key, `all`. */
      archive: Type.Optional(oneOf(ARCHIVE_STATES)),
    },
    answer: ProjectList,
  },
  /** Without what its owner has put away. */
  listTeamProjects: {
    method: 'GET',
    path: '/api/projects/teamshared',
    authenticated: true,
    query: wanted,
    answer: ProjectList,
  },
  listDeletedProjects: {
    method: 'GET',
    path: '/api/projects/deleted',
    authenticated: true,
    answer: DeletedProjectList,
  },
  /** Files all of the projects, or none of them when one is not the caller's. */
  setFiling: {
    method: 'PUT',
    path: '/api/projects/filing',
    authenticated: true,
    body: SetFilingRequest,
    answer: Empty,
  },
} as const
