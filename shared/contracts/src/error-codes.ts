/**
 * The closed list of codes with which a call can fail, each with its HTTP status and its standing text.
 * Texts are spelled as specification section 8 spells them, where it gives one.
 */
export const ERROR_CODES = {
  ValidationFailed: { status: 400, text: 'The request is not valid.' },
  InvalidCredentials: {
    status: 401,
    text: 'Your login credentials were not recognized. Please check your email and password, and try again.',
  },
  TokenInvalid: { status: 401, text: 'The session has expired.' },
  SessionReused: { status: 401, text: 'The session was ended because its token was used twice.' },
  FreeTrialExpired: {
    status: 402,
    text: 'Your free trial has expired, please contact us if you are interested in a subscription plan.',
  },
  LicenceInsufficient: { status: 403, text: 'Your licence does not include this.' },
  OriginRefused: { status: 403, text: 'This origin may not call here.' },
  NotFound: { status: 404, text: 'Not found.' },
  MethodNotAllowed: { status: 405, text: 'This method is not allowed here.' },
  AlreadyLoggedIn: {
    status: 409,
    text: 'Your account is logged in on another device, please log out from that device or try again in 5 minutes.',
  },
  InsufficientSlots: {
    status: 409,
    text: 'All license slots are currently occupied. Please try again later when a slot becomes available.',
  },
  StaleRevision: { status: 409, text: 'The project was changed elsewhere.' },
  ProjectDeleted: { status: 410, text: 'The project was deleted.' },
  PayloadTooLarge: { status: 413, text: 'The request is too large.' },
  UnsupportedMediaType: { status: 415, text: 'The request must be JSON.' },
  ConstructionInvalid: { status: 422, text: 'The construction breaks a rule.' },
  TooManyRequests: { status: 429, text: 'Too many requests. Please wait and try again.' },
  InternalError: { status: 500, text: 'An unexpected error occurred.' },
  Busy: { status: 503, text: 'The server is busy. Please try again in a moment.' },
  StorageFull: { status: 507, text: 'The server cannot store more.' },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof ERROR_CODES

/** Failures that a client finds by itself, without an answer of the server. */
export const CLIENT_FAILURES = ['NetworkFailure', 'Aborted', 'BadAnswer', 'RefusedAddress'] as const
export type ClientFailure = (typeof CLIENT_FAILURES)[number]
