import { Secret, TOTP } from 'otpauth'
import type { OneTimeCodes } from '../domain/account/one-time-codes'

/** As authenticator apps have it; many know nothing else. */
const FORM = { issuer: 'Soundleaf', algorithm: 'SHA1', digits: 6, period: 30 } as const
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** A clock may be wrong by so many intervals. */
const NEIGHBOURS = 1

const totpOf = (secret: string, label = '') => new TOTP({ ...FORM, label, secret: Secret.fromBase32(secret) })

export const totp: OneTimeCodes = {
  newSecret: (bytes = SECRET_BYTES) => new Secret({ size: bytes }).base32,
  addressOf: (secret, email) => totpOf(secret, email).toString(),
  stepOf(secret, code, now) {
    const timestamp = now.getTime()
    const made = totpOf(secret)
    const distance = made.validate({ token: code, timestamp, window: NEIGHBOURS })
    return distance === null ? null : made.counter({ timestamp }) + distance
  },
}
