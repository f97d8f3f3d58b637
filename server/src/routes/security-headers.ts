import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { DAY_MS, SECOND_MS } from '../domain/clock'

/** Of answers, scripts and styles, should somebody open one as a page. */
const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"
const HTTPS_FOR_S = (365 * DAY_MS) / SECOND_MS

interface HeaderOptions {
  readonly publicOrigin: string
  readonly allowsFrames: boolean
  readonly hstsSubdomains: boolean
}

/**
 * The headers that protect every answer, and `no-store` where nothing else is said. Where browsers reach the origin by
 * https they shall never come otherwise; of hosts below it the operator decides. With `allowsFrames` pages may stand in frames
 * of other sites; each such page names those sites in its own policy. What is no page may be nothing in a browser.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicOrigin, allowsFrames, hstsSubdomains }: HeaderOptions,
): Promise<void> {
  await app.register(helmet, {
    // Each page has a policy of its own (`shell-page/page.ts`, `embed-app.ts`); the others get theirs below.
    contentSecurityPolicy: false,
    strictTransportSecurity: publicOrigin.startsWith('https:') && {
      maxAge: HTTPS_FOR_S,
      includeSubDomains: hstsSubdomains,
    },
    // Browsers log a warning for it on every page that came over plain http.
    originAgentCluster: false,
    xFrameOptions: allowsFrames ? false : { action: 'deny' },
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NO_PAGE_POLICY)
    done(null, payload)
  })
}
