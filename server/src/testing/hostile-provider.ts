import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostileProvider {
  readonly issuer: string
  /** Method and path of all that it was asked. */
  readonly asked: string[]
  readonly stop: () => void
}

/** What calls itself a provider of OpenID Connect, and means harm: it says of itself what the test wants. */
export async function startHostileProvider(
  describe: (issuer: string, response: ServerResponse) => void,
): Promise<HostileProvider> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`)
    response.setHeader('content-type', 'application/json')
    if (request.url === '/.well-known/openid-configuration') describe(issuer, response)
    else response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    asked,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** As a provider describes itself; without a word of its name in its answers, as many have it. */
export const description = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
})
