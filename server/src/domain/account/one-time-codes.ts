/** The codes of RFC 6238 that authenticator apps make: six digits of every 30 s. */
export interface OneTimeCodes {
  /** A new secret of so many bytes, in base32; where none is said as many as codes are made of. */
  newSecret(bytes?: number): string
  /** The secret as an `otpauth:` address, which names the product and whose it is. */
  addressOf(secret: string, email: string): string
  /** The count of the interval whose code it is, of this one or its neighbours; null for any other code. */
  stepOf(secret: string, code: string, now: Date): number | null
}
