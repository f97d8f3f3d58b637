import { Type, type Static } from '@sinclair/typebox'
import { LoginAnswer } from './account'
import { Email, Guid } from './primitives'

/** Path and query with which an identity provider sends the person back, and the tab that they come back to. */
export const FinishSingleSignOnRequest = Type.Object({
  answer: Type.String({ minLength: 1, maxLength: 4000 }),
  id: Type.Optional(Guid),
})
export type FinishSingleSignOnRequest = Static<typeof FinishSingleSignOnRequest>

/** The calls with which the members of a team log in at the team's own identity provider, by OpenID Connect. */
export const SINGLE_SIGN_ON_CALLS = {
  /** Where the browser has to go. What it comes back with holds in this browser alone, for ten minutes. */
  beginSingleSignOn: {
    method: 'POST',
    path: '/api/authorize/sso/begin',
    authenticated: false,
    body: Type.Object({ email: Email }),
    answer: Type.Object({ address: Type.String() }),
  },
  finishSingleSignOn: {
    method: 'POST',
    path: '/api/authorize/sso/finish',
    authenticated: false,
    body: FinishSingleSignOnRequest,
    answer: LoginAnswer,
  },
} as const
