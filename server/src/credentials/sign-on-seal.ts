import type { BegunSignOn } from '../domain/session/single-sign-on'
import { jwtSigner } from './jwt-signer'
import type { SigningKeys } from './session-key'

/** For how long somebody may be at their identity provider. */
export const SIGN_ON_S = 600

export interface SignOnSeal {
  seal(checks: BegunSignOn['checks'], now: Date): Promise<string>
  /** Null for what is not ours, or too old. */
  open(sealed: string, now: Date): Promise<BegunSignOn['checks'] | null>
}

/** What a browser keeps while its person is at the identity provider: signed, so that nobody makes it up. */
export function signOnSeal(keys: SigningKeys): SignOnSeal {
  const signer = jwtSigner(keys, { audience: 'soundleaf-sign-on', lifetime_s: SIGN_ON_S })
  return {
    seal: ({ teamId, state, nonce, verifier }, now) => signer.sign(teamId, { state, nonce, verifier }, now),
    async open(sealed, now) {
      const verified = await signer.verify(sealed, now)
      if (verified === null) return null
      const { state, nonce, verifier } = verified.claims
      const areTexts = [state, nonce, verifier].every((claim) => typeof claim === 'string')
      return areTexts
        ? { teamId: verified.subject, state: String(state), nonce: String(nonce), verifier: String(verifier) }
        : null
    },
  }
}
