import type { FastifyServerOptions } from 'fastify'

/** What one request may ask of the server: its size, and its time until it is whole, for which Fastify sets no limit. */
export const REQUEST_LIMITS = {
  bodyLimit: 1_000_000,
  requestTimeout: 60_000,
} as const satisfies FastifyServerOptions
