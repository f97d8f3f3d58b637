import { Value } from '@sinclair/typebox/value'
import { CALLS } from '@soundleaf/contracts'
import type { CallAnswer, CallFailure, CallName, CallRequest, Outcome } from '@soundleaf/contracts'
import { languageInUse } from '@soundleaf/texts'
import axios, { type AxiosAdapter, isAxiosError, isCancel } from 'axios'
import { apiPath } from './api-path'
import { clientFailure, failureOfAnswer } from './call-failure'

const TIME_LIMIT_MS = 30_000

export interface Sending {
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Sends exactly one request for a call, and checks the answer against the contract. */
export type Send = <Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  sending?: Sending,
) => Promise<Outcome<CallAnswer<Name>>>

interface TransportOptions {
  readonly baseUrl: string
  readonly traces?: boolean
  readonly adapter?: AxiosAdapter
}

/** Sends requests to one server. A token cannot reach another one: absolute addresses are refused. */
export function createTransport({ baseUrl, traces, adapter }: TransportOptions): Send {
  const http = axios.create({
    baseURL: baseUrl,
    allowAbsoluteUrls: false,
    timeout: TIME_LIMIT_MS,
    withXSRFToken: false,
    ...(adapter === undefined ? {} : { adapter }),
  })

  return async (name, request, { token, signal } = {}) => {
    const { method, answer } = CALLS[name]
    const { query, body } = partsOf(request)
    const url = addressOf(name, request)
    if (url === null) return { ok: false, failure: clientFailure(name, 'RefusedAddress') }
    try {
      const response = await http.request<unknown>({
        method,
        url,
        params: query,
        ...(body === undefined ? {} : { data: body }),
        headers: {
          'accept-language': languageInUse(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(traces ? { traceparent: newTraceparent() } : {}),
        },
        ...(signal === undefined ? {} : { signal }),
      })
      const content = response.data === '' || response.data === undefined ? {} : response.data
      if (Value.Check(answer, content)) return { ok: true, value: content }
      return { ok: false, failure: clientFailure(name, 'BadAnswer', response.status) }
    } catch (error) {
      return { ok: false, failure: failureOf(name, error) }
    }
  }
}

/** A new trace in the form of W3C Trace Context: version, trace, this request's span, and that it is to be kept. */
function newTraceparent(): string {
  const id = () => crypto.randomUUID().replaceAll('-', '')
  return `00-${id()}-${id().slice(16)}-01`
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** The parts of a request, for code that cannot know which call it belongs to. */
const partsOf = (request: Parts): Parts => request

/** The path of a call; null when one of its parts is not what the contract allows. */
export function addressOf<Name extends CallName>(name: Name, request: CallRequest<Name>): string | null {
  const { params } = partsOf(request)
  return areAllowed(name, params) ? apiPath(CALLS[name].path, params) : null
}

/** Whether each part of the path is allowed by the contract's schema. */
function areAllowed(name: CallName, params: Readonly<Record<string, unknown>> = {}): boolean {
  const definition = CALLS[name]
  if (!('params' in definition)) return true
  return Object.entries(definition.params).every(([part, schema]) => Value.Check(schema, params[part]))
}

function failureOf(name: CallName, error: unknown): CallFailure {
  if (isCancel(error)) return clientFailure(name, 'Aborted')
  if (!isAxiosError<unknown>(error)) throw error
  if (error.response === undefined) return clientFailure(name, 'NetworkFailure')
  const { status, data, headers } = error.response
  return failureOfAnswer(name, status, data, headers['x-request-id'])
}
