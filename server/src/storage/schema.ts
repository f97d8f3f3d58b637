import type {
  Licence,
  Material,
  MeasuredCurveContent,
  OwnProductContent,
  ProductType,
  Property,
  Standard,
  StructureType,
} from '@soundleaf/contracts'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ProjectNumbers } from '../domain/project/project'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const teams = pgTable('teams', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** How many members may work at the same time. */
  slots: integer('slots').notNull(),
  /** Whether nobody logs in without a second factor. */
  requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
})

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    licence: text('licence').$type<Licence>().notNull(),
    /** End of the trial; null for a paid licence. */
    trialExpiry: moment('trial_expiry'),
    evaluationStandard: text('evaluation_standard').$type<Standard>().notNull(),
    teamId: uuid('team_id').references(() => teams.id),
    createdAt: moment('created_at').notNull(),
    /** When somebody first used a link that was mailed to the address; null until then. */
    verifiedAt: moment('verified_at'),
    /** When the operator disabled the account. */
    disabledAt: moment('disabled_at'),
    /** When the person erased the account, which is closed since then; its rows go 30 days later. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    index('accounts_team').on(table.teamId),
  ],
)

/** One logged-in device: a chain of refresh tokens, and the lease on a slot of the account and its team. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    startedAt: moment('started_at').notNull(),
    lastCallAt: moment('last_call_at').notNull(),
    /** When the person last did something; a page by itself calls, too. */
    lastActiveAt: moment('last_active_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_account').on(table.accountId)],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token; the token itself is not stored. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: moment('issued_at').notNull(),
    rotatedAt: moment('rotated_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
)

/** What an authenticator app makes codes of: the one that a login asks for, and one that waits for its first code. */
export const secondFactors = pgTable(
  'second_factors',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    isConfirmed: boolean('is_confirmed').notNull(),
    secret: text('secret').notNull(),
    /** Count of the interval whose code was used last: none is used twice. */
    lastStep: integer('last_step').notNull(),
    /** SHA-256 of those that are left, with the account's id. */
    recoveryHashes: json('recovery_hashes').$type<readonly string[]>().notNull(),
    /** When it was begun; of a confirmed one, when it was confirmed. */
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.isConfirmed] })],
)

/** Password reset links. Only the hashes of their tokens are stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    hash: text('hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('password_resets_account').on(table.accountId)],
)

/** The session of a browser tab, by the id that the page makes for the tab. */
export const tabs = pgTable(
  'tabs',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
  },
  (table) => [index('tabs_session').on(table.sessionId)],
)

/** Counters of attempts that are delayed, as wrong passwords. The key is a hash, so that it reveals no address. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  lastAt: moment('last_at').notNull(),
  freeAt: moment('free_at').notNull(),
})

/** Realtime connections of pages, of all processes. */
export const presences = pgTable(
  'presences',
  {
    connectionId: text('connection_id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('presences_session').on(table.sessionId)],
)

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Where socket.io's adapter stores messages between processes that are too long for a notification. */
export const socketIoAttachments = pgTable('socket_io_attachments', {
  id: bigserial('id', { mode: 'bigint' }).primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).defaultNow(),
  payload: bytes('payload'),
})

export const manufacturers = pgTable('manufacturers', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
})

export const products = pgTable(
  'products',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    type: text('type').$type<ProductType>().notNull(),
    material: text('material').$type<Material>().notNull(),
    category: text('category'),
    manufacturerId: uuid('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id),
    /** Increases with every change. */
    version: integer('version').notNull().default(1),
    properties: json('properties').$type<Property[]>().notNull(),
    supportedStructures: json('supported_structures').$type<StructureType[]>().notNull(),
  },
  (table) => [unique('products_name').on(table.manufacturerId, table.type, table.name)],
)

/** The largest value of PostgreSQL's `integer`. */
export const MAX_REVISION = 2 ** 31 - 1
/** Products that a person or a team keeps; deleted ones are hidden, since projects refer to them. */
export const ownProducts = pgTable(
  'own_products',
  {
    id: uuid('id').primaryKey(),
    /** Whose it is: an account's or a team's. */
    accountId: uuid('account_id').references(() => accounts.id),
    teamId: uuid('team_id').references(() => teams.id),
    /** The latest. */
    version: integer('version').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('own_products_account').on(table.accountId),
    index('own_products_team').on(table.teamId),
    check('own_products_keeper', sql`num_nonnulls(${table.accountId}, ${table.teamId}) = 1`),
  ],
)

export const ownProductVersions = pgTable(
  'own_product_versions',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => ownProducts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: json('content').$type<OwnProductContent>().notNull(),
    savedAt: moment('saved_at').notNull(),
    /** No reference: a team's product outlives the account of who changed it. */
    savedBy: uuid('saved_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.version] })],
)

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Made by the page for a new project, so that a repeated first save finds the project of the first try. */
    creationKey: uuid('creation_key'),
    /** Identifies the save that made this revision, so that its repetition is recognised. */
    saveKey: uuid('save_key'),
    name: text('name').notNull(),
    structuresSummary: json('structures_summary').$type<StructureType[]>().notNull(),
    /** `json`, not `jsonb`: the document comes back exactly as it was sent, also the order of its keys. */
    document: json('document').$type<Record<string, unknown>>().notNull(),
    revision: integer('revision').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    numbers: json('numbers').$type<ProjectNumbers>(),
    createdAt: moment('created_at').notNull(),
    modifiedAt: moment('modified_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    unique('projects_creation_key').on(table.accountId, table.creationKey),
    index('projects_account').on(table.accountId, table.modifiedAt),
  ],
)

/**
 * States of a project that a save replaced, or that have a label. Those of one project are a chain: the newest holds its
 * document whole, each earlier one what must be changed in the next one to get it (storage/revision-store.ts).
 */
export const revisions = pgTable(
  'revisions',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    name: text('name').notNull(),
    label: text('label'),
    savedAt: moment('saved_at').notNull(),
    isWhole: boolean('is_whole').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.revision] })],
)

/** Curves that laboratories and field tests measured, with where they come from. */
export const measuredCurves = pgTable(
  'measured_curves',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Made by the page for a new curve, so that a repeated first call finds the curve of the first try. */
    creationKey: uuid('creation_key'),
    content: json('content').$type<MeasuredCurveContent>().notNull(),
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    modifiedAt: moment('modified_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    unique('measured_curves_creation_key').on(table.accountId, table.creationKey),
    index('measured_curves_account').on(table.accountId, table.modifiedAt),
  ],
)

/** What is its person's alone: erased with the account, and back when that is. */
export const ownedTables = [projects, measuredCurves, ownProducts] as const

/** Companies whose pages may show results. Only the hashes of their keys are stored. */
export const partners = pgTable(
  'partners',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    origins: json('origins').$type<string[]>().notNull(),
    dailyQuota: integer('daily_quota').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
  },
  (table) => [uniqueIndex('partners_name').on(sql`lower(${table.name})`)],
)

/** Calculations of a partner per day (UTC). */
export const partnerDays = pgTable(
  'partner_days',
  {
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    day: text('day').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.day] })],
)

/** Who did what. The migration's triggers refuse every change, and every deletion within a year. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    action: text('action').notNull(),
    outcome: text('outcome').notNull(),
    /** No reference: an entry outlives its account. */
    accountId: uuid('account_id'),
    addressHash: text('address_hash'),
    operator: text('operator'),
    network: text('network'),
    requestId: text('request_id'),
    details: json('details').$type<string[]>().notNull(),
  },
  (table) => [index('audit_entries_at').on(table.at), index('audit_entries_account').on(table.accountId)],
)
