import { batchAnswer } from '../domain/batch/batch'
import {
  addToBatch,
  cancelBatch,
  deleteBatch,
  findOwnBatch,
  makeBatch,
  type BatchParts,
} from '../domain/batch/own-batches'
import { accept, mapped } from '../domain/refusal'
import type { CallHandlers } from './call-handlers'

export function batchHandlers(deps: BatchParts) {
  return {
    makeBatch: async ({ body, caller }) => mapped(await makeBatch(body, caller, deps), batchAnswer),
    listBatches: async ({ caller }) =>
      accept({ batches: (await deps.batches.list(caller.account.id)).map(batchAnswer) }),
    getBatch: async ({ params, caller }) => mapped(await findOwnBatch(params.id, caller, deps), batchAnswer),
    addToBatch: async ({ params, body, caller }) =>
      mapped(await addToBatch(params.id, body, caller, deps), batchAnswer),
    cancelBatch: async ({ params, caller }) =>
      mapped(await cancelBatch(params.id, caller, deps), batchAnswer),
    deleteBatch: ({ params, caller }) => deleteBatch(params.id, caller, deps),
  } satisfies Partial<CallHandlers>
}
