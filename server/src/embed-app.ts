import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import { isGuid } from '@soundleaf/contracts'
import { LANGUAGES } from '@soundleaf/texts'
import type { FastifyInstance } from 'fastify'
import { refuse } from './domain/refusal'
import { createHttpServer, type HttpServerOptions } from './http-server'
import { measureRequests, type Metrics } from './metrics'
import { addEmbedRoutes, type EmbedRouteDependencies } from './routes/embed-routes'
import { sendDecision } from './routes/failure-response'

export interface EmbedAppDependencies
  extends EmbedRouteDependencies,
    Pick<HttpServerOptions, 'logger' | 'trustedProxy' | 'hstsSubdomains'> {
  /** The built script of the results for other people's pages. */
  readonly embedFolder: string
  /** Without it nothing is measured. */
  readonly metrics?: Metrics
}

const SCRIPT = 'soundleaf-results.js'
const FILES: readonly string[] = [
  ...[`/${SCRIPT}`, '/embed.json'],
  ...LANGUAGES.map((language) => `/texts/${language}.json`),
]

/**
 * What is served on the origin for partners: their script, the page for their frames and their calls. Nothing of
 * the product is here, so nothing of a person's session can be reached from it.
 */
export async function buildEmbedApp(deps: EmbedAppDependencies): Promise<FastifyInstance> {
  const app = await createHttpServer({
    ...deps,
    publicOrigin: deps.embedOrigin,
    allowsFrames: true,
  })
  if (deps.metrics !== undefined) measureRequests(app, deps.metrics)
  await addEmbedRoutes(app, deps)

  // The script, the file with its version and hash, by which a partner pins it, and the texts of other languages.
  await app.register(fastifyStatic, {
    root: deps.embedFolder,
    allowedPath: (path) => FILES.includes(path),
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply) {
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-cache')
    },
  })
  app.get('/frame.js', (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript')
      .send(`import { startFrame } from './${SCRIPT}'\nstartFrame()\n`),
  )
  app.get<{ Querystring: { partner?: string } }>('/frame', async ({ query }, reply) => {
    const partner = isGuid(query.partner ?? '') ? await deps.partners.find(query.partner ?? '') : null
    if (partner === null || !partner.isEnabled) return sendDecision(reply, refuse('NotFound'))
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', framePolicy(nonce, partner.origins))
      .type('text/html')
      .send(framePage(nonce, partner.origins))
  })
  return app
}

/** The one page that may be framed, and by that partner's pages alone. */
function framePolicy(nonce: string, origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.join(' ')}`,
  ].join('; ')
}

/** Origins are validated when a partner is registered, so none contains a quote. */
const framePage = (nonce: string, origins: readonly string[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="csp-nonce" nonce="${nonce}" />
    <meta name="parent-origins" content="${origins.join(' ')}" />
    <title>Soundleaf</title>
    <style nonce="${nonce}">body { margin: 0 }</style>
    <script type="module" src="/frame.js"></script>
  </head>
  <body></body>
</html>
`
