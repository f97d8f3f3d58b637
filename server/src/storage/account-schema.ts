import type { Language, Licence, Standard, UnitSystem } from '@soundleaf/contracts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Passkey, Purpose } from '../domain/account/passkey'

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

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
    /** Chosen in the profile; null where the browser decides. */
    language: text('language').$type<Language>(),
    /** Chosen in the profile; null where none are. */
    units: text('units').$type<UnitSystem>(),
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

/** Passkeys, which a login takes in place of a code. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As the authenticator calls it. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often it was used, as it says. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: json('transports').$type<Passkey['transports']>().notNull(),
    name: text('name').notNull(),
    addedAt: moment('added_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
)

/** What a passkey is asked to sign, until it has. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<Purpose>().notNull(),
    challenge: text('challenge').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.purpose] })],
)

/** Where the members of a team log in, by OpenID Connect. */
export const identityProviders = pgTable('identity_providers', {
  teamId: uuid('team_id')
    .primaryKey()
    .references(() => teams.id),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Readable, since the server shows it to the provider. */
  clientSecret: text('client_secret'),
  /** Of whoever has no account before the first sign-on. */
  licence: text('licence').$type<Licence>().notNull(),
  /** Whether the members log in with a password no more. */
  isRequired: boolean('is_required').notNull(),
})

/** Of the addresses of a provider's people, in lower case. */
export const providerDomains = pgTable(
  'provider_domains',
  {
    domain: text('domain').primaryKey(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => identityProviders.teamId, { onDelete: 'cascade' }),
  },
  (table) => [index('provider_domains_team').on(table.teamId)],
)

/** Whose account it is whom an identity provider calls so. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('identities_account').on(table.accountId, table.issuer),
  ],
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
