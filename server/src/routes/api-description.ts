import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { CONTRACT_VERSION, WebhookMessage } from '@soundleaf/contracts'
import type { FastifyInstance } from 'fastify'
import { addExamples, EXAMPLE_MESSAGE, type DescribedApi } from './api-examples'

const ABOUT = `What pages and programs ask the server. Lengths are in mm, areas in m², densities in kg/m³, levels in dB.

**Who asks**: a call carries \`Authorization: Bearer …\`. For a person it is the token of a login, for a program of theirs an API key, which the profile page makes for up to a year. Which calls a key may make stands at each of them, with the scope that the key needs.

**Refused** calls answer with a code, a finer reason with its parameters, the field where there is one, and a sentence in English: \`default\` at each call. 429 and 503 say in \`Retry-After\` when to come again.

**Examples** stand at each call. Bodies of \`calculate\`, \`rate\`, \`sweep\` and the like can be sent as they are.

**Projects as files**: \`exportProjects\` and \`importProjects\` speak the open format \`project.soundleaf.json\`, whose JSON Schema is published.

**Webhooks**: the server tells an address of yours when a project was saved. They are made on the profile page, and signed by [Standard Webhooks](https://www.standardwebhooks.com).`

const LOGIN = 'The token of a login, good for ten minutes: POST /api/authorize/login'
const KEY = 'An API key of the profile page, slk_…, with the scope that is named at the call'

/** The API's description, made from the contract's schemas and samples: `/api/openapi.json`, and as a page `/api/docs`. */
export async function addApiDescription(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Soundleaf', version: CONTRACT_VERSION, description: ABOUT },
      components: {
        securitySchemes: {
          login: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: LOGIN },
          key: { type: 'http', scheme: 'bearer', description: KEY },
        },
      },
    },
    transformObject(document) {
      if ('swaggerObject' in document) return document.swaggerObject
      // The library's type has every version of OpenAPI and every kind of reference; the routes of this server make one.
      const described = document.openapiObject as unknown as DescribedApi
      addExamples(described)
      described.webhooks = { 'project.saved': { post: SAVED_MESSAGE } }
      return document.openapiObject
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}

const headerOf = (name: string, description: string) => ({
  ...{ name, description, required: true, in: 'header' },
  schema: { type: 'string' as const },
})

/** What the server sends to a receiver; described as OpenAPI 3.1 has it. */
const SAVED_MESSAGE = {
  operationId: 'projectSaved',
  tags: ['webhooks'],
  description:
    'A project was saved. What is answered with 2xx within ten seconds has arrived; all else is tried again for a day, so that a message may come twice, under the same id.',
  parameters: [
    headerOf('webhook-id', 'The same at each try'),
    headerOf('webhook-timestamp', 'When it was sent, in seconds since 1970'),
    headerOf(
      'webhook-signature',
      '"v1," and the HMAC-SHA256, in base64, of id, timestamp and body with dots between, by the secret of the webhook',
    ),
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: WebhookMessage, example: EXAMPLE_MESSAGE } },
  },
  responses: { '2XX': { description: 'It has arrived' } },
}
