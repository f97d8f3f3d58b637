import type { WebhookMessage } from '@soundleaf/contracts'
import { index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts, moment } from './account-schema'

/** Addresses to which a person's saved projects are told. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    secret: text('secret').notNull(),
    createdAt: moment('created_at').notNull(),
    lastAt: moment('last_at'),
    lastStatus: integer('last_status'),
  },
  (table) => [index('webhooks_account').on(table.accountId)],
)

/** Messages that have not arrived yet. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    message: json('message').$type<WebhookMessage>().notNull(),
    createdAt: moment('created_at').notNull(),
    nextAt: moment('next_at').notNull(),
    tries: integer('tries').notNull(),
    /** Of the save that it tells, where traces are taken. */
    traceparent: text('traceparent'),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId),
    index('webhook_deliveries_next').on(table.nextAt),
  ],
)
