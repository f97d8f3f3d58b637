import type { ErrorCode } from './error-codes'

type Nothing = Readonly<Record<never, never>>

/** The finer reasons of a failed call, each with what its sentence says. */
export interface FailureReasons {
  readonly AccountNotUpdated: Nothing
  readonly EmailInvalid: Nothing
  readonly EmailsDiffer: Nothing
  readonly PasswordsDiffer: Nothing
  readonly PasswordIncorrect: Nothing
  /** Among the commonest, or easy to guess for whoever knows the address. */
  readonly PasswordGuessable: Nothing
  readonly PasswordUnchanged: Nothing
  readonly ResetLinkInvalid: Nothing
  /** The password is right, and the account's second factor is asked for. */
  readonly SecondFactorNeeded: Nothing
  /** The password is right; the team asks for a second factor, which has to be set up first. */
  readonly SecondFactorMissing: Nothing
  readonly SecondFactorWrong: Nothing
  /** Passwords log in nobody of the team, or of this domain: they do so at their identity provider alone. */
  readonly SingleSignOnRequired: Nothing
  /** No team logs in with addresses of this domain. */
  readonly SingleSignOnUnknown: Nothing
  /** What the browser came back with is not what the identity provider was asked for, or is too old. */
  readonly SingleSignOnFailed: Nothing
  /** The provider names no address of the person that it has verified. */
  readonly SingleSignOnUnverified: Nothing
  /** The provider knows the person, who has no account in the team. */
  readonly SingleSignOnForeign: Nothing
  readonly IdentityProviderAway: Nothing
  /** A code for what the page shows no more. */
  readonly SecondFactorNotBegun: Nothing
  /** What was signed is not by a passkey of the account, or not what was asked for. */
  readonly PasskeyWrong: Nothing
  /** A passkey that cannot be added: somebody has it, or it was made for something else, or too late. */
  readonly PasskeyRefused: Nothing
  /** The team asks for one, so that it cannot be taken away. */
  readonly SecondFactorRequired: Nothing
  readonly ProjectNameMissing: Nothing
  readonly ProjectNameHasControlCharacter: Nothing
  readonly ProjectNameTooLong: { readonly max: number }
  readonly FlankingUnsupported: Nothing
  /** A number of the rooms; `unit` is the one of SI that it is in, empty where it has none. */
  readonly NumberOutsideRange: {
    readonly name: string
    readonly found: number
    readonly least: number
    readonly most: number
    readonly unit: string
  }
  /** Doors, windows and slits leave nothing of the element that they are in. */
  readonly OpeningsTooLarge: { readonly open_m2: number; readonly element_m2: number }
  /** ISO 12354-3 has no such façade with a line of sight so high. */
  readonly ShapeWithoutSight: { readonly sight_m: number }
  readonly TooManyAttempts: { readonly retryAfter_s: number }
  readonly TooManyCalls: { readonly retryAfter_s: number }
  readonly QuotaExhausted: { readonly quota: number; readonly retryAfter_s?: number }
  readonly CalculationTimedOut: { readonly limit_s: number }
  /** The server runs, and its database does not answer. */
  readonly DatabaseAway: { readonly retryAfter_s: number }
  /** Of one account; what is saved already stays, and can be changed. */
  readonly TooManyProjects: { readonly max: number }
  /** The projects of one account fill its share. */
  readonly ShareFull: { readonly max_MB: number }
  /** Measured curves of one account. */
  readonly TooManyCurves: { readonly max: number }
  /** Of one's own or the team's. */
  readonly TooManyProducts: { readonly max: number }
  /** Another product of the same keeper has manufacturer, type and name. */
  readonly ProductNameTaken: { readonly name: string }
  readonly RequirementsChanged: Nothing
  readonly ProductChanged: { readonly version: number }
  /** Whoever is in no team has no team's products. */
  readonly NoTeam: Nothing
  /** A value of a product that cannot be, in words. */
  readonly ProductFaulty: { readonly fault: string }
  /** The first fault of a file. */
  readonly CatalogueFaulty: { readonly line: number; readonly fault: string }
  /** Nothing in it is a project of the open format. */
  readonly ProjectFileForeign: Nothing
  readonly ProjectFileNotJson: { readonly line: number; readonly column: number }
  /** Of a later version of the format than the server reads. */
  readonly ProjectFileNewer: { readonly version: number; readonly newest: number }
  readonly ProjectFileTooLarge: { readonly max_MB: number }
  readonly ZipFaulty: Nothing
  /** What is packed in it is more than is read at once. */
  readonly ZipTooLarge: { readonly max_MB: number; readonly files: number }
  /** Unknown, taken back, run out, or of a project that is there no more: who has it learns no more. */
  readonly LinkGone: Nothing
  readonly LinkPasswordNeeded: Nothing
  readonly LinkPasswordWrong: Nothing
  /** Of one account, those that have run out left out. */
  readonly TooManyLinks: { readonly max: number }
  /** Of one account, those that have run out left out. */
  readonly TooManyKeys: { readonly max: number }
  /** A key of a person's programs that is unknown, revoked, run out, or of an account that is closed. */
  readonly ApiKeyInvalid: Nothing
  /** Keys are for other calls, or this one for others. */
  readonly ApiKeyScope: { readonly scope: string }
  /** Of one account, those that are over left out. */
  readonly TooManyBatches: { readonly max: number }
  readonly BatchTooLarge: { readonly max: number; readonly count: number }
  /** The processes that calculated this construction ended over it. */
  readonly CalculationCrashed: Nothing
  /** No address of the web that strangers can reach. */
  readonly WebhookAddressRefused: Nothing
  /** Of one account. */
  readonly TooManyWebhooks: { readonly max: number }
  readonly EmbedTokenInvalid: Nothing
  readonly PartnerKeyInvalid: Nothing
  readonly PartnerKeyInBrowser: Nothing
  readonly OriginNotRegistered: { readonly origin: string; readonly partner: string }
  /** Also where a call says that it has JSON, and has nothing. */
  readonly BodyNotJson: Nothing
  readonly IdNotGuid: Nothing
  readonly FieldMissing: { readonly name: string }
  readonly FieldNotListed: { readonly name: string; readonly found: string; readonly allowed: string }
  readonly FieldInvalid: { readonly name: string; readonly found: string; readonly rule: string }
  readonly NumberTooLarge: Nothing
  /** Half a surrogate pair or U+0000 in the field, or in a name of what it holds. */
  readonly TextUnstorable: { readonly name: string }
  readonly NestedTooDeep: { readonly max: number }
  readonly TooManyValues: { readonly max: number }
}
export type FailureReason = keyof FailureReasons

/** The code that stands for each reason, and says it to whoever knows the codes alone. */
export const FAILURE_REASONS = {
  AccountNotUpdated: 'InternalError',
  EmailInvalid: 'ValidationFailed',
  EmailsDiffer: 'ValidationFailed',
  PasswordsDiffer: 'ValidationFailed',
  PasswordIncorrect: 'ValidationFailed',
  PasswordGuessable: 'ValidationFailed',
  PasswordUnchanged: 'ValidationFailed',
  ResetLinkInvalid: 'ValidationFailed',
  SecondFactorNeeded: 'InvalidCredentials',
  SecondFactorMissing: 'InvalidCredentials',
  SecondFactorWrong: 'InvalidCredentials',
  SingleSignOnRequired: 'InvalidCredentials',
  SingleSignOnUnknown: 'ValidationFailed',
  SingleSignOnFailed: 'InvalidCredentials',
  SingleSignOnUnverified: 'InvalidCredentials',
  SingleSignOnForeign: 'InvalidCredentials',
  IdentityProviderAway: 'Busy',
  SecondFactorNotBegun: 'ValidationFailed',
  PasskeyWrong: 'InvalidCredentials',
  PasskeyRefused: 'ValidationFailed',
  SecondFactorRequired: 'ValidationFailed',
  ProjectNameMissing: 'ValidationFailed',
  ProjectNameHasControlCharacter: 'ValidationFailed',
  ProjectNameTooLong: 'ValidationFailed',
  FlankingUnsupported: 'ValidationFailed',
  NumberOutsideRange: 'ValidationFailed',
  OpeningsTooLarge: 'ValidationFailed',
  ShapeWithoutSight: 'ValidationFailed',
  TooManyAttempts: 'TooManyRequests',
  TooManyCalls: 'TooManyRequests',
  QuotaExhausted: 'TooManyRequests',
  CalculationTimedOut: 'Busy',
  DatabaseAway: 'Busy',
  TooManyProjects: 'StorageFull',
  ShareFull: 'StorageFull',
  TooManyCurves: 'StorageFull',
  TooManyProducts: 'StorageFull',
  ProductNameTaken: 'ValidationFailed',
  RequirementsChanged: 'StaleRevision',
  ProductChanged: 'StaleRevision',
  NoTeam: 'ValidationFailed',
  ProductFaulty: 'ValidationFailed',
  CatalogueFaulty: 'ValidationFailed',
  ProjectFileForeign: 'ValidationFailed',
  ProjectFileNotJson: 'ValidationFailed',
  ProjectFileNewer: 'ValidationFailed',
  ProjectFileTooLarge: 'PayloadTooLarge',
  ZipFaulty: 'ValidationFailed',
  ZipTooLarge: 'PayloadTooLarge',
  LinkGone: 'NotFound',
  LinkPasswordNeeded: 'InvalidCredentials',
  LinkPasswordWrong: 'InvalidCredentials',
  TooManyLinks: 'StorageFull',
  TooManyKeys: 'StorageFull',
  ApiKeyInvalid: 'TokenInvalid',
  ApiKeyScope: 'LicenceInsufficient',
  TooManyBatches: 'TooManyRequests',
  BatchTooLarge: 'ValidationFailed',
  CalculationCrashed: 'InternalError',
  WebhookAddressRefused: 'ValidationFailed',
  TooManyWebhooks: 'StorageFull',
  EmbedTokenInvalid: 'TokenInvalid',
  PartnerKeyInvalid: 'TokenInvalid',
  PartnerKeyInBrowser: 'OriginRefused',
  OriginNotRegistered: 'OriginRefused',
  BodyNotJson: 'ValidationFailed',
  IdNotGuid: 'ValidationFailed',
  FieldMissing: 'ValidationFailed',
  FieldNotListed: 'ValidationFailed',
  FieldInvalid: 'ValidationFailed',
  NumberTooLarge: 'ValidationFailed',
  TextUnstorable: 'ValidationFailed',
  NestedTooDeep: 'ValidationFailed',
  TooManyValues: 'ValidationFailed',
} as const satisfies Readonly<Record<FailureReason, ErrorCode>>
