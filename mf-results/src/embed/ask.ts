import {
  ERROR_CODES,
  isCalculationAnswer,
  type CalculateRequest,
  type CalculationAnswer,
  type CallFailure,
  type ErrorCode,
  type FieldValues,
  type Outcome,
} from '@soundleaf/contracts'
import { t } from '../texts'
import type { EmbedProps } from './embed-props'

const CALL = 'POST /api/embed/calculate'

/** Texts of the server are shown as text, and not without end. */
const LONGEST_TEXT = 300

/** No requirement is chosen, so there are laboratory values alone. */
const NO_ROOM: FieldValues = {
  airborneId: 0,
  airborneValue: 0,
  impactId: 0,
  impactValue: 0,
  separatingArea: 10,
  volume: 35,
  flankingType: 0,
}

/**
 * Calculates with a token of the page. A token that has ended is replaced once. No cookie is sent and nothing is kept.
 */
export async function ask(
  { construction, fieldValues, getToken, api = '' }: EmbedProps,
  signal: AbortSignal,
): Promise<Outcome<CalculationAnswer>> {
  if (construction === null) throw new Error('There is nothing to calculate.')
  const body: CalculateRequest = { fieldValues: { ...NO_ROOM, ...fieldValues }, structures: [construction] }
  const asked = async () => {
    const token = await tokenOf(getToken)
    return token === null ? ({ ok: false, failure: noToken() } as const) : send(body, api, token, signal)
  }
  const first = await asked()
  const isOver = !first.ok && first.failure.code === 'TokenInvalid' && first.failure.status !== null
  return isOver ? asked() : first
}

/** Null where the page gives none, or fails to fetch one: that is no fault of the server. */
async function tokenOf(getToken: EmbedProps['getToken']): Promise<string | null> {
  try {
    const token: unknown = await getToken()
    return typeof token === 'string' && token !== '' ? token : null
  } catch {
    return null
  }
}

async function send(
  body: CalculateRequest,
  api: string,
  token: string,
  signal: AbortSignal,
): Promise<Outcome<CalculationAnswer>> {
  const answer = await fetch(`${api}/api/embed/calculate`, {
    method: 'POST',
    // eslint-disable-next-line no-restricted-syntax -- A header of HTTP, which no person reads.
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal,
  })
  const content: unknown = await answer.json()
  if (!answer.ok) return { ok: false, failure: readFailure(content, answer.status) }
  return isCalculationAnswer(content)
    ? { ok: true, value: content }
    : { ok: false, failure: badAnswer(answer.status) }
}

function readFailure(content: unknown, status: number): CallFailure {
  if (typeof content !== 'object' || content === null) return badAnswer(status)
  const code: unknown = 'code' in content ? content.code : null
  const message: unknown = 'message' in content ? content.message : null
  return isErrorCode(code) && typeof message === 'string'
    ? { code, status, call: CALL, message: message.slice(0, LONGEST_TEXT) }
    : badAnswer(status)
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_CODES, code)
}

function badAnswer(status: number): CallFailure {
  return { code: 'BadAnswer', status, call: CALL, message: t('embed.badAnswer') }
}

function noToken(): CallFailure {
  return { code: 'TokenInvalid', status: null, call: CALL, message: t('embed.noToken') }
}

export function networkFailure(): CallFailure {
  return { code: 'NetworkFailure', status: null, call: CALL, message: t('embed.noNetwork') }
}
