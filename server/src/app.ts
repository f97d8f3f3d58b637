import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { addActivity, type ActivityDependencies } from './activity/activity-server'
import { notifyingSessionStore } from './activity/session-end-notifier'
import type { CatalogueStore } from './domain/catalogue/catalogue'
import type { AccountStore } from './domain/account/account'
import type { AccountDataDependencies } from './domain/account/account-data'
import type { ApiKeyStore } from './domain/api-key/api-key'
import type { BatchStore } from './domain/batch/batch'
import type { OwnProductStore } from './domain/catalogue/own-product'
import type { ResetDependencies } from './domain/account/reset-password'
import type { RevisionStore } from './domain/project/history'
import type { MeasuredCurveStore } from './domain/measured/measured-curve'
import type { LinkStore } from './domain/link/project-link'
import type { ProjectStore } from './domain/project/project'
import type { OutsideCalculator, RoomsCalculator } from './domain/rooms/calculate-rooms'
import type { SolveCalculator } from './domain/solve/solve'
import type { SweepCalculator } from './domain/sweep/sweep'
import type { Quota } from './domain/project/quota'
import type { WebhookDependencies } from './domain/webhook/webhook'
import type { MaterialDependencies } from './domain/material-meanings'
import type { PresetDependencies } from './domain/requirement-presets'
import { createHttpServer, type HttpServerOptions } from './http-server'
import { addMetrics, type Metrics } from './metrics'
import { accountHandlers } from './routes/account-handlers'
import { addApiDescription } from './routes/api-description'
import { apiKeyHandlers } from './routes/api-key-handlers'
import { batchHandlers } from './routes/batch-handlers'
import { addBatchResults } from './routes/batch-results'
import { calculationHandlers } from './routes/calculation-handlers'
import { addCalls, type CallDependencies } from './routes/call-routes'
import { catalogueHandlers } from './routes/catalogue-handlers'
import { addEmbedRoutes, type EmbedRouteDependencies } from './routes/embed-routes'
import { addHealth } from './routes/health'
import { historyHandlers } from './routes/history-handlers'
import { materialHandlers } from './routes/material-handlers'
import { measuredHandlers } from './routes/measured-handlers'
import { ownProductHandlers } from './routes/own-product-handlers'
import { projectFileHandlers, type ProjectFileDependencies } from './routes/project-file-handlers'
import { projectHandlers } from './routes/project-handlers'
import { projectLinkHandlers } from './routes/project-link-handlers'
import { requirementHandlers } from './routes/requirement-handlers'
import { roomsHandlers } from './routes/rooms-handlers'
import { secondFactorHandlers } from './routes/second-factor-handlers'
import { sessionHandlers } from './routes/session-handlers'
import { singleSignOnHandlers, type SingleSignOnRouteDependencies } from './routes/single-sign-on-handlers'
import { solveHandlers } from './routes/solve-handlers'
import { sweepHandlers } from './routes/sweep-handlers'
import { webhookHandlers } from './routes/webhook-handlers'
import type { ShellPlace } from './shell-page/page'
import { addShellFiles } from './shell-page/shell-files'

/** Everything outside the application that it works with. */
export interface AppDependencies
  extends CallDependencies,
    SingleSignOnRouteDependencies,
    ResetDependencies,
    Pick<AccountDataDependencies, 'auditEntries'>,
    Pick<ProjectFileDependencies, 'projectFiles'>,
    ActivityDependencies,
    PresetDependencies,
    MaterialDependencies,
    EmbedRouteDependencies,
    WebhookDependencies,
    Pick<HttpServerOptions, 'logger' | 'trustedProxy' | 'publicOrigin' | 'hstsSubdomains'> {
  readonly accounts: AccountStore
  readonly projects: ProjectStore
  readonly revisions: RevisionStore
  readonly links: LinkStore
  readonly quota: Quota
  readonly curves: MeasuredCurveStore
  readonly mostCurves: number
  readonly catalogue: CatalogueStore
  readonly rooms: RoomsCalculator
  readonly outside: OutsideCalculator
  readonly sweep: SweepCalculator
  readonly solve: SolveCalculator
  readonly ownProducts: OwnProductStore
  readonly apiKeys: ApiKeyStore
  readonly batches: BatchStore
  readonly isReady: () => Promise<boolean>
  /** Without it nothing is measured. */
  readonly metrics?: Metrics
  readonly shell: ShellPlace
  /** Gets the means to count the realtime connections. */
  readonly observeSockets?: (count: () => number) => void
}

/** The whole application, ready to listen, or to be called by `inject`. */
export async function buildApp(deps: AppDependencies): Promise<FastifyInstance> {
  const app = await createHttpServer(deps)
  await app.register(cookie)
  await addApiDescription(app)
  addHealth(app, deps.isReady)
  if (deps.metrics !== undefined) addMetrics(app, deps.metrics)
  const { notifySessionsEnded, count } = addActivity(app, deps)
  deps.observeSockets?.(count)
  const sessions = notifyingSessionStore(deps.sessions, notifySessionsEnded)
  addCalls(
    app,
    {
      ...sessionHandlers({ ...deps, sessions }),
      ...singleSignOnHandlers({ ...deps, sessions }),
      ...accountHandlers({ ...deps, sessions }),
      ...secondFactorHandlers(deps),
      ...projectHandlers(deps),
      ...historyHandlers(deps),
      ...projectFileHandlers(deps),
      ...projectLinkHandlers(deps),
      ...catalogueHandlers(deps),
      ...ownProductHandlers(deps),
      ...calculationHandlers(deps),
      ...measuredHandlers(deps),
      ...roomsHandlers(deps),
      ...requirementHandlers(deps),
      ...materialHandlers(deps),
      ...sweepHandlers(deps),
      ...apiKeyHandlers(deps),
      ...batchHandlers(deps),
      ...webhookHandlers(deps),
      ...solveHandlers(deps),
    },
    deps,
  )
  addBatchResults(app, deps)
  await addEmbedRoutes(app, deps)
  await addShellFiles(app, deps.shell)
  return app
}
