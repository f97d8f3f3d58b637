import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { accept, refuse, type Decision } from '../domain/refusal'

/** Refuses requests that a page of another origin makes a browser send; for the calls that read the cookie. */
export function requireSameOrigin({ headers, host }: FastifyRequest): Decision<null> {
  return isSameOrigin(headers, host) ? accept(null) : refuse('OriginRefused')
}

/** Whether the request comes from a page of this origin, or not from a browser: then it has neither header. */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  const isForeignOrigin = headers.origin !== undefined && hostOf(headers.origin) !== host
  return !isForeignSite && !isForeignOrigin
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
