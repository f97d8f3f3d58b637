import type { ApiScope, BatchState, BatchSweep, FieldValues, Standard, Structure } from '@soundleaf/contracts'
import { sql } from 'drizzle-orm'
import { index, integer, json, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { StoredSolve } from '../domain/batch/batch'
import { accounts, moment } from './account-schema'

/** Keys of people's own programs. Only the hashes of the keys are stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    start: text('start').notNull(),
    scopes: json('scopes').$type<ApiScope[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('api_keys_account').on(table.accountId)],
)

export const batches = pgTable(
  'batches',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Made by the caller for a new batch, so that a repeated call finds the batch of the first try. */
    creationKey: uuid('creation_key'),
    name: text('name').notNull(),
    standard: text('standard').$type<Standard>().notNull(),
    fieldValues: json('field_values').$type<FieldValues>().notNull(),
    /** Null for a list, whose constructions stand in the chunks, and for a search. */
    sweep: json('sweep').$type<BatchSweep>(),
    /** Null for all but a search. */
    solve: json('solve').$type<StoredSolve>(),
    count: integer('count').notNull(),
    received: integer('received').notNull(),
    done: integer('done').notNull(),
    failed: integer('failed').notNull(),
    state: text('state').$type<BatchState>().notNull(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    unique('batches_creation_key').on(table.accountId, table.creationKey),
    index('batches_account').on(table.accountId, table.createdAt),
  ],
)

/** What one worker takes at a time. The lines are written once, with the row's end: they are all there or none is. */
export const batchChunks = pgTable(
  'batch_chunks',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** The index of its first construction, and how many there are. */
    first: integer('first').notNull(),
    size: integer('size').notNull(),
    /** The smallest is next (domain/batch/batch.ts). */
    turn: integer('turn').notNull(),
    /** Of the call that it came with, where traces are taken. */
    traceparent: text('traceparent'),
    structures: json('structures').$type<Structure[]>(),
    attempts: integer('attempts').notNull().default(0),
    /** The construction that is being calculated, once an attempt has ended without a word. */
    doing: integer('doing'),
    /** Those that were being calculated when a process ended. */
    suspects: json('suspects').$type<number[]>().notNull().default([]),
    /** A JSON line for each construction. */
    lines: text('lines'),
    /** Of a search: those of them that no other of the chunk matches. */
    front: text('front'),
    doneAt: moment('done_at'),
  },
  (table) => [
    unique('batch_chunks_first').on(table.batchId, table.first),
    index('batch_chunks_turn').on(table.turn).where(sql`done_at is null`),
  ],
)
