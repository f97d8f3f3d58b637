import type { CallName, Webhook } from '@soundleaf/contracts'
import { sampleAnswer } from '@soundleaf/contracts/samples'
import type { FakeAnswers } from './fake-api'
import { failure } from './fake-failure'

type WebhookCall = Extract<CallName, `${string}Webhook${'' | 's'}`>

/** Webhooks in memory, whose receivers take every message. */
export function fakeWebhooks(newId: () => string): Pick<FakeAnswers, WebhookCall> {
  const kept = new Map<string, Webhook>()
  const sample = sampleAnswer('makeWebhook')
  return {
    listWebhooks: () => ({ ok: true, value: { webhooks: [...kept.values()] } }),
    makeWebhook: ({ body }) => {
      const webhook = { ...sample.webhook, id: newId(), url: body.url }
      kept.set(webhook.id, webhook)
      return { ok: true, value: { ...sample, webhook } }
    },
    removeWebhook: ({ params }) =>
      kept.delete(params.id) ? { ok: true, value: {} } : failure('removeWebhook', 'NotFound'),
    testWebhook: ({ params }) => {
      const webhook = kept.get(params.id)
      if (webhook === undefined) return failure('testWebhook', 'NotFound')
      const tested = { ...webhook, last: sampleAnswer('testWebhook').webhook.last }
      kept.set(params.id, tested)
      return { ok: true, value: { webhook: tested } }
    },
  }
}
