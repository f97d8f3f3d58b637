import { languageOf } from '@soundleaf/texts'
import type { FastifyRequest } from 'fastify'

/** The first language that a browser asks for and we speak, as `sv-SE`; else the first. */
export function preferredLanguage({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const tags = (headers['accept-language'] ?? '').match(/(?<=^|,)\s*[\w-]+/g)?.map((tag) => tag.trim()) ?? []
  return tags.find((tag) => languageOf(tag) !== undefined) ?? tags[0] ?? ''
}
