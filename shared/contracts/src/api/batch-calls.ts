import { AddToBatchRequest, Batch, BatchList, MakeBatchRequest, MAX_BATCH_PART_BYTES } from './batch'
import { Empty, Guid } from './primitives'

const id = { id: Guid }

/** The calls about batches: many constructions that are calculated while nobody waits; for the Full licence. */
export const BATCH_CALLS = {
  makeBatch: {
    method: 'POST',
    path: '/api/batches',
    authenticated: true,
    body: MakeBatchRequest,
    bodyLimit: MAX_BATCH_PART_BYTES,
    answer: Batch,
  },
  listBatches: { method: 'GET', path: '/api/batches', authenticated: true, answer: BatchList },
  getBatch: {
    method: 'GET',
    path: '/api/batches/{id}',
    authenticated: true,
    params: id,
    answer: Batch,
  },
  addToBatch: {
    method: 'PUT',
    path: '/api/batches/{id}/structures',
    authenticated: true,
    params: id,
    body: AddToBatchRequest,
    bodyLimit: MAX_BATCH_PART_BYTES,
    answer: Batch,
  },
  /** What is calculated already stays; the rest is left. */
  cancelBatch: {
    method: 'PUT',
    path: '/api/batches/{id}/cancel',
    authenticated: true,
    params: id,
    answer: Batch,
  },
  /** Removes a batch with its results. */
  deleteBatch: {
    method: 'DELETE',
    path: '/api/batches/{id}',
    authenticated: true,
    params: id,
    answer: Empty,
  },
} as const
