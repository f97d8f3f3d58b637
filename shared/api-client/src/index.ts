export type { Activity, ActivitySocket, OpenSocket } from './activity'
export { createApiClient } from './api-client'
export type { ApiClientOptions, Resumption, ShellClient } from './api-client'
export { apiPath } from './api-path'
