import type { FastifyRequest } from 'fastify'
import { accept, refuse, type Decision } from '../domain/refusal'

/**
 * Refuses what a page of another origin makes a browser send; the calls that read the cookie ask here. A client that
 * is no browser sends neither header.
 */
export function requireSameOrigin({ headers, host }: FastifyRequest): Decision<null> {
  const site = headers['sec-fetch-site']
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  const isForeignOrigin = headers.origin !== undefined && hostOf(headers.origin) !== host
  return isForeignSite || isForeignOrigin ? refuse('OriginRefused') : accept(null)
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
