import { SIGN_ON_S, type SignOnSeal } from '../domain/session/identity-provider'
import { jwtSigner } from './jwt-signer'
import type { SigningKeys } from './session-key'

/** Signed, so that nobody makes it up. */
export function signOnSeal(keys: SigningKeys): SignOnSeal {
  const signer = jwtSigner(keys, { audience: 'soundleaf-sign-on', lifetime_s: SIGN_ON_S })
  return {
    seal: ({ teamId, ...checks }, now) => signer.sign(teamId, checks, now),

    async open(sealed, now) {
      const verified = await signer.verify(sealed, now)
      if (verified === null) return null
      const { state, nonce, verifier } = verified.claims
      if (typeof state !== 'string' || typeof nonce !== 'string' || typeof verifier !== 'string') return null
      return { teamId: verified.subject, state, nonce, verifier }
    },
  }
}
