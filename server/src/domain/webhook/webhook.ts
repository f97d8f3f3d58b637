import type { Webhook, WebhookMessage } from '@soundleaf/contracts'
import type { Clock } from '../clock'

export interface StoredWebhook {
  readonly id: string
  readonly accountId: string
  readonly url: string
  /** Kept readable, since messages are signed with it. */
  readonly secret: string
  readonly createdAt: Date
  readonly lastAt: Date | null
  readonly lastStatus: number | null
}

/** With how many messages wait. */
export type WebhookRow = StoredWebhook & { readonly waiting: number }

/** A message that is to be sent. */
export interface Delivery {
  /** The same at each try, so that the receiver knows a message that it has had. */
  readonly id: string
  readonly webhook: Pick<StoredWebhook, 'id' | 'url' | 'secret'>
  readonly message: WebhookMessage
  /** Before this one. */
  readonly tries: number
  /** The trace of the save that it tells. */
  readonly traceparent: string | null
}

/** What became of a try: the status that was answered, or null where nobody was reached. */
export interface Attempt {
  readonly at: Date
  readonly status: number | null
}

/** Messages of saved projects are stored with the save itself (storage/project-store.ts), so that none is lost. */
export interface WebhookStore {
  create(webhook: StoredWebhook, most: number): Promise<'made' | 'TooManyWebhooks'>
  /** Of an account, the oldest first. */
  list(accountId: string): Promise<readonly WebhookRow[]>
  find(id: string): Promise<WebhookRow | null>
  remove(id: string): Promise<void>
  /**
   * Messages that are due, one of each webhook, for whoever asks first: until a moment no other process gets them. Those
   * of accounts that are closed wait.
   */
  claim(now: Date, until: Date, limit: number): Promise<readonly Delivery[]>
  /** It has arrived or is given up. */
  finish(delivery: Delivery, attempt: Attempt): Promise<void>
  postpone(delivery: Delivery, attempt: Attempt, next: Date): Promise<void>
  note(id: string, attempt: Attempt): Promise<void>
}

export interface WebhookSender {
  /** Whether messages can go to an address, as far as it says that itself. */
  allows(url: URL): boolean
  /** Sends a text; the status that was answered, or null where nobody was reached who may be. */
  send(url: URL, headers: Readonly<Record<string, string>>, body: string): Promise<number | null>
}

export interface WebhookDependencies {
  readonly webhooks: WebhookStore
  readonly webhookSender: WebhookSender
  readonly clock: Clock
}

/** What its maker is told of it. */
export function webhookAnswer({ id, url, waiting, createdAt, lastAt, lastStatus }: WebhookRow): Webhook {
  return {
    ...{ id, url, waiting },
    createdDateUtc: createdAt.toISOString(),
    last: lastAt && { dateUtc: lastAt.toISOString(), status: lastStatus },
  }
}
