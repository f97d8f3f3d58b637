import { Type, type Static } from '@sinclair/typebox'
import { LANGUAGES, LICENCES, STANDARDS, UNIT_SYSTEMS } from '../enumerations'
import { UsedPasskey } from './passkey'
import { Email, Guid, oneOf, OneTimeCode, UtcDate } from './primitives'

export const LoginRequest = Type.Object({
  username: Email,
  password: Type.String({ minLength: 1, maxLength: 200 }),
  /** Of the second factor, where the account has one: without it the refusal asks for it. */
  code: Type.Optional(OneTimeCode),
  /** In place of the code, what one of the account's passkeys has signed. */
  passkey: Type.Optional(UsedPasskey),
  /** The tab's session id. */
  id: Type.Optional(Guid),
  /** `body` for clients that cannot keep a cookie. */
  refreshTransport: Type.Optional(oneOf(['cookie', 'body'])),
})
export type LoginRequest = Static<typeof LoginRequest>

export const LoginAnswer = Type.Object({
  id: Guid,
  accessToken: Type.String(),
  /** Empty unless the body form was asked for. */
  refreshToken: Type.String(),
  /** Seconds until the access token ends; the client schedules by it, never by its clock. */
  expiresIn: Type.Integer({ minimum: 1 }),
})
export type LoginAnswer = Static<typeof LoginAnswer>

/** The body form carries all three; the cookie form carries the id alone. */
export const RefreshRequest = Type.Object({
  id: Guid,
  accessToken: Type.Optional(Type.String()),
  refreshToken: Type.Optional(Type.String()),
})
export const RefreshAnswer = Type.Omit(LoginAnswer, ['id'])
export type RefreshAnswer = Static<typeof RefreshAnswer>

export const Account = Type.Object({
  email: Email,
  license: oneOf(LICENCES),
  /** End of the trial, null for a paid licence. */
  trialExpiry: Type.Union([UtcDate, Type.Null()]),
  /** When the trial ends, in words by the server's clock, null for a paid licence. */
  trialExpiryText: Type.Union([Type.String(), Type.Null()]),
  evaluationStandard: oneOf(STANDARDS),
  /** In which the product speaks to the person; null where the browser decides, and left out by a server before 1.4. */
  language: Type.Optional(Type.Union([oneOf(LANGUAGES), Type.Null()])),
  /** In use while results are by ASTM; null where none are chosen, which are metric ones, and left out before 1.4. */
  units: Type.Optional(Type.Union([oneOf(UNIT_SYSTEMS), Type.Null()])),
})
export type Account = Static<typeof Account>

const Password = Type.String({ minLength: 10, maxLength: 200 })

export const SignupRequest = Type.Object({
  email: Email,
  confirmEmail: Email,
  password: Password,
  confirmPassword: Password,
})
export const ForgottenPasswordRequest = Type.Union([Email, Type.Object({ email: Email })])
export const ChangeForgottenPasswordRequest = Type.Object({
  email: Email,
  password: Password,
  token: Type.String({ minLength: 1, maxLength: 200 }),
})
export const UpdatePasswordRequest = Type.Object({
  password: Type.String({ minLength: 1, maxLength: 200 }),
  newPassword: Password,
})
/** The query of `PUT /account/updateaccountdetails`, spelled as the specification spells it. */
export const UpdateAccountDetailsQuery = {
  EvaluationStandard: oneOf(STANDARDS),
  /** Both are left as they are where they are not given. */
  Language: Type.Optional(oneOf(LANGUAGES)),
  Units: Type.Optional(oneOf(UNIT_SYSTEMS)),
}

/** How many of the team's licence slots are taken at this moment. */
export const ConnectedUsersAnswer = Type.Object({ connectedUsers: Type.Integer({ minimum: 0 }) })
export type ConnectedUsersAnswer = Static<typeof ConnectedUsersAnswer>
