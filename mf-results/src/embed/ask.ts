import {
  ERROR_CODES,
  isCalculationAnswer,
  STRUCTURE_TYPES,
  type CalculateRequest,
  type CalculationAnswer,
  type CallFailure,
  type ErrorCode,
  type FieldValues,
  type Outcome,
  type RoomsAnswer,
  type RoomsRequest,
  type RoomsSetting,
  type Structure,
  type StructureType,
} from '@soundleaf/contracts'
import { t } from '../texts'
import type { EmbedProps } from './embed-props'

type Call = 'calculate' | 'rooms' | 'link'

/** Texts of the server are shown as text, and not without end. */
const LONGEST_TEXT = 300

/** No requirement is chosen, so there are laboratory values alone. */
export const NO_ROOM: FieldValues = {
  airborneId: 0,
  airborneValue: 0,
  impactId: 0,
  impactValue: 0,
  separatingArea: 10,
  volume: 35,
  flankingType: 0,
}

/** What is shown: a calculation, and of what kind of construction it is. */
export interface Shown {
  readonly type: StructureType
  readonly answer: CalculationAnswer
}

/** Asks for what the page wants to be shown: a construction of its own, or what a read-only link shows. */
export async function askFor(props: EmbedProps, signal: AbortSignal): Promise<Outcome<Shown>> {
  if (props.link !== undefined) return askForLinked(props.link, props, signal)
  const { construction } = props
  if (construction === null) throw new Error('There is nothing to calculate.')
  const answer = await ask(props, signal)
  return answer.ok ? { ok: true, value: { type: construction.type, answer: answer.value } } : answer
}

async function askForLinked(
  link: string,
  { linkPassword, api = '' }: EmbedProps,
  signal: AbortSignal,
): Promise<Outcome<Shown>> {
  const token = link.split('#')[1] ?? ''
  const body = { token, ...(linkPassword !== undefined && { password: linkPassword }) }
  const outcome = await post('link', body, api, null, signal)
  if (!outcome.ok) return outcome
  const { calculation, structures } = (outcome.value ?? {}) as {
    readonly calculation?: unknown
    readonly structures?: readonly { readonly type?: unknown }[]
  }
  const type = STRUCTURE_TYPES.find((known) => known === structures?.[0]?.type)
  if (calculation === null)
    return {
      ok: false,
      failure: {
        code: 'LicenceInsufficient',
        status: null,
        call: callOf('link'),
        message: t('embed.noResults'),
      },
    }
  return type !== undefined && isCalculationAnswer(calculation)
    ? { ok: true, value: { type, answer: calculation } }
    : { ok: false, failure: badAnswer('link', null) }
}

/** What the page says of a calculation, and how it is reached. */
type Asked = Pick<EmbedProps, 'construction' | 'getToken' | 'api'>

/** Calculates with a token of the page. */
export function ask(
  { fieldValues, ...asked }: Asked & Pick<EmbedProps, 'fieldValues'>,
  signal: AbortSignal,
): Promise<Outcome<CalculationAnswer>> {
  const body = (construction: Structure): CalculateRequest => ({
    fieldValues: { ...NO_ROOM, ...fieldValues },
    structures: [construction],
  })
  return askWithToken('calculate', body, asked, isCalculationAnswer, signal)
}

/** What passes between two rooms with the construction between them. */
export function askForRooms(
  rooms: RoomsSetting,
  asked: Asked,
  signal: AbortSignal,
): Promise<Outcome<RoomsAnswer>> {
  const { outside: _, ...between } = rooms
  const body = (construction: Structure): RoomsRequest => ({ ...between, structures: [construction] })
  return askWithToken('rooms', body, asked, isRoomsAnswer, signal)
}

/** A token that has ended is replaced once. No cookie is sent and nothing is kept. */
async function askWithToken<Answer>(
  call: Call,
  bodyOf: (construction: Structure) => object,
  { construction, getToken, api = '' }: Asked,
  isAnswer: (answer: unknown) => answer is Answer,
  signal: AbortSignal,
): Promise<Outcome<Answer>> {
  if (construction === null) throw new Error('There is nothing to calculate.')
  const body = bodyOf(construction)
  const asked = async (): Promise<Outcome<Answer>> => {
    const token = await tokenOf(getToken)
    if (token === null) return { ok: false, failure: noToken() }
    const outcome = await post(call, body, api, token, signal)
    if (!outcome.ok) return outcome
    return isAnswer(outcome.value)
      ? { ok: true, value: outcome.value }
      : { ok: false, failure: badAnswer(call, 200) }
  }
  const first = await asked()
  const isOver = !first.ok && first.failure.code === 'TokenInvalid' && first.failure.status !== null
  return isOver ? asked() : first
}

const isRoomsAnswer = (answer: unknown): answer is RoomsAnswer =>
  typeof answer === 'object' && answer !== null && 'airborne' in answer && Array.isArray(answer.airborne)

/** Null where the page gives none, or fails to fetch one: that is no fault of the server. */
async function tokenOf(getToken: EmbedProps['getToken']): Promise<string | null> {
  try {
    const token: unknown = await getToken()
    return typeof token === 'string' && token !== '' ? token : null
  } catch {
    return null
  }
}

/** What support is told of a call: its method and path. */
const callOf = (call: Call): string => ['POST', `/api/embed/${call}`].join(' ')

async function post(
  call: Call,
  body: object,
  api: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Outcome<unknown>> {
  const answer = await fetch(`${api}/api/embed/${call}`, {
    method: 'POST',
    headers: {
      // eslint-disable-next-line no-restricted-syntax -- A header of HTTP, which no person reads.
      ...(token !== null && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal,
  })
  const content: unknown = await answer.json()
  return answer.ok
    ? { ok: true, value: content }
    : { ok: false, failure: readFailure(call, content, answer.status) }
}

function readFailure(call: Call, content: unknown, status: number): CallFailure {
  if (typeof content !== 'object' || content === null) return badAnswer(call, status)
  const code: unknown = 'code' in content ? content.code : null
  const message: unknown = 'message' in content ? content.message : null
  return isErrorCode(code) && typeof message === 'string'
    ? { code, status, call: callOf(call), message: message.slice(0, LONGEST_TEXT) }
    : badAnswer(call, status)
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_CODES, code)
}

function badAnswer(call: Call, status: number | null): CallFailure {
  return { code: 'BadAnswer', status, call: callOf(call), message: t('embed.badAnswer') }
}

function noToken(): CallFailure {
  return { code: 'TokenInvalid', status: null, call: callOf('calculate'), message: t('embed.noToken') }
}

export function networkFailure(): CallFailure {
  return { code: 'NetworkFailure', status: null, call: callOf('calculate'), message: t('embed.noNetwork') }
}
