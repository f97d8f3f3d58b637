import { createHmac, randomBytes } from 'node:crypto'
import { inSpan, inTraceOf } from '../../tracing/spans'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../clock'
import type { Attempt, Delivery, WebhookDependencies } from './webhook'

/** How often a process looks for messages that are due. */
export const WEBHOOK_INTERVAL_MS = 5 * SECOND_MS
/** How long after each failed try the next one comes; after the last the message is given up, a day after the first. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 15 * HOUR_MS] as const
const AT_ONCE = 20
/** Longer than a try may take: a process that ended leaves its messages to others. */
const CLAIM_MS = MINUTE_MS

/**
 * Sends what is due, until the next look is due itself: receivers that do not answer hold up no process that stops.
 * Several processes may do it at the same time.
 */
export async function deliverWebhooks(deps: WebhookDependencies): Promise<void> {
  const end_ms = deps.clock().getTime() + WEBHOOK_INTERVAL_MS
  for (let now = deps.clock(); now.getTime() < end_ms; now = deps.clock()) {
    const due = await deps.webhooks.claim(now, new Date(now.getTime() + CLAIM_MS), AT_ONCE)
    await Promise.all(due.map((delivery) => deliver(delivery, deps)))
    if (due.length === 0) return
  }
}

async function deliver(delivery: Delivery, deps: WebhookDependencies): Promise<void> {
  const { traceparent } = delivery
  const attempt = await inTraceOf(traceparent ?? undefined, () => trySending(delivery, deps))
  const wait_ms = WAITS_MS[delivery.tries]
  if (isTaken(attempt) || wait_ms === undefined) return deps.webhooks.finish(delivery, attempt)
  return deps.webhooks.postpone(delivery, attempt, new Date(attempt.at.getTime() + wait_ms))
}

/** One try, with the headers of Standard Webhooks. */
export async function trySending(
  { id, webhook, message }: Omit<Delivery, 'tries' | 'traceparent'>,
  { webhookSender, clock }: Pick<WebhookDependencies, 'webhookSender' | 'clock'>,
): Promise<Attempt> {
  const at = clock()
  const timestamp = String(Math.floor(at.getTime() / SECOND_MS))
  const body = JSON.stringify(message)
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(`${id}.${timestamp}.${body}`, webhook.secret),
  }
  // Neither the address nor what it answers: both are the receiver's.
  const status = await inSpan('webhook', {}, () => webhookSender.send(new URL(webhook.url), headers, body))
  return { at, status }
}

const isTaken = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300

const PREFIX = 'whsec_'

export const newSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`

/** Of id, time and body with dots between, as Standard Webhooks has it. */
export function signatureOf(text: string, secret: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}
