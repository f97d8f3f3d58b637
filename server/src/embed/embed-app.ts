import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { isGuid } from '@soundleaf/contracts'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { EmbedParts } from '../domain/embed/calculate-embedded'
import { logAnswers } from '../logging'
import { REQUEST_LIMITS } from '../request-limits'
import { addAnswerHeaders } from '../routes/answer-headers'
import { addBodyLimits } from '../routes/body-limits'
import { addErrorAnswers, answerError } from '../routes/error-answers'
import { failureOf } from '../routes/failure-answer'
import { addEmbedCalls } from './embed-calls'

export interface EmbedAppParts extends EmbedParts {
  /** The built script of the results for other people's pages. */
  readonly embedFolder: string
  readonly logger: FastifyServerOptions['logger']
}

const SCRIPT = 'soundleaf-results.js'

/**
 * What is served on the origin for partners: their script, the page for their frames and their two calls. Nothing of
 * the product is here, so nothing of a person's session can be reached from it (T11).
 */
export function buildEmbedApp(parts: EmbedAppParts): FastifyInstance {
  const app = Fastify({
    logger: parts.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    ...REQUEST_LIMITS,
    frameworkErrors: answerError,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, verbose: true } },
  })
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  app.removeContentTypeParser('text/plain')
  addAnswerHeaders(app)
  logAnswers(app)
  addErrorAnswers(app)
  addBodyLimits(app)
  addEmbedCalls(app, parts)

  // The script, and what names its version and its hash, by which a partner pins it.
  for (const [file, type] of Object.entries({
    [SCRIPT]: 'text/javascript',
    'embed.json': 'application/json',
  })) {
    app.get(`/${file}`, (_, reply) => {
      const path = join(parts.embedFolder, file)
      if (!existsSync(path)) return reply.code(404).type('text/plain').send('Not found.')
      return reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-cache')
        .type(type)
        .send(createReadStream(path))
    })
  }
  app.get('/frame.js', (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript')
      .send(`import { startFrame } from './${SCRIPT}'\nstartFrame()\n`),
  )
  app.get<{ Querystring: { partner?: string } }>('/frame', async ({ query }, reply) => {
    const partner = isGuid(query.partner ?? '') ? await parts.partners.find(query.partner ?? '') : null
    if (partner === null || !partner.isEnabled) {
      const { status, body } = failureOf({ code: 'NotFound' })
      return reply.code(status).send(body)
    }
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', framePolicy(nonce, partner.origins))
      .type('text/html')
      .send(framePage(nonce, partner.origins))
  })
  return app
}

/** The one page that may be framed, and by that partner's pages alone (SEC-05). */
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

/** Origins are checked when a partner is registered; none holds a quote. */
const framePage = (nonce: string, origins: readonly string[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="csp-nonce" nonce="${nonce}" />
    <meta name="parent-origins" content="${origins.join(' ')}" />
    <title>Soundleaf results</title>
    <style nonce="${nonce}">body { margin: 0 }</style>
    <script type="module" src="/frame.js"></script>
  </head>
  <body></body>
</html>
`
