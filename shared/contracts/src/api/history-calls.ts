import {
  LabelRevisionRequest,
  RestoreRevisionRequest,
  Revision,
  RevisionList,
  RevisionNumber,
  RevisionState,
} from './history'
import { Guid } from './primitives'
import { DuplicateAnswer, DuplicateRequest, SaveProjectAnswer } from './project'

const id = { id: Guid }
const ofRevision = { ...id, revision: RevisionNumber }

/** The calls about the saved states of an own project. */
export const HISTORY_CALLS = {
  listRevisions: {
    method: 'GET',
    path: '/api/projects/{id}/revisions',
    authenticated: true,
    params: id,
    answer: RevisionList,
  },
  getRevision: {
    method: 'GET',
    path: '/api/projects/{id}/revisions/{revision}',
    authenticated: true,
    params: ofRevision,
    answer: RevisionState,
  },
  labelRevision: {
    method: 'PUT',
    path: '/api/projects/{id}/revisions/{revision}/label',
    authenticated: true,
    params: ofRevision,
    body: LabelRevisionRequest,
    answer: Revision,
  },
  /** Makes a new revision of an old state; nothing between is lost. */
  restoreRevision: {
    method: 'PUT',
    path: '/api/projects/{id}/revisions/{revision}/restore',
    authenticated: true,
    params: ofRevision,
    body: RestoreRevisionRequest,
    answer: SaveProjectAnswer,
  },
  /** Makes a new project of an old state. */
  copyRevision: {
    method: 'PUT',
    path: '/api/projects/{id}/revisions/{revision}/copy',
    authenticated: true,
    params: ofRevision,
    body: DuplicateRequest,
    answer: DuplicateAnswer,
  },
} as const
