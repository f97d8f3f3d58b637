import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { CONTRACT_VERSION } from '@soundleaf/contracts'
import type { FastifyInstance } from 'fastify'

/** The API's description, made from the contract's schemas: `/api/openapi.json`, and as a page `/api/docs`. */
export async function addApiDescription(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Soundleaf', version: CONTRACT_VERSION },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
