import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { accept, refuse, type Decision } from '../domain/refusal'

/** Refuses what a page of another origin makes a browser send; the calls that read the cookie ask here. */
export function requireSameOrigin({ headers, host }: FastifyRequest): Decision<null> {
  return isSameOrigin(headers, host) ? accept(null) : refuse('OriginRefused')
}

/** Whether a page of this origin asks, or a client that is no browser: it sends neither header. */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  const isForeignOrigin = headers.origin !== undefined && hostOf(headers.origin) !== host
  return !isForeignSite && !isForeignOrigin
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
