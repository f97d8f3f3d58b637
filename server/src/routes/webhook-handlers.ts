import { accept, mapped } from '../domain/refusal'
import { makeWebhook, removeWebhook, testWebhook } from '../domain/webhook/own-webhooks'
import { webhookAnswer, type WebhookDependencies } from '../domain/webhook/webhook'
import type { CallHandlers } from './call-handlers'

export function webhookHandlers(deps: WebhookDependencies) {
  return {
    async listWebhooks({ caller }) {
      return accept({ webhooks: (await deps.webhooks.list(caller.account.id)).map(webhookAnswer) })
    },
    makeWebhook: async ({ body, caller }) =>
      mapped(await makeWebhook(body, caller, deps), ({ webhook, secret }) => ({
        webhook: webhookAnswer(webhook),
        secret,
      })),
    removeWebhook: ({ params, caller }) => removeWebhook(params.id, caller, deps),
    testWebhook: async ({ params, caller }) =>
      mapped(await testWebhook(params.id, caller, deps), (row) => ({ webhook: webhookAnswer(row) })),
  } satisfies Partial<CallHandlers>
}
