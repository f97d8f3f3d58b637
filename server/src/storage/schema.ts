import type {
  Material,
  MaterialMeaning,
  MeasuredCurveContent,
  OwnProductContent,
  ProductType,
  Property,
  RequirementPreset,
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
import type { LinkedState } from '../domain/link/project-link'
import type { ProjectNumbers } from '../domain/project/project'
import { accounts, moment, teams } from './account-schema'

export * from './account-schema'
export * from './batch-schema'
export * from './webhook-schema'

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
    job: text('job'),
    tags: json('tags').$type<string[]>().notNull().default([]),
    isArchived: boolean('is_archived').notNull().default(false),
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

/** Read-only links to projects. Only the hashes of their tokens and passwords are stored. */
export const projectLinks = pgTable(
  'project_links',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    revision: integer('revision'),
    state: json('state').$type<LinkedState>(),
    note: text('note').notNull(),
    passwordHash: text('password_hash'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    opened: integer('opened').notNull(),
    lastOpenedAt: moment('last_opened_at'),
  },
  (table) => [index('project_links_project').on(table.projectId)],
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

/** Requirements of a person's own, all in one row: they are short, few, and saved together. */
export const requirementPresets = pgTable('requirement_presets', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  revision: integer('revision').notNull(),
  presets: json('presets').$type<RequirementPreset[]>().notNull(),
})

/** What persons said that the materials of imported models are; their teams know it too. */
export const materialMeanings = pgTable(
  'material_meanings',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    material: text('material').notNull(),
    is: text('is').$type<MaterialMeaning['is']>().notNull(),
    productId: uuid('product_id'),
    saidAt: moment('said_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.material] })],
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
