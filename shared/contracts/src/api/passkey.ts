import { Type, type Static } from '@sinclair/typebox'
import { Guid, oneOf, UtcDate } from './primitives'

/** The forms of WebAuthn Level 3, section 5.1.8 and 5.5, as JSON: bytes are base64url. */
const Bytes = (most: number) => Type.String({ minLength: 1, maxLength: most, pattern: '^[A-Za-z0-9_-]+$' })
/** How a browser reaches it, as `internal` or `usb`: for the browser to read. */
const Transports = Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })
const Verification = oneOf(['discouraged', 'preferred', 'required'])

const Descriptor = Type.Object({
  id: Type.String(),
  type: Type.Literal('public-key'),
  transports: Type.Optional(Transports),
})

/** What a browser needs to make a passkey. */
export const PasskeyCreation = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.Literal('public-key') })),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(Descriptor),
  authenticatorSelection: Type.Object({
    residentKey: oneOf(['discouraged', 'preferred', 'required']),
    requireResidentKey: Type.Boolean(),
    userVerification: Verification,
  }),
  attestation: Type.Literal('none'),
})
export type PasskeyCreation = Static<typeof PasskeyCreation>

/** What a browser needs to use one. */
export const PasskeyQuestion = Type.Object({
  rpId: Type.String(),
  challenge: Type.String(),
  timeout: Type.Integer(),
  allowCredentials: Type.Array(Descriptor),
  userVerification: Verification,
})
export type PasskeyQuestion = Static<typeof PasskeyQuestion>

const credential = {
  id: Bytes(1400),
  rawId: Bytes(1400),
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
}

/** A passkey that a browser has made. */
export const MadePasskey = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes(4000),
    attestationObject: Bytes(20_000),
    transports: Type.Optional(Transports),
  }),
})
export type MadePasskey = Static<typeof MadePasskey>

/** What a browser has signed with one. */
export const UsedPasskey = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes(4000),
    authenticatorData: Bytes(4000),
    signature: Bytes(4000),
    userHandle: Type.Optional(Bytes(200)),
  }),
})
export type UsedPasskey = Static<typeof UsedPasskey>

/** A passkey as the profile shows it. */
export const Passkey = Type.Object({
  id: Guid,
  /** As its person called it. */
  name: Type.String(),
  addedUtc: UtcDate,
  /** Null until a login. */
  usedUtc: Type.Union([UtcDate, Type.Null()]),
})
export type Passkey = Static<typeof Passkey>
