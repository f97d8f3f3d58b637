import { listLinks, makeLink, revokeLink } from '../domain/link/own-links'
import { openLink, type OpenedLink } from '../domain/link/open-link'
import { linkAnswer, type LinkDependencies } from '../domain/link/project-link'
import { mapped } from '../domain/refusal'
import { callLimit } from '../domain/session/call-limit'
import { textsIn, type Say } from '../texts'
import { calculationToWire } from './calculation-to-wire'
import type { CallHandlers } from './call-handlers'
import { clientNetwork } from './client-network'
import { preferredLanguage } from './preferred-language'

/** A link is for people: a meeting opens it at once, and then some more do each minute. */
const OPENINGS_PER_S = 1
const OPENINGS_AT_ONCE = 60

export function projectLinkHandlers(deps: LinkDependencies) {
  const openLimit = callLimit(OPENINGS_PER_S, OPENINGS_AT_ONCE)
  return {
    listLinks: async ({ params, caller }) =>
      mapped(await listLinks(params.id, caller, deps), (rows) => ({ links: rows.map(linkAnswer) })),

    makeLink: async ({ params, body, caller }) =>
      mapped(await makeLink(params.id, body, caller, deps), ({ link, address }) => ({
        link: linkAnswer(link),
        address,
      })),

    revokeLink: ({ params, caller }) => revokeLink(params.id, caller, deps),

    async openLink({ body }, { request }) {
      const say = await textsIn(preferredLanguage(request))
      const opened = await openLink({ ...body, network: clientNetwork(request) }, { ...deps, openLimit })
      return mapped(opened, (link) => openedAnswer(link, say))
    },
  } satisfies Partial<CallHandlers>
}

function openedAnswer({ content, calculation, linkId, ...link }: OpenedLink, say: Say) {
  return {
    ...content,
    linkId,
    revision: link.revision,
    savedDateUtc: link.savedAt,
    isFixed: link.isFixed,
    expiresDateUtc: link.expiresAt.toISOString(),
    calculation: calculation && calculationToWire(calculation),
    disclaimer: link.hasReport ? say('disclaimer') : null,
  }
}
