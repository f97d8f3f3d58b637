import { Empty } from './primitives'
import {
  AskPasskeyAnswer,
  AskPasskeyRequest,
  BeginPasskeyAnswer,
  BeginPasskeyRequest,
  BeginSecondFactorAnswer,
  BeginSecondFactorRequest,
  ConfirmPasskeyRequest,
  ConfirmSecondFactorRequest,
  RemovePasskeyRequest,
  RemoveSecondFactorRequest,
  SecondFactorState,
} from './second-factor'

/** The calls about the codes of an authenticator app that a login asks for beside the password. */
export const SECOND_FACTOR_CALLS = {
  getSecondFactor: {
    method: 'GET',
    path: '/account/secondfactor',
    authenticated: true,
    answer: SecondFactorState,
  },
  /** Without a session: who must have a second factor before the first login begins it there. */
  beginSecondFactor: {
    method: 'POST',
    path: '/account/secondfactor/begin',
    authenticated: false,
    body: BeginSecondFactorRequest,
    answer: BeginSecondFactorAnswer,
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/account/secondfactor/confirm',
    authenticated: true,
    body: ConfirmSecondFactorRequest,
    answer: Empty,
  },
  removeSecondFactor: {
    method: 'POST',
    path: '/account/secondfactor/remove',
    authenticated: true,
    body: RemoveSecondFactorRequest,
    answer: Empty,
  },
  /** Without a session: it is asked between the password of a login and its second factor. */
  askPasskey: {
    method: 'POST',
    path: '/account/secondfactor/passkeys/ask',
    authenticated: false,
    body: AskPasskeyRequest,
    answer: AskPasskeyAnswer,
  },
  beginPasskey: {
    method: 'POST',
    path: '/account/secondfactor/passkeys/begin',
    authenticated: true,
    body: BeginPasskeyRequest,
    answer: BeginPasskeyAnswer,
  },
  confirmPasskey: {
    method: 'POST',
    path: '/account/secondfactor/passkeys/confirm',
    authenticated: true,
    body: ConfirmPasskeyRequest,
    answer: Empty,
  },
  removePasskey: {
    method: 'POST',
    path: '/account/secondfactor/passkeys/remove',
    authenticated: true,
    body: RemovePasskeyRequest,
    answer: Empty,
  },
} as const
