import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Value } from '@sinclair/typebox/value'
import {
  CALLS,
  type CallAnswer,
  type CallName,
  type CallRequest,
  type Licence,
  type Standard,
} from '@soundleaf/contracts'
import type { FastifyInstance } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import { buildApp, type AppDependencies } from '../app'
import { backgroundTasks, type BackgroundTasks } from '../background-tasks'
import { addressHash } from '../credentials/address-hash'
import { embedTokens } from '../credentials/embed-tokens'
import { openId } from '../credentials/open-id'
import { sessionTokens } from '../credentials/session-tokens'
import { signOnSeal } from '../credentials/sign-on-seal'
import { totp } from '../credentials/totp'
import { webAuthn } from '../credentials/web-authn'
import type { Email } from '../domain/account/email'
import { purgeExpired } from '../domain/housekeeping'
import { calculateTask } from '../domain/calculation/calculate-task'
import { outsideTask } from '../domain/rooms/outside-task'
import { roomsTask } from '../domain/rooms/rooms-task'
import { solveTask } from '../domain/solve/solve-task'
import { sweepTask } from '../domain/sweep/sweep-task'
import { accept } from '../domain/refusal'
import { auditTrail, type AuditEntry } from '../domain/audit-trail'
import { MOST_CURVES } from '../domain/measured/measured-curve'
import { MEGABYTE } from '../domain/project/quota'
import { DEFAULT_LEASE_MS } from '../domain/session/session'
import { callLimit, DEFAULT_CALLS_PER_S } from '../domain/session/call-limit'
import { openFilesTask } from '../project-file/open-files'
import { zipFiles } from '../project-file/zip-files'
import { deliverWebhooks } from '../domain/webhook/deliver-webhooks'
import { accountStore } from '../storage/account-store'
import { auditedCalls } from '../routes/audited-calls'
import type { EmbedRouteDependencies } from '../routes/embed-routes'
import { auditStore } from '../storage/audit-store'
import type { Database } from '../storage/database'
import { partnerStore } from '../storage/partner-store'
import { accounts, teams } from '../storage/schema'
import { seed } from '../storage/seed'
import { webhookSender } from '../webhooks/webhook-sender'
import { TestClock } from './test-clock'
import { storesOf } from './stores-of'
import { TestPasswords } from './test-passwords'
import { openFilledDatabase, type DatabaseKind } from './test-database'

export interface Answered<Name extends CallName> {
  readonly status: number
  /** Read by the call's own schema when the status is 200. */
  readonly body: CallAnswer<Name>
  readonly failure: { readonly code: string; readonly message: string; readonly [detail: string]: unknown }
  readonly headers: OutgoingHttpHeaders
}

export interface PersonOptions {
  /** A random one when missing. */
  readonly id?: string
  readonly licence?: Licence
  readonly standard?: Standard
  readonly trialExpiry?: Date | null
  readonly teamId?: string | null
  /** Whether the address is; it is unless this says no. */
  readonly isVerified?: boolean
}

export const CATALOGUE_FOLDER = join(import.meta.dirname, '../../catalogue')
export const PASSWORD = 'a long enough password'
export const EMBED_ORIGIN = 'https://embed.soundleaf.test'
export const TEST_KEY = new TextEncoder().encode('a key for tests that is long enough')
/** Receivers of tests are on this machine. */
export const TEST_WEBHOOK_SENDER = webhookSender(['127.0.0.0/8'])
export const TEST_ADDRESS_HASH = addressHash(TEST_KEY)

/** AppDependencies of a test's own, which may be made of its database. */
export type Changes = Partial<AppDependencies> | ((database: Database) => Partial<AppDependencies>)

/** The whole application on a database of its own, asked without a network. */
export class TestApplication {
  private constructor(
    readonly app: FastifyInstance,
    readonly database: Database,
    readonly clock: TestClock,
    readonly passwords: TestPasswords,
    private readonly sent: Email[],
    private readonly tasks: BackgroundTasks,
    private readonly folder: string,
    readonly embed: EmbedRouteDependencies,
  ) {}

  static async open(kind: DatabaseKind, changes: Changes = {}): Promise<TestApplication> {
    const [clock, passwords, sent] = [new TestClock(), new TestPasswords(), [] as Email[]]
    const tasks = backgroundTasks((error) => {
      throw error
    })
    // The same in every test: neither the clock nor a password differs.
    const database = await openFilledDatabase(kind, (queries) =>
      seed(queries, {
        withDemo: true,
        isProduction: false,
        catalogueFolder: CATALOGUE_FOLDER,
        passwords,
        now: clock.read(),
      }),
    )
    const folder = mkdtempSync(join(tmpdir(), 'soundleaf-server-'))
    const trail = auditTrail({
      audit: auditStore(database.queries),
      accounts: accountStore(database.queries),
      addressHash: TEST_ADDRESS_HASH,
      clock: clock.read,
    })
    const embed: EmbedRouteDependencies = {
      ...storesOf(database),
      passwords,
      audit: auditedCalls(trail, tasks.defer),
      partners: partnerStore(database.queries),
      embedTokens: embedTokens({ key: TEST_KEY }),
      embedOrigin: EMBED_ORIGIN,
      calculator: (task) => Promise.resolve(accept(calculateTask(task))),
      rooms: (task) => Promise.resolve(accept(roomsTask(task))),
      clock: clock.read,
    }
    const app = await buildApp({
      ...embed,
      ...storesOf(database),
      oneTimeCodes: totp,
      webAuthn: webAuthn('https://soundleaf.test'),
      openId: openId(() => undefined),
      signOnSeal: signOnSeal({ key: TEST_KEY }),
      webhookSender: TEST_WEBHOOK_SENDER,
      openSocketAdapter: database.openSocketAdapter,
      mostCurves: MOST_CURVES,
      outside: (task) => Promise.resolve(accept(outsideTask(task))),
      sweep: (task) => Promise.resolve(accept(sweepTask(task))),
      projectFiles: {
        open: openFilesTask,
        zip: (files) => Promise.resolve(accept(zipFiles(files))),
      },
      solve: (task) => Promise.resolve(accept(solveTask(task))),
      passwords,
      // Its dictionaries take half a second, and few tests need them.
      isGuessable: async (password, known) =>
        (await import('@soundleaf/passwords')).isGuessable(password, known),
      tokens: sessionTokens({ key: TEST_KEY }),
      mailer: { send: (email) => Promise.resolve(void sent.push(email)) },
      defer: tasks.defer,
      publicOrigin: 'https://soundleaf.test',
      lease_ms: DEFAULT_LEASE_MS,
      idle_ms: 0,
      quota: { projects: 1000, bytes: 100 * MEGABYTE },
      callLimit: callLimit(DEFAULT_CALLS_PER_S),
      isReady: () => database.isReady(),
      shell: {
        shellFolder: folder,
        remotesFile: join(folder, 'remotes.jws'),
        remotesKeys: [],
        operator: { pricing: '', contact: '', terms: '', support: '' },
        traces: false,
      },
      logger: false,
      ...(typeof changes === 'function' ? changes(database) : changes),
    })
    return new TestApplication(app, database, clock, passwords, sent, tasks, folder, embed)
  }

  async close(): Promise<void> {
    await this.app.close()
    await this.tasks.settled()
    await this.database.close()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** What the process does every hour. */
  purgeExpired(): Promise<void> {
    const { auditEntries: audit, ...stores } = storesOf(this.database)
    return purgeExpired({ ...stores, audit }, this.clock.read())
  }

  /** What the process does every few seconds. */
  deliverWebhooks(): Promise<void> {
    const { webhooks } = storesOf(this.database)
    return deliverWebhooks({ webhooks, webhookSender: TEST_WEBHOOK_SENDER, clock: this.clock.read })
  }

  /** The audit trail until now. */
  async auditEntries(): Promise<readonly AuditEntry[]> {
    await this.tasks.settled()
    return auditStore(this.database.queries).list({ limit: 10_000 })
  }

  /** The emails that were sent until now. */
  async emails(): Promise<readonly Email[]> {
    await this.tasks.settled()
    return this.sent
  }

  /** The tokens of the password reset links that were emailed to an address, in the order of the emails. */
  async resetTokens(email: string): Promise<string[]> {
    const emails = (await this.emails()).filter(({ to }) => to === email)
    return emails.flatMap(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? [])
  }

  async team(slots: number, requiresSecondFactor = false): Promise<string> {
    const id = randomUUID()
    await this.database.queries.insert(teams).values({ id, name: 'A team', slots, requiresSecondFactor })
    return id
  }

  /** A new account with `PASSWORD`. */
  async account(options: PersonOptions = {}): Promise<{ readonly id: string; readonly email: string }> {
    const id = options.id ?? randomUUID()
    const email = `${id}@example.com`
    await this.database.queries.insert(accounts).values({
      id,
      email,
      passwordHash: `hash of ${PASSWORD}`,
      licence: options.licence ?? 'full',
      trialExpiry: options.trialExpiry ?? null,
      evaluationStandard: options.standard ?? 'Iso',
      teamId: options.teamId ?? null,
      createdAt: this.clock.read(),
      verifiedAt: options.isVerified === false ? null : this.clock.read(),
    })
    return { id, email }
  }

  /** A new account, signed in by a client that keeps its tokens itself. */
  async person(options: PersonOptions = {}): Promise<Person> {
    return this.signIn(await this.account(options))
  }

  async signIn({ id, email }: { readonly id: string; readonly email: string }): Promise<Person> {
    const login = await this.call('login', {
      body: { username: email, password: PASSWORD, refreshTransport: 'body' },
    })
    if (login.status !== 200) throw new Error(`Login failed: ${JSON.stringify(login.failure)}`)
    return new Person(this, id, email, login.body.accessToken)
  }

  /** Makes a call of the contract, and holds every success against the call's schema. */
  async call<Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    headers: Record<string, string> = {},
  ): Promise<Answered<Name>> {
    const { path, method } = CALLS[name]
    const { params, query, body } = request as {
      params?: Record<string, string>
      query?: Record<string, string>
      body?: unknown
    }
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))
    const response = await this.app.inject({
      method,
      url: query === undefined ? url : `${url}?${new URLSearchParams(query).toString()}`,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const answer: unknown = JSON.parse(response.payload)
    if (response.statusCode === 200 && !Value.Check(CALLS[name].answer, answer))
      throw new Error(`The answer to ${name} does not fit its schema: ${response.payload.slice(0, 500)}`)
    return {
      status: response.statusCode,
      // Either form; the test reads the one that the status tells.
      body: answer as CallAnswer<Name>,
      failure: answer as Answered<Name>['failure'],
      headers: response.headers,
    }
  }
}

/** A signed-in account. */
export class Person {
  constructor(
    readonly server: TestApplication,
    readonly id: string,
    readonly email: string,
    readonly accessToken: string,
  ) {}

  call<Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    headers: Record<string, string> = {},
  ): Promise<Answered<Name>> {
    return this.server.call(name, request, { authorization: `Bearer ${this.accessToken}`, ...headers })
  }
}
