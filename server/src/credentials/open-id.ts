import * as client from 'openid-client'
import type { IdentityProvider, OpenId } from '../domain/session/single-sign-on'

/** How long a provider may take for one answer. */
const LIMIT_S = 10
const SCOPE = 'openid email'

/** OpenID Connect: the authorization code flow with PKCE, state and nonce. */
export const openId: OpenId = {
  async begin(provider, callback) {
    const config = await read(provider).catch(() => null)
    if (config === null) return null
    const [state, nonce] = [client.randomState(), client.randomNonce()]
    const verifier = client.randomPKCECodeVerifier()
    const address = client.buildAuthorizationUrl(config, {
      ...{ redirect_uri: callback, scope: SCOPE, state, nonce },
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    return { address: address.href, checks: { state, nonce, verifier } }
  },

  async finish(provider, answer, { state, nonce, verifier }) {
    try {
      const config = await read(provider)
      const tokens = await client.authorizationCodeGrant(config, answer, {
        ...{ pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce },
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) return null
      // Some providers tell the address here, others when asked with the token.
      const told =
        claims.email === undefined
          ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
          : claims
      return {
        subject: claims.sub,
        email: typeof told.email === 'string' ? told.email : null,
        isEmailVerified: told.email_verified === true,
      }
    } catch {
      return null
    }
  },
}

/** What the provider says of itself, which must name the same issuer. */
const read = ({ issuer, clientId, clientSecret }: IdentityProvider): Promise<client.Configuration> =>
  client.discovery(
    new URL(issuer),
    clientId,
    clientSecret ?? undefined,
    clientSecret === null ? client.None() : undefined,
    // Plain http is for a provider on this machine alone; the operator's command refuses any other.
    { timeout: LIMIT_S, execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [] },
  )
