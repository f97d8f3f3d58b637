import type { CallFailure } from '@soundleaf/contracts'
import { createApiClient, type ApiClientOptions, type ShellClient } from '../api-client'
import { fakeServer, settle, type FakeServer } from './fake-server'

export const TAB_ID = '11111111-1111-4111-8111-111111111111'
export const REFRESH = 'POST /api/authorize/refreshtoken'
export const LOGIN = 'POST /api/authorize/login'

export interface Stage {
  readonly server: FakeServer
  readonly client: ShellClient
  readonly failures: readonly CallFailure[]
  /** How often the client said that the session had ended. */
  readonly ends: () => number
}

export function stage(options: Partial<ApiClientOptions> = {}): Stage {
  const server = fakeServer()
  const failures: CallFailure[] = []
  let ends = 0
  const client = createApiClient({
    baseUrl: '',
    tabId: TAB_ID,
    adapter: server.adapter,
    onFailure: (failure) => void failures.push(failure),
    onEnd: () => void (ends += 1),
    ...options,
  })
  return { server, client, failures, ends: () => ends }
}

export const tokenAnswer = (accessToken: string, expiresIn = 600) => ({
  accessToken,
  refreshToken: '',
  expiresIn,
})

/** A stage on which someone has logged in with the token `first`. */
export async function signedIn(options: Partial<ApiClientOptions> = {}): Promise<Stage> {
  const made = stage(options)
  const login = made.client.login({ email: 'full@example.com', password: 'soundleaf-demo' })
  await settle()
  made.server.waiting()[0]?.answer(200, { id: TAB_ID, ...tokenAnswer('first') })
  await login
  return made
}

/** Answers the refresh that waits. */
export function answerRefresh({ server }: Stage, status: number, content: unknown): void {
  const refresh = server.waiting().find(({ line }) => line === REFRESH)
  if (refresh === undefined) throw new Error('No refresh waits.')
  refresh.answer(status, content)
}
