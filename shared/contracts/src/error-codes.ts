/** The closed list of codes with which a call can fail, each with its HTTP status. Their texts are those of @soundleaf/messages. */
export const ERROR_CODES = {
  ValidationFailed: { status: 400 },
  InvalidCredentials: { status: 401 },
  TokenInvalid: { status: 401 },
  SessionReused: { status: 401 },
  FreeTrialExpired: { status: 402 },
  LicenceInsufficient: { status: 403 },
  OriginRefused: { status: 403 },
  NotFound: { status: 404 },
  MethodNotAllowed: { status: 405 },
  AlreadyLoggedIn: { status: 409 },
  InsufficientSlots: { status: 409 },
  StaleRevision: { status: 409 },
  ProjectDeleted: { status: 410 },
  PayloadTooLarge: { status: 413 },
  UnsupportedMediaType: { status: 415 },
  ConstructionInvalid: { status: 422 },
  TooManyRequests: { status: 429 },
  InternalError: { status: 500 },
  Busy: { status: 503 },
  StorageFull: { status: 507 },
} as const satisfies Record<string, { status: number }>

export type ErrorCode = keyof typeof ERROR_CODES

/** Failures that a client finds by itself, without an answer of the server. */
export const CLIENT_FAILURES = ['NetworkFailure', 'Aborted', 'BadAnswer', 'RefusedAddress'] as const
export type ClientFailure = (typeof CLIENT_FAILURES)[number]
