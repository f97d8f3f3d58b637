import type { CallFailure } from '@soundleaf/contracts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { t } from '../texts'

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

/** Those that are named in words. */
const STATUSES = [
  400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 502, 503, 504, 507,
] as const

/** `500 Internal Server Error`; without an answer, or with one that cannot be read, what happened instead. */
export function statusText({ status, code }: CallFailure): string {
  if (code === 'BadAnswer') return t('status.unreadable')
  if (status === null) return t('status.notSent')
  const named = STATUSES.find((one) => one === status)
  return named === undefined ? String(status) : t(`status.${named}`)
}
