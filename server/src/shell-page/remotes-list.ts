import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isRemotesList, type RemotesList } from '@soundleaf/contracts/remotes-list'
import type { FastifyInstance } from 'fastify'

/** `REMOTES_FILE` may still name the file of the last release, which lies beside it. */
const jwsFile = (path: string): string => path.replace(/\.json$/, '.jws')
const fileOfLastRelease = (path: string): string => path.replace(/\.jws$/, '.json')

/** The origins from which remotes are loaded, and may be by one who tries a build out; none without a list in order. */
export async function remoteOrigins(path: string): Promise<readonly string[]> {
  const list = listIn(await readFile(jwsFile(path), 'utf8').catch(() => ''))
  if (list === null) return []
  const entries = list.remotes.flatMap(({ entry, canary }) =>
    canary === null ? [entry] : [entry, canary.entry],
  )
  // A relative entry is the page's own.
  const addresses = [...entries, ...list.overrideOrigins].filter((address) => URL.canParse(address))
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

/** When the list expires, in seconds since 1970; null without a list in order. */
export async function remotesListExpiry(path: string): Promise<number | null> {
  const list = listIn(await readFile(jwsFile(path), 'utf8').catch(() => ''))
  return list === null ? null : Date.parse(list.expires) / 1000
}

/** The list in a JWS, unverified: the shell verifies it; here it only names origins for the page's policy. */
function listIn(jws: string): RemotesList | null {
  const [, payload = ''] = jws.split('.')
  try {
    const list: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return isRemotesList(list) ? list : null
  } catch {
    return null
  }
}

/**
 * `/remotes.jws`: asked for again at every start of the shell, sent only when it changed. For one release also
 * `/remotes.json`, which tabs with the shell of the last release ask for.
 */
export function addRemotesList(app: FastifyInstance, path: string): void {
  serve(app, '/remotes.jws', jwsFile(path), 'application/jose')
  serve(app, '/remotes.json', fileOfLastRelease(path), 'application/json')
}

function serve(app: FastifyInstance, url: string, path: string, type: string): void {
  app.get(url, { schema: { hide: true } }, async (request, reply) => {
    const text = await readFile(path, 'utf8').catch(() => null)
    if (text === null) return reply.callNotFound()
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(type).send(text)
  })
}
