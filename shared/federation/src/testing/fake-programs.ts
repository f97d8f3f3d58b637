import type { ApiKey, Outcome } from '@soundleaf/contracts'
import { sampleAnswer } from '@soundleaf/contracts/samples'
import type { FakeAnswers } from './fake-api'
import { failure } from './fake-failure'

const ok = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })

type ProgramCalls =
  | 'listApiKeys'
  | 'makeApiKey'
  | 'revokeApiKey'
  | 'makeBatch'
  | 'listBatches'
  | 'getBatch'
  | 'addToBatch'
  | 'cancelBatch'
  | 'deleteBatch'

/** Keeps API keys in memory; batches are samples. */
export function fakePrograms(newId: () => string): Pick<FakeAnswers, ProgramCalls> {
  const keys = new Map<string, ApiKey>()
  return {
    listApiKeys: () => ok({ keys: [...keys.values()].reverse() }),
    makeApiKey({ body: { name, scopes, days } }) {
      const made = sampleAnswer('makeApiKey')
      const expiresDateUtc = new Date(
        Date.parse(made.apiKey.createdDateUtc) + days * 86_400_000,
      ).toISOString()
      const apiKey: ApiKey = { ...made.apiKey, id: newId(), name, scopes, expiresDateUtc }
      keys.set(apiKey.id, apiKey)
      return ok({ ...made, apiKey })
    },
    revokeApiKey: ({ params }) => (keys.delete(params.id) ? ok({}) : failure('revokeApiKey', 'NotFound')),
    makeBatch: () => ok(sampleAnswer('makeBatch')),
    listBatches: () => ok(sampleAnswer('listBatches')),
    getBatch: () => ok(sampleAnswer('getBatch')),
    addToBatch: () => ok(sampleAnswer('addToBatch')),
    cancelBatch: () => ok(sampleAnswer('cancelBatch')),
    deleteBatch: () => ok({}),
  }
}
