// `node run-identity-provider.mjs PORT CLIENT_ID CLIENT_SECRET CALLBACKS [claims-in-token]`: a real provider of OpenID Connect,
// which asks who somebody is and believes it, and sends back to any address that begins with CALLBACKS. `anna@firm.example` is the subject and the address of a person,
// `hr-7 anna@firm.example` the person `hr-7` with that address; one that begins with `unverified` is not verified.
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'

// Another site than `localhost`, on which the product is: what browsers keep from other sites they keep from it.
const HOST = '127.0.0.1'
const [port, clientId, clientSecret, callbacks, claims] = process.argv.slice(2)
const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })

/** By subject, of those who have another than it. */
const addresses = new Map()

const provider = new Provider(`http://${HOST}:${port}`, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [callbacks],
      id_token_signed_response_alg: 'ES256',
    },
  ],
  jwks: { keys: [{ ...key, use: 'sig', alg: 'ES256', kid: 'test' }] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  conformIdTokenClaims: claims !== 'claims-in-token',
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  cookies: { keys: ['a key of the test'] },
  ttl: { AccessToken: 600, AuthorizationCode: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  findAccount: (_, subject) => ({
    accountId: subject,
    claims() {
      const email = addresses.get(subject) ?? subject
      return { sub: subject, email, email_verified: !email.startsWith('unverified') }
    },
  }),
  // Nobody is asked what the product may know.
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client.clientId,
      accountId: oidc.session.accountId,
    })
    grant.addOIDCScope('openid email')
    await grant.save()
    return grant
  },
})
// In place of a client for each team of the tests.
provider.Client.prototype.redirectUriAllowed = (address) => address.startsWith(callbacks)
const answer = provider.callback()

const PAGE = `<!doctype html><html lang="en"><title>Provider</title><form method="post">
<label>Work address <input name="who"></label>
<button>Confirm</button> <button name="refuses" value="yes">Refuse</button></form></html>`

async function handle(request, response) {
  if (!request.url.startsWith('/interaction/')) return answer(request, response)
  if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(PAGE)
  let body = ''
  for await (const part of request) body += part
  const said = new URLSearchParams(body)
  const [subject, address = subject] = said.get('who')?.split(' ') ?? []
  addresses.set(subject, address)
  await provider.interactionFinished(
    request,
    response,
    said.has('refuses') ? { error: 'access_denied' } : { login: { accountId: subject } },
  )
}

createServer((request, response) => void handle(request, response)).listen(port, HOST, () =>
  process.stdout.write('ready\n'),
)
