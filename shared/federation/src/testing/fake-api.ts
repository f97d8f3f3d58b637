import { isGuid } from '@soundleaf/contracts'
import type {
  ApiClient,
  CallAnswer,
  CallOptions,
  CallRequest,
  Outcome,
  RemoteCallName,
} from '@soundleaf/contracts'
import { failure } from './fake-failure'

/** How each call is answered; what is not given is answered from memory and samples. */
export type FakeAnswers = {
  readonly [Name in RemoteCallName]: (
    request: CallRequest<Name>,
  ) => Outcome<CallAnswer<Name>> | Promise<Outcome<CallAnswer<Name>>>
}

/** One call as a remote made it. */
export interface RecordedCall {
  readonly name: RemoteCallName
  readonly request: unknown
}

/** The password that every fake account refuses. */
export const WRONG_PASSWORD = 'wrong'

interface FakeApiOptions {
  readonly answers: FakeAnswers
  readonly onCall: (call: RecordedCall) => void
  readonly onLogin: (email: string) => void
}

/** A client without a server: the same outcomes for a refused id, an abort and a wrong password as the real one. */
export function fakeApi({ answers, onCall, onLogin }: FakeApiOptions): ApiClient {
  return {
    async call(name, request, options) {
      if (hasForeignId(request)) return failure(name, 'RefusedAddress')
      if (isAborted(options)) return failure(name, 'Aborted')
      onCall({ name, request })
      const outcome = await answers[name](request)
      return isAborted(options) ? failure(name, 'Aborted') : outcome
    },
    login({ email, password }) {
      if (password === WRONG_PASSWORD) return Promise.resolve(failure('login', 'InvalidCredentials'))
      onLogin(email)
      return Promise.resolve({ ok: true, value: null })
    },
  }
}

const isAborted = (options?: CallOptions): boolean => options?.signal?.aborted ?? false

function hasForeignId(request: object): boolean {
  if (!('params' in request)) return false
  const { params } = request
  return (
    typeof params === 'object' &&
    params !== null &&
    'id' in params &&
    !(typeof params.id === 'string' && isGuid(params.id))
  )
}
