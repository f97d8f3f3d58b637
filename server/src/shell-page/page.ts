import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { remoteOrigins } from './remotes-list'

const NONCE_PLACE = '__CSP_NONCE__'
const KEY_PLACE = '__REMOTES_KEY__'

export interface ShellPlace {
  readonly shellFolder: string
  readonly remotesFile: string
  /**
   * The public keys under one of which the list of remotes must be signed (SPKI, base64): two while one takes the place
   * of another; without any the shell loads none.
   */
  readonly remotesKeys: readonly string[]
}

/** Sends the shell's page with a nonce of its own for styles, and the policy that names it. */
export async function sendPage(
  reply: FastifyReply,
  { shellFolder, remotesFile, remotesKeys }: ShellPlace,
): Promise<FastifyReply> {
  const page = await readFile(join(shellFolder, 'index.html'), 'utf8').catch(() => null)
  if (page === null)
    return reply.code(503).type('text/plain').send('The shell is not built: node scripts/build.mjs shell')
  const nonce = randomBytes(16).toString('base64')
  const origins = await remoteOrigins(remotesFile)
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(nonce, origins))
    .header('cross-origin-opener-policy', 'same-origin')
    .type('text/html')
    .send(page.replaceAll(NONCE_PLACE, nonce).replaceAll(KEY_PLACE, remotesKeys.join(' ')))
}

/** No inline script, no eval; code and calls only from here and from the remotes' origins. */
export function contentSecurityPolicy(nonce: string, remoteOrigins: readonly string[]): string {
  const withRemotes = ["'self'", ...remoteOrigins].join(' ')
  return [
    "default-src 'none'",
    `script-src ${withRemotes}`,
    `connect-src ${withRemotes}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
