import { listLinks, makeLink, revokeLink } from '../domain/link/own-links'
import { linkAnswer, type LinkDependencies } from '../domain/link/project-link'
import { mapped } from '../domain/refusal'
import type { CallHandlers } from './call-handlers'
import { linkOpener } from './link-opener'

export function projectLinkHandlers(deps: LinkDependencies) {
  const open = linkOpener(deps)
  return {
    listLinks: async ({ params, caller }) =>
      mapped(await listLinks(params.id, caller, deps), (rows) => ({ links: rows.map(linkAnswer) })),

    makeLink: async ({ params, body, caller }) =>
      mapped(await makeLink(params.id, body, caller, deps), ({ link, address }) => ({
        link: linkAnswer(link),
        address,
      })),

    revokeLink: ({ params, caller }) => revokeLink(params.id, caller, deps),

    openLink: ({ body }, { request }) => open(body, request),
  } satisfies Partial<CallHandlers>
}
