import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Passkey, WebAuthn } from '../domain/account/passkey'
import { MINUTE_MS } from '../domain/clock'

const NAME = 'Soundleaf'
/** For how long the browser asks. */
const TIMEOUT_MS = 3 * MINUTE_MS
/** The password was asked for before: touching a key without a PIN is enough. */
const USER_VERIFICATION = 'preferred'
/** EdDSA, ECDSA with P-256, RSA: what authenticators have. */
const ALGORITHMS = [-8, -7, -257]

/** Passkeys of the host by which people reach the product. */
export function webAuthn(publicOrigin: string): WebAuthn {
  const { hostname: rpId, origin: expectedOrigin } = new URL(publicOrigin)
  const expected = { expectedOrigin, expectedRPID: rpId, requireUserVerification: false }
  return {
    async creation({ id, email }, known) {
      const made = await generateRegistrationOptions({
        rpID: rpId,
        rpName: NAME,
        userID: new Uint8Array(Buffer.from(id)),
        userName: email,
        supportedAlgorithmIDs: ALGORITHMS,
      })
      const { user, challenge, pubKeyCredParams } = made
      return {
        rp: { id: rpId, name: NAME },
        ...{ user, challenge, pubKeyCredParams, timeout: TIMEOUT_MS },
        excludeCredentials: known.map(descriptorOf),
        authenticatorSelection: {
          residentKey: 'discouraged',
          requireResidentKey: false,
          userVerification: USER_VERIFICATION,
        },
        attestation: 'none',
      }
    },

    async question(known) {
      const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
      return {
        ...{ rpId, challenge, timeout: TIMEOUT_MS },
        allowCredentials: known.map(descriptorOf),
        userVerification: USER_VERIFICATION,
      }
    },

    async readMade(response, expectedChallenge) {
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...{ response, expectedChallenge, ...expected },
          supportedAlgorithmIDs: ALGORITHMS,
        })
        if (!verified) return null
        const { id: credentialId, publicKey, counter } = registrationInfo.credential
        return {
          ...{ credentialId, counter, publicKey: Buffer.from(publicKey).toString('base64url') },
          transports: response.response.transports ?? [],
        }
      } catch {
        return null
      }
    },

    async readUsed(response, expectedChallenge, { credentialId: id, publicKey, counter }) {
      try {
        const credential = { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter }
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...{ response, expectedChallenge, credential, ...expected },
        })
        return verified ? authenticationInfo.newCounter : null
      } catch {
        return null
      }
    },
  }
}

const descriptorOf = ({ credentialId: id, transports }: Passkey) => ({
  ...{ id, type: 'public-key' as const },
  ...(transports.length > 0 && { transports: [...transports] }),
})
