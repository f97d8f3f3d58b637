import { ruleText } from '@soundleaf/construction'
import type { ErrorCode } from '@soundleaf/contracts'
import type { RefusalParams, SpecificCode } from '../domain/refusal'

interface FailureText<Code extends SpecificCode> {
  /** The code of the contract that stands for it on the wire. */
  readonly code: ErrorCode
  readonly text: (params: RefusalParams[Code]) => string
}

const invalid = (text: string) => ({ code: 'ValidationFailed', text: () => text }) as const

/** The English texts of failures that are more specific than a code of the contract. */
export const FAILURE_TEXTS: { readonly [Code in SpecificCode]: FailureText<Code> } = {
  EmailInvalid: invalid('This field must be a valid email address'),
  EmailsDiffer: invalid('The emails must match'),
  PasswordsDiffer: invalid('The passwords must match'),
  PasswordIncorrect: invalid('The current password is not correct.'),
  ResetLinkInvalid: invalid('The link is not valid any more. Ask for a new one.'),

  ProjectNameMissing: invalid('The project name is required.'),
  ProjectNameHasControlCharacter: invalid('The project name holds a control character.'),
  ProjectNameTooLong: {
    code: 'ValidationFailed',
    text: ({ max }) => `The project name is longer than ${max} characters.`,
  },
  PropertyUnreadable: { code: 'ValidationFailed', text: ({ fault }) => ruleText(fault) },
  RuleBroken: { code: 'ConstructionInvalid', text: ({ rule }) => ruleText(rule) },

  FlankingUnsupported: invalid('Flanking junctions are for single massive element structures.'),
  CalculationTimedOut: {
    code: 'Busy',
    text: ({ limit_s }) => `The calculation was stopped after ${limit_s} s. Please try again in a moment.`,
  },

  TooManyAttempts: {
    code: 'TooManyRequests',
    text: ({ retryAfter_s }) => `Too many attempts. Please wait ${retryAfter_s} s and try again.`,
  },
  TooManyCalls: {
    code: 'TooManyRequests',
    text: ({ retryAfter_s }) => `Too many requests. Please wait ${retryAfter_s} s and try again.`,
  },

  QuotaExhausted: {
    code: 'TooManyRequests',
    text: ({ quota }) => `The quota of ${quota} calculations a day is used up.`,
  },
  EmbedTokenInvalid: { code: 'TokenInvalid', text: () => 'The embed token is not valid.' },
  PartnerKeyInvalid: { code: 'TokenInvalid', text: () => 'The key is not valid.' },
  PartnerKeyInBrowser: {
    code: 'OriginRefused',
    text: () => 'A key is for servers: ask for the token from yours.',
  },
  OriginNotRegistered: {
    code: 'OriginRefused',
    text: ({ origin, partner }) => `${origin} is not registered for ${partner}.`,
  },

  IdNotGuid: invalid('The id is not a GUID.'),
  FieldMissing: { code: 'ValidationFailed', text: ({ name }) => `${name} is missing.` },
  FieldNotListed: {
    code: 'ValidationFailed',
    text: ({ name, found, allowed }) =>
      `${name || 'The request'} is ${found}, which is not one of ${allowed}.`,
  },
  FieldInvalid: {
    code: 'ValidationFailed',
    text: ({ name, found, rule }) => `${name || 'The request'} is ${found} and must ${rule}.`,
  },
  NumberTooLarge: invalid('The request holds a number beyond 1e308.'),
  NestedTooDeep: {
    code: 'ValidationFailed',
    text: ({ max }) => `The request is nested deeper than ${max} levels.`,
  },
  TooManyValues: {
    code: 'ValidationFailed',
    text: ({ max }) => `The request holds more than ${max} values.`,
  },
}
