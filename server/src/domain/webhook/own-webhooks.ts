import { randomUUID } from 'node:crypto'
import { entitlementsOf } from '../account/entitlements'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import { newSecret, trySending } from './deliver-webhooks'
import type { StoredWebhook, WebhookDependencies, WebhookRow } from './webhook'

/** Of one account. */
export const MOST_WEBHOOKS = 5

export interface MadeWebhook {
  readonly webhook: WebhookRow
  readonly secret: string
}

/** Makes a webhook: from then on every saved revision of the caller's projects is told to an address. */
export async function makeWebhook(
  { url }: { readonly url: string },
  { account }: Caller,
  deps: WebhookDependencies,
): Promise<Decision<MadeWebhook>> {
  if (!entitlementsOf(account.licence).webhooks) return refuse('LicenceInsufficient')
  const address = URL.canParse(url) ? new URL(url) : null
  if (address === null || !deps.webhookSender.allows(address))
    return refuse('WebhookAddressRefused', { field: 'url' })
  const webhook: StoredWebhook = {
    id: randomUUID(),
    accountId: account.id,
    url: address.href,
    secret: newSecret(),
    createdAt: deps.clock(),
    lastAt: null,
    lastStatus: null,
  }
  const made = await deps.webhooks.create(webhook, MOST_WEBHOOKS)
  if (made === 'TooManyWebhooks') return refuse('TooManyWebhooks', { params: { max: MOST_WEBHOOKS } })
  return accept({ webhook: { ...webhook, waiting: 0 }, secret: webhook.secret })
}

/** Removes a webhook with the messages that wait for it. */
export async function removeWebhook(
  id: string,
  caller: Caller,
  deps: WebhookDependencies,
): Promise<Decision<Record<string, never>>> {
  const webhook = await findOwnWebhook(id, caller, deps)
  if (!webhook.ok) return webhook
  await deps.webhooks.remove(id)
  return accept({})
}

/** Sends a message that says nothing, once. */
export async function testWebhook(
  id: string,
  caller: Caller,
  deps: WebhookDependencies,
): Promise<Decision<WebhookRow>> {
  const webhook = await findOwnWebhook(id, caller, deps)
  if (!webhook.ok) return webhook
  const message = { type: 'webhook.test' as const, timestamp: deps.clock().toISOString(), data: null }
  const attempt = await trySending({ id: randomUUID(), webhook: webhook.value, message }, deps)
  await deps.webhooks.note(id, attempt)
  return accept({ ...webhook.value, lastAt: attempt.at, lastStatus: attempt.status })
}

async function findOwnWebhook(
  id: string,
  { account }: Caller,
  { webhooks }: WebhookDependencies,
): Promise<Decision<WebhookRow>> {
  const webhook = await webhooks.find(id)
  return webhook?.accountId === account.id ? accept(webhook) : refuse('NotFound')
}
