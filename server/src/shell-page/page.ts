import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languageOf } from '@soundleaf/texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredLanguage } from '../routes/preferred-language'
import { remoteOrigins } from './remotes-list'

/** Pictures and a style sheet; no script, and in nobody's frame. */
export const GUIDE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const NOT_BUILT = 'The shell is not built: node scripts/build.mjs shell'
const NONCE_PLACE = '__CSP_NONCE__'
const KEY_PLACE = '__REMOTES_KEY__'

/** What the operator says of their own pages and address; each is empty where ours stand. */
export interface OperatorLinks {
  readonly pricing: string
  readonly contact: string
  readonly terms: string
  readonly support: string
}

export interface ShellPlace {
  readonly shellFolder: string
  readonly remotesFile: string
  /**
   * The public keys under one of which the list of remotes must be signed (SPKI, base64): two while one takes the place
   * of another; without any the shell loads none.
   */
  readonly remotesKeys: readonly string[]
  readonly operator: OperatorLinks
  /** Whether pages begin a trace of each call. */
  readonly traces: boolean
}

/** Sends the shell's page in the visitor's language with a nonce of its own for styles, and the policy that names it. */
export async function sendPage(
  reply: FastifyReply,
  { shellFolder, remotesFile, remotesKeys, operator, traces }: ShellPlace,
): Promise<FastifyReply> {
  const read = (file: string) => readFile(join(shellFolder, file), 'utf8').catch(() => null)
  const page = (await read(`index.${pageLanguage(reply.request)}.html`)) ?? (await read('index.html'))
  if (page === null) return reply.code(503).type('text/plain').send(NOT_BUILT)
  const nonce = randomBytes(16).toString('base64')
  const origins = await remoteOrigins(remotesFile)
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(nonce, origins))
    .header('cross-origin-opener-policy', 'same-origin')
    .type('text/html')
    .send(
      filled(page, {
        [NONCE_PLACE]: nonce,
        [KEY_PLACE]: remotesKeys.join(' '),
        __PRICING__: operator.pricing,
        __CONTACT__: operator.contact,
        __TERMS__: operator.terms,
        __SUPPORT__: operator.support,
        __TRACES__: traces ? 'on' : 'off',
      }),
    )
}

/** What the address asks for, else what the page keeps in its cookie, else what the browser asks for. */
function pageLanguage(request: Pick<FastifyRequest, 'url' | 'headers'>): string {
  const asked = /[?&]language=([\w-]+)/.exec(request.url)?.[1] ?? ''
  const kept = /(?:^|;\s*)soundleaf-language=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  return [asked, kept, preferredLanguage(request)].map(languageOf).find((one) => one !== undefined) ?? 'en'
}

/** Sends our page of contact, as `guide/sv/contact.html`, with the operator's address or what to do where there is none. */
export async function sendContactPage(
  reply: FastifyReply,
  file: string,
  { shellFolder, operator: { support } }: ShellPlace,
): Promise<FastifyReply> {
  const page = await readFile(join(shellFolder, file), 'utf8').catch(() => null)
  if (page === null) return reply.code(503).type('text/plain').send(NOT_BUILT)
  const [shown, other] = support === '' ? ['without', 'with'] : ['with', 'without']
  const text = page
    .replace(new RegExp(`<p data-address="${other}">.*?</p>`, 's'), '')
    .replace(` data-address="${shown}"`, '')
  return reply
    .header('cache-control', 'no-cache')
    .header('content-security-policy', GUIDE_POLICY)
    .type('text/html')
    .send(filled(text, { __SUPPORT__: support }))
}

/** The page with a value in each place, as text of an attribute or of an element. */
function filled(page: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (text, [place, value]) => text.replaceAll(place, () => escaped(value)),
    page,
  )
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`)

/**
 * No inline script, no eval; code and calls only from here and from the remotes' origins. A remote's worker begins from
 * its own code as a blob, since a browser starts none from another origin; it works under this policy as well.
 */
export function contentSecurityPolicy(nonce: string, remoteOrigins: readonly string[]): string {
  const withRemotes = ["'self'", ...remoteOrigins].join(' ')
  return [
    "default-src 'none'",
    `script-src ${withRemotes}`,
    `connect-src ${withRemotes}`,
    "worker-src 'self' blob:",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
