interface Subscription<Payload> {
  readonly listener: (payload: Payload) => void
}

/** One topic: its listeners and, for a state topic, the last value. */
export class Channel<Payload> {
  readonly #subscriptions = new Set<Subscription<Payload>>()
  readonly #keepsLast: boolean
  readonly #report: (error: unknown) => void
  last: Payload | undefined

  constructor(keepsLast: boolean, report: (error: unknown) => void) {
    this.#keepsLast = keepsLast
    this.#report = report
  }

  get size(): number {
    return this.#subscriptions.size
  }

  /** Accepts a value and returns its delivery, to those who are subscribed now and still are by then. */
  prepare(payload: Payload): () => void {
    if (this.#keepsLast) this.last = payload
    const audience = [...this.#subscriptions]
    return () => {
      for (const subscription of audience) {
        if (this.#subscriptions.has(subscription)) this.#tell(subscription, payload)
      }
    }
  }

  /** Adds a listener; a state topic gives it the last value at once. The same function may be added twice. */
  add(listener: (payload: Payload) => void): () => void {
    const subscription = { listener }
    this.#subscriptions.add(subscription)
    if (this.last !== undefined) this.#tell(subscription, this.last)
    return () => {
      this.#subscriptions.delete(subscription)
    }
  }

  clear(): void {
    this.#subscriptions.clear()
  }

  #tell(subscription: Subscription<Payload>, payload: Payload): void {
    try {
      subscription.listener(payload)
    } catch (error) {
      this.#report(error)
    }
  }
}
