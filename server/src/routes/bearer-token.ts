import type { FastifyRequest } from 'fastify'

/** The token of the `Authorization` header; null where there is none. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w.-]+)$/.exec(headers.authorization ?? '')?.[1] ?? null
}
