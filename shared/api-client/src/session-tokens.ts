import type { CallFailure, Outcome, RefreshAnswer } from '@soundleaf/contracts'

/** An access token with its number: a call that failed with an older token only needs a retry. */
export interface Token {
  readonly text: string
  readonly generation: number
}

interface SessionTokensOptions {
  /** Asks the server for a new access token; the refresh token is a cookie that no script can read. */
  readonly requestToken: () => Promise<Outcome<RefreshAnswer>>
  /** The server ended the session. */
  readonly onEnd: () => void
}

/** The token is refreshed after this share of its lifetime. */
const REFRESH_AT = 0.8
/** A timer cannot wait longer than 24 days; refreshing sooner does no harm. */
const LONGEST_WAIT_MS = 3_600_000
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 60_000

/**
 * The only holder of the access token. One refresh at a time serves the timer and every call that waits. Lifetimes
 * are counted from the answer, never compared with a clock.
 */
export class SessionTokens {
  readonly #options: SessionTokensOptions
  #token: Token | null = null
  #generation = 0
  /** Counts logins and ends: the result of an older session's refresh is discarded. */
  #session = 0
  #refreshing: Promise<CallFailure | null> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #pause_ms = FIRST_PAUSE_MS

  constructor(options: SessionTokensOptions) {
    this.#options = options
  }

  get current(): Token | null {
    return this.#token
  }

  /** Begins a session with the answer of a login. */
  begin(answer: RefreshAnswer): void {
    this.#session += 1
    this.#refreshing = null
    this.#keep(answer)
  }

  /**
   * Gets a token newer than the given generation; resolves to the failure when the server gave none. A login or logout
   * meanwhile ends it too: what counts afterwards is `current`.
   */
  renew(generation: number): Promise<CallFailure | null> {
    if (this.#token !== null && this.#token.generation > generation) return Promise.resolve(null)
    return (this.#refreshing ??= this.#refresh())
  }

  /** Forgets everything, and reports the end if there was a session. */
  end(): void {
    const wasAlive = this.#token !== null
    this.forget()
    if (wasAlive) this.#options.onEnd()
  }

  forget(): void {
    this.#session += 1
    this.#refreshing = null
    this.#token = null
    clearTimeout(this.#timer)
  }

  async #refresh(): Promise<CallFailure | null> {
    const session = this.#session
    try {
      const outcome = await this.#options.requestToken()
      return session === this.#session ? this.#take(outcome) : null
    } finally {
      if (session === this.#session) this.#refreshing = null
    }
  }

  #take(outcome: Outcome<RefreshAnswer>): CallFailure | null {
    if (outcome.ok) {
      this.#keep(outcome.value)
      return null
    }
    if (outcome.failure.status === 401) this.end()
    else if (this.#token !== null) this.#scheduleAgain()
    return outcome.failure
  }

  #keep({ accessToken, expiresIn }: RefreshAnswer): void {
    this.#generation += 1
    this.#token = { text: accessToken, generation: this.#generation }
    this.#pause_ms = FIRST_PAUSE_MS
    this.#schedule(Math.min(expiresIn * 1000 * REFRESH_AT, LONGEST_WAIT_MS))
  }

  #scheduleAgain(): void {
    this.#schedule(this.#pause_ms)
    this.#pause_ms = Math.min(this.#pause_ms * 2, LONGEST_PAUSE_MS)
  }

  #schedule(delay_ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.renew(this.#generation), delay_ms)
  }
}
