import type { FastifyRequest } from 'fastify'

/** The first language that a browser asks for, as `sv-SE`. */
export function preferredLanguage({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const [first = ''] = /^[\w-]+/.exec(headers['accept-language'] ?? '') ?? []
  return first
}
