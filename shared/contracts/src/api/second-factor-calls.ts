import { Empty } from './primitives'
import {
  BeginSecondFactorAnswer,
  BeginSecondFactorRequest,
  ConfirmSecondFactorRequest,
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
} as const
