import type { CallFailure } from '@soundleaf/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'

export type ErrorOnScreen =
  | { readonly kind: 'network' }
  | { readonly kind: 'call'; readonly failure: CallFailure }

export interface ErrorDialogs {
  /** The errors to show; the first one is on screen. */
  readonly store: StoreApi<readonly ErrorOnScreen[]>
  /** Shows a failure, once per cause, however many calls fail for it. */
  readonly show: (failure: CallFailure) => void
  readonly close: () => void
  /** The server has answered: if the connection is lost from now on, that is shown again. */
  readonly connected: () => void
}

export function createErrorDialogs(): ErrorDialogs {
  const store = createStore<readonly ErrorOnScreen[]>()(() => [])

  /** The lost connection has been shown, and the server has not answered since. */
  let isLossKnown = false

  const causeOf = (error: ErrorOnScreen) =>
    error.kind === 'network' ? 'network' : `${error.failure.code} ${error.failure.call}`

  return {
    store,
    show(failure) {
      if (failure.code === 'Aborted') return
      if (failure.code === 'NetworkFailure' && isLossKnown) return
      isLossKnown ||= failure.code === 'NetworkFailure'
      const next: ErrorOnScreen =
        failure.code === 'NetworkFailure' ? { kind: 'network' } : { kind: 'call', failure }
      store.setState((waiting) => {
        const isThere = waiting.some((error) => causeOf(error) === causeOf(next))
        return isThere ? waiting : [...waiting, next]
      }, true)
    },
    connected() {
      isLossKnown = false
    },
    close: () => store.setState((waiting) => waiting.slice(1), true),
  }
}

/** The status in words, as a browser shows it. */
const STATUS_TEXTS = new Map<number, string>([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [402, 'Payment Required'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
  [409, 'Conflict'],
  [410, 'Gone'],
  [413, 'Content Too Large'],
  [415, 'Unsupported Media Type'],
  [422, 'Unprocessable Content'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
  [507, 'Insufficient Storage'],
])

/** `500 Internal Server Error`; without an answer, or with one that cannot be read, what happened instead. */
export function statusText({ status, code }: CallFailure): string {
  if (code === 'BadAnswer') return 'Unreadable answer'
  if (status === null) return 'Request not sent'
  return `${status} ${STATUS_TEXTS.get(status) ?? ''}`.trimEnd()
}
