import type { LinkedProject, OpenLinkRequest } from '@soundleaf/contracts'
import type { FastifyRequest } from 'fastify'
import { openLink, type OpenedLink } from '../domain/link/open-link'
import type { OpenLinkDependencies } from '../domain/link/project-link'
import { mapped, type Decision } from '../domain/refusal'
import { callLimit } from '../domain/session/call-limit'
import { textsIn, type Say } from '../texts'
import { calculationToWire } from './calculation-to-wire'
import { clientNetwork } from './client-network'
import { preferredLanguage } from './preferred-language'

/** A link is for people: a meeting opens it at once, and then some more do each minute. */
const OPENINGS_PER_S = 1
const OPENINGS_AT_ONCE = 60

/** Opens links, each at a rate of its own, for the product's page and for those of partners. */
export function linkOpener(deps: OpenLinkDependencies) {
  const openLimit = callLimit(OPENINGS_PER_S, OPENINGS_AT_ONCE)
  return async (body: OpenLinkRequest, request: FastifyRequest): Promise<Decision<LinkedProject>> => {
    const say = await textsIn(preferredLanguage(request))
    const opened = await openLink({ ...body, network: clientNetwork(request) }, { ...deps, openLimit })
    return mapped(opened, (link) => openedAnswer(link, say))
  }
}

function openedAnswer({ content, calculation, linkId, ...link }: OpenedLink, say: Say): LinkedProject {
  // Fields by name: what a newer client keeps with a project need not be for strangers.
  const { name, fieldValues, structures, rooms } = content
  return {
    ...{ name, fieldValues, structures },
    ...(rooms !== undefined && { rooms }),
    linkId,
    revision: link.revision,
    savedDateUtc: link.savedAt,
    isFixed: link.isFixed,
    expiresDateUtc: link.expiresAt.toISOString(),
    calculation: calculation && calculationToWire(calculation),
    disclaimer: link.hasReport ? say('disclaimer') : null,
  }
}
