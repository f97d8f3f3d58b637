import { Type, type Static } from '@sinclair/typebox'
import { LoginRequest } from './account'
import { MadePasskey, Passkey, PasskeyCreation, PasskeyQuestion } from './passkey'
import { Guid, OneTimeCode, UtcDate } from './primitives'

/** The password alone begins it; where there is a second factor already, a code of the one that is replaced as well. */
export const BeginSecondFactorRequest = Type.Pick(LoginRequest, ['username', 'password', 'code'])

/** Holds for nothing until a code of it is given. */
export const BeginSecondFactorAnswer = Type.Object({
  /** For the authenticator app, in base32. */
  secret: Type.String(),
  /** The same as an `otpauth:` address, which a QR code carries. */
  address: Type.String(),
  /** Each stands in for a code of the app, once. They are shown here and never again. */
  recoveryCodes: Type.Array(Type.String()),
})
export type BeginSecondFactorAnswer = Static<typeof BeginSecondFactorAnswer>

export const ConfirmSecondFactorRequest = Type.Object({ code: OneTimeCode })

export const RemoveSecondFactorRequest = Type.Object({
  password: Type.String({ minLength: 1, maxLength: 200 }),
  code: OneTimeCode,
})

/** What the profile shows of the caller's second factor. */
export const SecondFactorState = Type.Object({
  /** Null where there is none. */
  sinceUtc: Type.Union([UtcDate, Type.Null()]),
  /** The team's operator asks for one. */
  isRequired: Type.Boolean(),
  recoveryCodesLeft: Type.Integer({ minimum: 0 }),
  /** The oldest first. */
  passkeys: Type.Array(Passkey),
})
export type SecondFactorState = Static<typeof SecondFactorState>

/** A login shows this much before it is told which passkeys there are. */
export const AskPasskeyRequest = Type.Pick(LoginRequest, ['username', 'password'])
export const AskPasskeyAnswer = Type.Object({
  /** Null where the account has none. */
  question: Type.Union([PasskeyQuestion, Type.Null()]),
})

/** Taking one away asks for what adding one does (ASVS 7.5.1). */
export const RemovePasskeyRequest = Type.Object({ id: Guid, ...RemoveSecondFactorRequest.properties })

export const BeginPasskeyRequest = RemoveSecondFactorRequest
export const BeginPasskeyAnswer = Type.Object({ creation: PasskeyCreation })
export const ConfirmPasskeyRequest = Type.Object({
  /** As its person calls it. */
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  passkey: MadePasskey,
})
