import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

interface RemotesFile {
  readonly text: string
  readonly etag: string
  /** The origins from which remotes are loaded. */
  readonly origins: readonly string[]
}

/** Reads the file that says where the remotes are; null when it is missing or no JSON. */
export async function readRemotesFile(path: string): Promise<RemotesFile | null> {
  try {
    const text = await readFile(path, 'utf8')
    const { remotes } = JSON.parse(text) as { remotes: readonly { readonly entry: string }[] }
    const origins = [...new Set(remotes.map(({ entry }) => new URL(entry).origin))]
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
