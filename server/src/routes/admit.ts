import type { FastifyRequest } from 'fastify'
import { isApiKey } from '../domain/api-key/api-key'
import { authenticateKey, type KeyDependencies } from '../domain/api-key/authenticate-key'
import { accept, type Decision } from '../domain/refusal'
import { authenticate, type AuthenticationDependencies } from '../domain/session/authenticate'
import type { CallLimit } from '../domain/session/call-limit'
import type { Caller, OnBehalf } from '../domain/session/session'
import { bearerToken } from './bearer-token'
import { weightOf } from './body-limits'

export interface AdmissionDependencies extends AuthenticationDependencies, KeyDependencies {
  readonly callLimit: CallLimit
}

/** Who calls: a person with their session, or a program of theirs with a key. */
export type Admitted = Caller | (OnBehalf & { readonly keyId: string })

/** Calls that a page makes by itself. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['connectedUsers', 'logout'])

/** Lets a caller in to a call that needs one: who it is, and how often they have called. */
export async function admit(
  request: FastifyRequest,
  call: string,
  deps: AdmissionDependencies,
): Promise<Decision<Admitted>> {
  const token = bearerToken(request)
  const caller: Decision<Admitted> =
    token !== null && isApiKey(token)
      ? await authenticateKey(token, call, deps)
      : await authenticate(token, OF_THE_PAGE.has(call) ? 'page' : 'person', deps)
  if (!caller.ok) return caller
  const counted = deps.callLimit(caller.value.account.id, deps.clock(), weightOf(request))
  return counted.ok ? accept(caller.value) : counted
}
