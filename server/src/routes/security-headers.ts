import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * The headers that protect every answer, and `no-store` where nothing else is said. With `allowsFrames` pages may stand
 * in frames of other sites; each such page names those sites in its own policy.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { allowsFrames = false }: { readonly allowsFrames?: boolean } = {},
): Promise<void> {
  await app.register(helmet, {
    // Each page has a policy of its own (`shell-page/page.ts`, `embed-app.ts`); other answers are not pages.
    contentSecurityPolicy: false,
    // The proxy that ends TLS decides for how long browsers insist on https.
    strictTransportSecurity: false,
    // Browsers log a warning for it on every page that came over plain http.
    originAgentCluster: false,
    xFrameOptions: allowsFrames ? false : { action: 'deny' },
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
