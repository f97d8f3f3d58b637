import { Empty, Guid } from './primitives'
import { MakeWebhookAnswer, MakeWebhookRequest, WebhookAnswer, WebhookList } from './webhook'

const id = { id: Guid }

/** The calls about a person's webhooks. */
export const WEBHOOK_CALLS = {
  listWebhooks: {
    method: 'GET',
    path: '/account/webhooks',
    authenticated: true,
    answer: WebhookList,
  },
  makeWebhook: {
    method: 'POST',
    path: '/account/webhooks',
    authenticated: true,
    body: MakeWebhookRequest,
    answer: MakeWebhookAnswer,
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/account/webhooks/{id}',
    authenticated: true,
    params: id,
    answer: Empty,
  },
  /** Sends a message of the type `webhook.test` at once, and answers what became of it. */
  testWebhook: {
    method: 'POST',
    path: '/account/webhooks/{id}/test',
    authenticated: true,
    params: id,
    answer: WebhookAnswer,
  },
} as const
