import cookie from '@fastify/cookie'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { addActivity, type ActivityParts } from './activity/activity-server'
import { tellingEnds } from './activity/telling-ends'
import type { AttemptStore } from './domain/account/attempts'
import type { AccountStore } from './domain/account/account'
import type { Post } from './domain/account/mail'
import type { Passwords } from './domain/account/passwords'
import type { CatalogueStore } from './domain/catalogue/catalogue'
import type { Later } from './domain/later'
import type { EmbedParts } from './domain/embed/calculate-embedded'
import { addEmbedCalls } from './embed/embed-calls'
import type { ProjectStore } from './domain/project/project'
import type { CallLimit } from './domain/session/call-limit'
import type { SessionStore } from './domain/session/session'
import type { Tokens } from './domain/session/tokens'
import { logAnswers } from './logging'
import { addMetrics, type Metrics } from './metrics'
import { REQUEST_LIMITS } from './request-limits'
import { accountAnswers } from './routes/account-answers'
import { addAnswerHeaders } from './routes/answer-headers'
import { addApiDescription } from './routes/api-description'
import { calculationAnswers } from './routes/calculation-answers'
import { addCalls } from './routes/call-routes'
import { catalogueAnswers } from './routes/catalogue-answers'
import { addBodyLimits } from './routes/body-limits'
import { addErrorAnswers, answerError } from './routes/error-answers'
import { addHealth } from './routes/health'
import { addLastAnswers } from './routes/last-answers'
import { projectAnswers } from './routes/project-answers'
import { sessionAnswers } from './routes/session-answers'
import type { ShellPlace } from './shell-page/page'
import { addShellFiles } from './shell-page/shell-files'

/** What the application needs of the world. */
export interface Parts extends EmbedParts {
  readonly accounts: AccountStore
  readonly attempts: AttemptStore
  readonly sessions: SessionStore
  readonly presence: ActivityParts['presence']
  readonly rooms: ActivityParts['rooms']
  readonly projects: ProjectStore
  readonly catalogue: CatalogueStore
  readonly passwords: Passwords
  readonly tokens: Tokens
  readonly post: Post
  readonly later: Later
  readonly publicOrigin: string
  readonly lease_ms: number
  readonly callLimit: CallLimit
  readonly isReady: () => Promise<boolean>
  /** Without it nothing is measured. */
  readonly metrics?: Metrics
  readonly shell: ShellPlace
  readonly logger: FastifyServerOptions['logger']
  readonly trustedProxy?: string
}

/** The whole application, ready to listen or to be asked by `inject`. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: parts.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    ...REQUEST_LIMITS,
    frameworkErrors: answerError,
    trustProxy: parts.trustedProxy ?? false,
    // Nothing is guessed and nothing dropped: NaN is refused, and what a newer client sends is kept (F42).
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, verbose: true } },
  }).withTypeProvider<TypeBoxTypeProvider>()
  // Answers leave as they are, with the fields that this version does not know.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  app.removeContentTypeParser('text/plain')
  addAnswerHeaders(app)
  addLastAnswers(app)
  logAnswers(app)
  addErrorAnswers(app)
  addBodyLimits(app)
  await app.register(cookie)
  await addApiDescription(app)
  addHealth(app, parts.isReady)
  if (parts.metrics !== undefined) addMetrics(app, parts.metrics)
  const activity = addActivity(app, parts)
  const sessions = tellingEnds(parts.sessions, activity.sessionsEnded)
  addCalls(
    app,
    {
      ...sessionAnswers({ ...parts, sessions }),
      ...accountAnswers({ ...parts, sessions }),
      ...projectAnswers(parts),
      ...catalogueAnswers(parts.catalogue),
      ...calculationAnswers(parts),
    },
    parts,
  )
  addEmbedCalls(app, parts)
  await addShellFiles(app, parts.shell)
  return app
}
