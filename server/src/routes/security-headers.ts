import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { DAY_MS, SECOND_MS } from '../domain/clock'

const HTTPS_FOR_S = (365 * DAY_MS) / SECOND_MS

/**
 * The headers that protect every answer, and `no-store` where nothing else is said. Where browsers reach the origin by
 * https they shall never come otherwise; of other hosts of its domain nothing is said. With `allowsFrames` pages may stand
 * in frames of other sites; each such page names those sites in its own policy.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicOrigin, allowsFrames }: { readonly publicOrigin: string; readonly allowsFrames: boolean },
): Promise<void> {
  await app.register(helmet, {
    // Each page has a policy of its own (`shell-page/page.ts`, `embed-app.ts`); other answers are not pages.
    contentSecurityPolicy: false,
    strictTransportSecurity: publicOrigin.startsWith('https:') && {
      maxAge: HTTPS_FOR_S,
      includeSubDomains: false,
    },
    // Browsers log a warning for it on every page that came over plain http.
    originAgentCluster: false,
    xFrameOptions: allowsFrames ? false : { action: 'deny' },
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
