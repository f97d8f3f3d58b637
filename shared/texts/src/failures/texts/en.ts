import type { ClientFailure, ErrorCode } from '@soundleaf/contracts'

/** What is said of a failed call; where the specification has a text for it (section 8), in its words. */
export default {
  ValidationFailed: 'The request is not valid.',
  InvalidCredentials:
    'Your login credentials were not recognized. Please check your email and password, and try again.',
  TokenInvalid: 'The session has expired.',
  SessionReused: 'The session was ended because its token was used twice.',
  FreeTrialExpired:
    'Your free trial has expired, please contact us if you are interested in a subscription plan.',
  LicenceInsufficient: 'Your licence does not include this.',
  OriginRefused: 'This origin may not call here.',
  NotFound: 'Not found.',
  MethodNotAllowed: 'This method is not allowed here.',
  AlreadyLoggedIn:
    'Your account is logged in on another device, please log out from that device or try again in 5 minutes.',
  InsufficientSlots:
    'All license slots are currently occupied. Please try again later when a slot becomes available.',
  StaleRevision: 'The project was changed elsewhere.',
  ProjectDeleted: 'The project was deleted.',
  PayloadTooLarge: 'The request is too large.',
  UnsupportedMediaType: 'The request must be JSON.',
  ConstructionInvalid: 'The construction breaks a rule.',
  TooManyRequests: 'Too many requests. Please wait and try again.',
  InternalError: 'An unexpected error occurred.',
  Busy: 'The server is busy. Please try again in a moment.',
  StorageFull: 'The server cannot store more.',
  NetworkFailure: 'The server could not be reached.',
  Aborted: 'The call was cancelled.',
  BadAnswer: 'The server gave an answer that could not be read.',
  RefusedAddress: 'The call was refused because a part of its address is not valid.',
} as const satisfies Record<ErrorCode | ClientFailure, string>
