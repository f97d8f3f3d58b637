import { Empty, Guid } from './primitives'
import {
  LinkedProject,
  MakeLinkAnswer,
  MakeLinkRequest,
  OpenLinkRequest,
  ProjectLinkList,
} from './project-link'

const id = { id: Guid }

/** The calls about read-only links to an own project, and the one that opens a link. */
export const PROJECT_LINK_CALLS = {
  listLinks: {
    method: 'GET',
    path: '/api/projects/{id}/links',
    authenticated: true,
    params: id,
    answer: ProjectLinkList,
  },
  makeLink: {
    method: 'POST',
    path: '/api/projects/{id}/links',
    authenticated: true,
    params: id,
    body: MakeLinkRequest,
    answer: MakeLinkAnswer,
  },
  /** Takes a link back: it opens nothing from then on. */
  revokeLink: {
    method: 'DELETE',
    path: '/api/links/{id}',
    authenticated: true,
    params: id,
    answer: Empty,
  },
  /** What the page of a link shows; for everybody who has its token. */
  openLink: {
    method: 'POST',
    path: '/api/links/open',
    authenticated: false,
    body: OpenLinkRequest,
    answer: LinkedProject,
  },
} as const
