import { Value } from '@sinclair/typebox/value'
import { Email } from '@soundleaf/contracts'
import { LRUCache } from 'lru-cache'
import * as client from 'openid-client'
import { HOUR_MS } from '../domain/clock'
import { accept, refuse } from '../domain/refusal'
import type { IdentityProvider, OpenId } from '../domain/session/identity-provider'

/** How long a provider may take for one answer. */
const LIMIT_S = 10
const SCOPE = 'openid email'
/** For how long it is believed what a provider says of itself; more of them than that are asked again. */
const KNOWN_MS = HOUR_MS
const MOST_KNOWN = 1000
/** What it says of itself, its keys and its people are some kilobytes. */
const LONGEST_ANSWER_BYTES = 1_000_000
/** OpenID Connect Core, section 2: at most 255 characters of ASCII. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/

/** What failed at a provider, for whoever looks after the server. */
export interface OpenIdFailure {
  readonly issuer: string
  readonly step: 'begin' | 'finish'
  readonly reason: string
}

/** OpenID Connect: the authorization code flow with PKCE, state and nonce. */
export function openId(report: (failure: OpenIdFailure) => void): OpenId {
  const known = new LRUCache<string, client.Configuration>({ max: MOST_KNOWN, ttl: KNOWN_MS })

  async function configurationOf(provider: IdentityProvider): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = provider
    const key = JSON.stringify([issuer, clientId, clientSecret])
    const configuration = known.get(key) ?? (await discover(provider))
    known.set(key, configuration)
    return configuration
  }

  return {
    async begin(provider, callback, email) {
      const { teamId, issuer } = provider
      try {
        const configuration = await configurationOf(provider)
        const [state, nonce] = [client.randomState(), client.randomNonce()]
        const verifier = client.randomPKCECodeVerifier()
        const address = client.buildAuthorizationUrl(configuration, {
          ...{ redirect_uri: callback, scope: SCOPE, state, nonce, login_hint: email },
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
        return accept({ address: address.href, checks: { teamId, state, nonce, verifier } })
      } catch (error) {
        report({ issuer, step: 'begin', reason: reasonOf(error) })
        return refuse('IdentityProviderAway')
      }
    },

    async finish(provider, answer, { state, nonce, verifier }) {
      try {
        const configuration = await configurationOf(provider)
        const tokens = await client.authorizationCodeGrant(configuration, answer, {
          ...{ pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce },
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (claims === undefined) throw new Error('no ID token')
        // Some providers tell the address here, others when asked with the token.
        const told =
          claims.email === undefined
            ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : claims
        // Some write it as a text.
        const isVerified = told.email_verified === true || told.email_verified === 'true'
        if (!SUBJECT.test(claims.sub)) throw new Error('a subject that is none')
        return accept({ subject: claims.sub, email: isVerified && isAddress(told.email) ? told.email : null })
      } catch (error) {
        report({ issuer: provider.issuer, step: 'finish', reason: reasonOf(error) })
        return refuse(isAway(error) ? 'IdentityProviderAway' : 'SingleSignOnFailed')
      }
    },
  }
}

/** Nothing else becomes an account: what a call could not store, a provider cannot either. */
const isAddress = (claim: unknown): claim is string => Value.Check(Email, claim) && !/\p{C}/u.test(claim)

/** What the provider says of itself, which must name the same issuer. */
export const discover = ({
  issuer,
  clientId,
  clientSecret,
}: Pick<IdentityProvider, 'issuer' | 'clientId' | 'clientSecret'>): Promise<client.Configuration> =>
  client.discovery(
    new URL(issuer),
    clientId,
    clientSecret ?? undefined,
    clientSecret === null ? client.None() : bySecret(clientSecret),
    // Plain http is for a provider on this machine alone; the operator's command refuses any other.
    {
      timeout: LIMIT_S,
      execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
      [client.customFetch]: fetchBounded,
    },
  )

/** An answer that is too long fails, before it fills the memory. */
const fetchBounded: client.CustomFetch = async (url, options) => {
  const response = await fetch(url, options)
  let bytes = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes <= LONGEST_ANSWER_BYTES) controller.enqueue(chunk)
      else controller.error(new Error('an answer that is too long'))
    },
  })
  return new Response(response.body?.pipeThrough(bounded) ?? null, response)
}

/** As the provider takes it: in the body, or else in a header, which RFC 6749 has every provider take. */
function bySecret(secret: string): client.ClientAuth {
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)]
  return (server, ...request) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true
    return (takesBody ? post : basic)(server, ...request)
  }
}

/** In the provider's or the library's word for it, as `invalid_client`; with no word of the answer itself. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (isAway(error)) return 'no answer'
  if ('error' in error && typeof error.error === 'string') return error.error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** The provider did not answer, or not in time. */
function isAway(error: unknown): boolean {
  const isTimeout = error instanceof Error && 'code' in error && error.code === 'OAUTH_TIMEOUT'
  return isTimeout || (error instanceof TypeError && error.message === 'fetch failed')
}
