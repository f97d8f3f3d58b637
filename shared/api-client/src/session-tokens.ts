import type { CallFailure, Outcome, RefreshAnswer } from '@soundleaf/contracts'

/** An access token with its number: a call that failed with an older one than the newest only needs a retry. */
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

/** The scheduled refresh comes when this share of a token's life is over. */
const REFRESH_AT = 0.8
/** A timer cannot wait longer than 24 days, and nothing is lost by asking sooner. */
const LONGEST_WAIT_MS = 3_600_000
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 60_000

/**
 * Keeps the access token, and no one else does. One refresh at a time serves the timer and every call that waits.
 * Time is counted from the answer, never read from a clock.
 */
export class SessionTokens {
  readonly #options: SessionTokensOptions
  #token: Token | null = null
  #generation = 0
  /** Counts logins and ends: what an older session's refresh brings is thrown away. */
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

  /** A session begins with what a login brought. */
  begin(answer: RefreshAnswer): void {
    this.#session += 1
    this.#refreshing = null
    this.#keep(answer)
  }

  /**
   * Gets a newer token than that of the given generation; the failure when the server gave none. A login or a logout
   * that came first settles it too: what counts afterwards is `current`.
   */
  renew(generation: number): Promise<CallFailure | null> {
    if (this.#token !== null && this.#token.generation > generation) return Promise.resolve(null)
    return (this.#refreshing ??= this.#refresh())
  }

  /** Forgets everything; tells so only when there was a session. */
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
