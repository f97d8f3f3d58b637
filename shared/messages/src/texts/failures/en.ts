import type { ClientFailure, ErrorCode, FailureReason } from '@soundleaf/contracts'

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

  // Finer reasons.
  AccountNotUpdated: 'Failed to update account details',
  EmailInvalid: 'This field must be a valid email address',
  EmailsDiffer: 'The emails must match',
  PasswordsDiffer: 'The passwords must match',
  PasswordIncorrect: 'The current password is not correct.',
  PasswordGuessable:
    'This password is easy to guess. Choose a longer one, or several words that do not belong together.',
  PasswordUnchanged: 'This is the password that you have. Choose another one.',
  ResetLinkInvalid: 'The link is not valid any more. Ask for a new one.',
  SecondFactorNeeded: 'Enter the code of your authenticator app.',
  SecondFactorMissing: 'Your team asks for a second factor. Set it up to log in.',
  SecondFactorWrong: 'This code is not valid, or was used already. Enter the next one that the app shows.',
  SingleSignOnRequired: 'Your organisation logs in by single sign-on, not with a password.',
  SingleSignOnUnknown: 'No team logs in by single sign-on with this address. Check it, or use your password.',
  SingleSignOnFailed: 'Your organisation did not confirm who you are. Please log in again.',
  SingleSignOnUnverified:
    'Your organisation did not name an address of yours that it has verified. Ask whoever looks after its accounts.',
  SingleSignOnForeign:
    'Your organisation knows you, but no account of its team is yours. Ask whoever looks after your team.',
  IdentityProviderAway:
    'The login page of your organisation cannot be reached at the moment. Please try again.',
  SecondFactorNotBegun: 'The codes shown are not valid any more. Begin again.',
  PasskeyWrong: 'This passkey was not accepted. Try it again, or enter a code.',
  PasskeyRefused: 'This passkey could not be added. Begin again, or use another one.',
  SecondFactorRequired: 'Your team asks for a second factor. You can set up another one in its place.',
  ProjectNameMissing: 'The project name is required.',
  ProjectNameHasControlCharacter: 'The project name holds a control character.',
  ProjectNameTooLong: 'The project name is longer than {max} characters.',
  RequirementsChanged: 'Your requirements were changed elsewhere. Open them again to see what they are now.',
  FlankingUnsupported: 'Flanking junctions are for single massive element structures.',
  NumberOutsideRange: '{name} is {found} and must be {least} to {most}.',
  OpeningsTooLarge:
    'Openings of {open_m2} leave nothing of the element of {element_m2}. Make them smaller, or take one out.',
  ShapeWithoutSight:
    'The standard has no façade of this shape with a line of sight at {sight_m}. Choose another shape or height.',
  TooManyAttempts: 'Too many attempts. Please wait {retryAfter_s} s and try again.',
  TooManyCalls: 'Too many requests. Please wait {retryAfter_s} s and try again.',
  QuotaExhausted: 'The quota of {quota} calculations a day is used up.',
  CalculationTimedOut: 'The calculation was stopped after {limit_s} s. Please try again in a moment.',
  DatabaseAway: 'The server cannot reach its database at the moment. Please try again in {retryAfter_s} s.',
  TooManyProjects:
    'You have {max, plural, other {# projects}}, as many as an account may have. Delete one that you do not need, and try again.',
  ShareFull:
    'Your projects fill {max_MB} MB, as much as an account may have. Delete one that you do not need, and try again.',
  TooManyCurves:
    'You keep {max, plural, other {# measured curves}}, as many as an account may have. Delete one that you do not need, and try again.',
  TooManyProducts:
    'There are {max, plural, other {# products}} already, as many as may be kept. Delete some that nobody needs, and save again.',
  ProductNameTaken:
    'There is a product “{name}” of this manufacturer and type already. Change that one, or give this one another name.',
  ProductChanged:
    'The product was changed meanwhile; its version {version} is the latest. Open it again and repeat your change.',
  NoTeam: 'You are in no team. Keep the product as your own.',
  ProductFaulty: '{fault}',
  CatalogueFaulty: 'Line {line}: {fault}',
  ProjectFileForeign: 'This is no Soundleaf project. Choose a .soundleaf.json file, or a ZIP of such files.',
  ProjectFileNotJson: 'This is no JSON: line {line}, column {column} cannot be read.',
  ProjectFileNewer:
    'The file is of version {version} of the format, and versions up to {newest} are read here. Export it again from an older Soundleaf, or ask for an update of this one.',
  ProjectFileTooLarge: 'The file is larger than {max_MB} MB.',
  ZipFaulty: 'The ZIP file is damaged. Export or pack it again.',
  ZipTooLarge:
    'A ZIP may hold {files, plural, other {# projects}} of {max_MB} MB together. Divide it into several.',
  LinkGone: 'This link does not work any more, or never did. Ask whoever sent it to you for another one.',
  LinkPasswordNeeded: 'This link asks for the password that came with it.',
  LinkPasswordWrong: 'This is not the password of the link.',
  TooManyLinks:
    'You have {max, plural, other {# links}}, as many as an account may have. Take back one that nobody needs, and try again.',
  TooManyKeys:
    'You have {max, plural, other {# keys}}, as many as an account may have. Revoke one that nothing uses, and try again.',
  ApiKeyInvalid: 'This key does not work: it is unknown, was revoked, or has run out.',
  ApiKeyScope: 'This key is not for this call, which needs a login or the scope {scope}.',
  TooManyBatches:
    '{max, plural, other {# batches}} of yours are not finished, as many as an account may have. Wait for one, or cancel it.',
  BatchTooLarge: 'A batch has at most {max, plural, other {# constructions}}, and this one has {count}.',
  CalculationCrashed: 'The calculation of this construction failed, and it was left out.',
  WebhookAddressRefused:
    'Messages go to an address of the internet that begins with https:// and has no user name in it.',
  TooManyWebhooks:
    'You have {max, plural, other {# webhooks}}, as many as an account may have. Remove one that nobody needs, and try again.',
  EmbedTokenInvalid: 'The embed token is not valid.',
  PartnerKeyInvalid: 'The key is not valid.',
  PartnerKeyInBrowser: 'A key is for servers: ask for the token from yours.',
  OriginNotRegistered: '{origin} is not registered for {partner}.',
  BodyNotJson: 'The body is not JSON. Where there is none, leave out Content-Type: application/json.',
  IdNotGuid: 'The id is not a GUID.',
  FieldMissing: '{name} is missing.',
  FieldNotListed: '{name} is {found}, which is not one of {allowed}.',
  FieldInvalid: '{name} is {found} and must {rule}.',
  NumberTooLarge: 'The request holds a number beyond 1e308.',
  TextUnstorable:
    '{name} holds half a character or U+0000, which cannot be stored. Type the text again without it.',
  NestedTooDeep: 'The request is nested deeper than {max} levels.',
  TooManyValues: 'The request holds more than {max} values.',

  // Where a field has no name.
  request: 'The request',
} as const satisfies Record<ErrorCode | ClientFailure | FailureReason | 'request', string>
