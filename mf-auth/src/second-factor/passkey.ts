import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { MadePasskey, PasskeyCreation, PasskeyQuestion, UsedPasskey } from '@soundleaf/contracts'

export const knowsPasskeys = (): boolean => browserSupportsWebAuthn()

/** Lets the browser make a passkey. `known` when it has one of the account already, null when nothing came of it. */
export async function makePasskey(creation: PasskeyCreation): Promise<MadePasskey | 'known' | null> {
  try {
    return await startRegistration({ optionsJSON: creation })
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return isKnown ? 'known' : null
  }
}

/** Lets the browser answer with one of the passkeys; null when nothing came of it, as when the person gave up. */
export const signByPasskey = (question: PasskeyQuestion): Promise<UsedPasskey | null> =>
  startAuthentication({ optionsJSON: question }).catch(() => null)
