import {
  CALLS,
  ERROR_CODES,
  type CallFailure,
  type CallName,
  type ClientFailure,
  type ErrorCode,
  type MessageParams,
} from '@soundleaf/contracts'
import { failureText, knownFailureText } from '@soundleaf/messages/failures'

const MESSAGE_LENGTH = 300
const REQUEST_ID = /^[\w.:-]{1,100}$/

/** What a status means when the answer has no code of the contract, as when it comes from a proxy. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'TokenInvalid',
  404: 'NotFound',
  413: 'PayloadTooLarge',
  429: 'TooManyRequests',
  503: 'Busy',
  507: 'StorageFull',
}

/** `GET /api/projects/{id}`: what a person may be shown of a call, without ids or a query. */
function callText(name: CallName): string {
  const { method, path } = CALLS[name]
  return `${method} ${path}`
}

/** A failure that the client has detected itself. */
export function clientFailure(
  name: CallName,
  code: ClientFailure,
  status: number | null = null,
): CallFailure {
  return { code, status, message: failureText({ code }), call: callText(name) }
}

/** A failure with the standard text and status of its code. */
export function standingFailure(name: CallName, code: ErrorCode): CallFailure {
  const { status } = ERROR_CODES[code]
  return { code, status, message: failureText({ code }), call: callText(name) }
}

/** Reads the answer of a failed call. Nothing of it is trusted: unknown codes and shapes become known ones. */
export function failureOfAnswer(
  name: CallName,
  status: number,
  answer: unknown,
  requestId?: unknown,
): CallFailure {
  const body = isRecord(answer) ? answer : {}
  const code = codeIn(body) ?? CODE_OF_STATUS[status] ?? (status >= 500 ? 'InternalError' : undefined)
  const known = typeof requestId === 'string' && REQUEST_ID.test(requestId) ? { requestId } : {}
  if (code === undefined) return { ...clientFailure(name, 'BadAnswer', status), ...known }
  const { field, componentIds, revision } = body
  const finer = {
    ...(typeof body.reason === 'string' ? { reason: body.reason, params: paramsIn(body) } : {}),
  }
  const sentence = typeof body.message === 'string' ? plainText(body.message) : failureText({ code })
  return {
    code,
    status,
    message: plainText(knownFailureText({ code, ...finer }) ?? sentence),
    call: callText(name),
    ...finer,
    ...(typeof field === 'string' ? { field: plainText(field) } : {}),
    ...(isTextList(componentIds) ? { componentIds } : {}),
    ...(Number.isInteger(revision) ? { revision: Number(revision) } : {}),
    ...known,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

function codeIn({ code }: Record<string, unknown>): ErrorCode | undefined {
  return typeof code === 'string' && Object.hasOwn(ERROR_CODES, code) ? (code as ErrorCode) : undefined
}

function paramsIn({ params }: Record<string, unknown>): MessageParams {
  const given = isRecord(params) ? Object.entries(params) : []
  return Object.fromEntries(
    given.filter(
      (entry): entry is [string, string | number | null] =>
        entry[1] === null || typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
}

/** Without control characters and at most 300 characters long. */
function plainText(text: string): string {
  return [...text.replace(/\p{Cc}+/gu, ' ')].slice(0, MESSAGE_LENGTH).join('').trim()
}
