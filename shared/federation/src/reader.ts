import type { CallFailure, Outcome } from '@soundleaf/contracts'

/** Something that is read from somewhere else. */
export type Loaded<Value, Failure = CallFailure> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly value: Value }

/** Reads once; it is aborted when its outcome is not wanted any more. */
export type Work<Value, Failure = CallFailure> = (signal: AbortSignal) => Promise<Outcome<Value, Failure>>

/** Reads one thing after another, of which only the newest counts. */
export interface Reader<Value, Failure = CallFailure> {
  readonly state: () => Loaded<Value, Failure>
  readonly subscribe: (listener: () => void) => () => void
  /** What was read last, or is being read. */
  readonly key: () => string | null
  /**
   * Reads what the key names, unless that is there or on its way; the read before it is aborted. `keepsValue` leaves
   * what is there until the new outcome comes.
   */
  readonly read: (
    key: string,
    work: Work<Value, Failure>,
    options?: { readonly keepsValue?: boolean },
  ) => void
  /** Reads the same again; what is there stays until the new outcome comes. */
  readonly retry: () => void
  /** Edits what is there, as it is by then. */
  readonly change: (edit: (value: Value) => Value) => void
  /** Aborts what is on its way; what is there stays. */
  readonly stop: () => void
}

export const LOADING = { kind: 'loading' } as const

export function createReader<Value, Failure = CallFailure>(): Reader<Value, Failure> {
  const listeners = new Set<() => void>()
  let state: Loaded<Value, Failure> = LOADING
  let last: { readonly key: string; readonly work: Work<Value, Failure> } | null = null
  /** Of the read that is on its way. */
  let pending: AbortController | null = null

  function show(next: Loaded<Value, Failure>) {
    state = next
    for (const listener of listeners) listener()
  }

  function stop() {
    pending?.abort()
    pending = null
  }

  function begin(work: Work<Value, Failure>) {
    stop()
    const own = new AbortController()
    pending = own
    void work(own.signal).then((outcome) => {
      if (own.signal.aborted) return
      pending = null
      show(
        outcome.ok ? { kind: 'ready', value: outcome.value } : { kind: 'failed', failure: outcome.failure },
      )
    })
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    key: () => last?.key ?? null,
    read(key, work, { keepsValue = false } = {}) {
      if (last?.key === key && (pending !== null || state.kind === 'ready')) return
      last = { key, work }
      begin(work)
      if (!(keepsValue && state.kind === 'ready')) show(LOADING)
    },
    retry() {
      if (last === null) return
      begin(last.work)
      if (state.kind !== 'ready') show(LOADING)
    },
    change(edit) {
      if (state.kind === 'ready') show({ kind: 'ready', value: edit(state.value) })
    },
    stop,
  }
}
