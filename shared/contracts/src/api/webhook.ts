import { Type, type Static } from '@sinclair/typebox'
import { Guid, oneOf, UtcDate } from './primitives'

/** An address of the web to which the server tells what happens to a person's projects. */
export const Webhook = Type.Object({
  id: Guid,
  url: Type.String(),
  createdDateUtc: UtcDate,
  /** Messages that are tried again. */
  waiting: Type.Integer({ minimum: 0 }),
  /** What became of the last try; null before the first. */
  last: Type.Union([
    Type.Object({
      dateUtc: UtcDate,
      /** As the address answered, 200 to 299 where it took the message; null where it was not reached. */
      status: Type.Union([Type.Integer(), Type.Null()]),
    }),
    Type.Null(),
  ]),
})
export type Webhook = Static<typeof Webhook>

export const WebhookList = Type.Object({ webhooks: Type.Array(Webhook) })

/** `https://…`, which strangers can reach; plain http and inner networks only where the operator allows them. */
export const MakeWebhookRequest = Type.Object({ url: Type.String({ minLength: 1, maxLength: 2000 }) })

export const MakeWebhookAnswer = Type.Object({
  webhook: Webhook,
  /** With which the receiver checks that a message is from here, as `whsec_…`; it is told here and never again. */
  secret: Type.String(),
})

export const WebhookAnswer = Type.Object({ webhook: Webhook })

/**
 * The body of a message. Its headers are those of Standard Webhooks: `webhook-id`, which is the same when it is tried
 * again, `webhook-timestamp` in seconds, and `webhook-signature`, `v1,` with the HMAC-SHA256 in base64 of
 * `ID.TIMESTAMP.BODY` by what of the secret stands behind `whsec_`, from base64.
 */
export const WebhookMessage = Type.Object({
  type: oneOf(['project.saved', 'webhook.test'] as const),
  /** When it happened. */
  timestamp: UtcDate,
  /** Of `project.saved`: the project, which `GET /api/projects/{projectId}` gives. */
  data: Type.Union([
    Type.Object({
      projectId: Guid,
      name: Type.String(),
      revision: Type.Integer({ minimum: 1 }),
    }),
    Type.Null(),
  ]),
})
export type WebhookMessage = Static<typeof WebhookMessage>
