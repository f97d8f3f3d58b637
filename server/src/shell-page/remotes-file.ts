import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

interface RemotesFile {
  readonly text: string
  readonly etag: string
  /** The origins from which remotes are loaded, and may be by one who tries a build out. */
  readonly origins: readonly string[]
}

interface List {
  readonly overrideOrigins: readonly string[]
  readonly remotes: readonly { readonly entry: string; readonly canary: { readonly entry: string } | null }[]
}

/**
 * Reads the signed file that says where the remotes are; null when it is missing or no list. The shell verifies it:
 * here it only names the origins of the page's policy.
 */
export async function readRemotesFile(path: string): Promise<RemotesFile | null> {
  try {
    const text = await readFile(path, 'utf8')
    const { list } = JSON.parse(text) as { list: string }
    const { remotes, overrideOrigins } = JSON.parse(list) as List
    const entries = remotes.flatMap(({ entry, canary }) =>
      canary === null ? [entry] : [entry, canary.entry],
    )
    const origins = [...new Set([...entries, ...overrideOrigins].map((address) => new URL(address).origin))]
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    return { text, etag, origins }
  } catch {
    return null
  }
}

/** `/remotes.json`: asked for again at every start of the shell, sent only when it changed (F07). */
export function addRemotesFile(app: FastifyInstance, path: string): void {
  app.get('/remotes.json', { schema: { hide: true } }, async (request, reply) => {
    const file = await readRemotesFile(path)
    if (file === null) return reply.callNotFound()
    reply.header('cache-control', 'no-cache').header('etag', file.etag)
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
    return reply.type('application/json').send(file.text)
  })
}
