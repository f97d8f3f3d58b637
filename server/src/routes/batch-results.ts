import { Readable } from 'node:stream'
import { Type } from '@sinclair/typebox'
import { BatchResultsQuery, FailureAnswer, Guid, isGuid } from '@soundleaf/contracts'
import type { FastifyInstance } from 'fastify'
import type { BatchStore, StoredBatch } from '../domain/batch/batch'
import { findOwnBatch, type BatchParts } from '../domain/batch/own-batches'
import { refuse } from '../domain/refusal'
import { entitlementsOf } from '../domain/account/entitlements'
import { admit, type AdmissionDependencies } from './admit'
import { csvHead, csvLines } from './batch-csv'
import { sendFailure } from './failure-response'

/** Chunks that one look at the database brings: about 50 kB each. */
const CHUNKS_AT_ONCE = 10

/** A stream and no JSON, so that it stands beside the table of calls; who may have it is decided as for `getBatch`. */
export function addBatchResults(app: FastifyInstance, deps: BatchParts & AdmissionDependencies): void {
  app.get<{
    Params: { readonly id: string }
    Querystring: { readonly format?: 'jsonl' | 'csv'; readonly from?: string }
  }>(
    '/api/batches/:id/results',
    {
      schema: {
        operationId: 'batchResults',
        tags: ['batches'],
        security: [{ login: [] }, { key: ['Batches'] }],
        description:
          'The results that are there, a line for each construction in their order: JSON lines as BatchResult of the contract has them, or CSV with a head. Complete once the batch is Done.',
        params: Type.Object({ id: Guid }),
        querystring: Type.Object(BatchResultsQuery),
        response: { default: FailureAnswer },
      },
      onRequest: async (request, reply) => {
        if (!isGuid(request.params.id))
          return sendFailure(reply, refuse('IdNotGuid', { field: 'id' }).failure)
      },
    },
    async (request, reply) => {
      const caller = await admit(request, 'getBatch', deps)
      if (!caller.ok) return sendFailure(reply, caller.failure)
      if (!entitlementsOf(caller.value.account.licence).programs)
        return sendFailure(reply, refuse('LicenceInsufficient').failure)
      const batch = await findOwnBatch(request.params.id, caller.value, deps)
      if (!batch.ok) return sendFailure(reply, batch.failure)
      const { format = 'jsonl' } = request.query
      const from = Number(request.query.from ?? 0)
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl; charset=utf-8')
        .header('content-disposition', `attachment; filename="batch-${batch.value.id}.${format}"`)
        .send(
          Readable.from(format === 'csv' ? csv(batch.value, from, deps) : jsonLines(batch.value, from, deps)),
        )
    },
  )
}

/** By their indices and not by a cursor, whose transaction would be open for as long as the slowest client reads. */
async function* linesFrom(
  { id }: StoredBatch,
  from: number,
  { batches }: { readonly batches: BatchStore },
): AsyncGenerator<readonly string[]> {
  for (let next = from; ; ) {
    const chunks = await batches.readLines(id, next, CHUNKS_AT_ONCE)
    const last = chunks.at(-1)
    if (last === undefined) return
    for (const { first, lines } of chunks) yield lines.split('\n').slice(Math.max(0, next - first))
    next = last.first + last.size
  }
}

async function* jsonLines(batch: StoredBatch, from: number, deps: BatchParts): AsyncGenerator<string> {
  for await (const lines of linesFrom(batch, from, deps)) yield `${lines.join('\n')}\n`
}

async function* csv(batch: StoredBatch, from: number, deps: BatchParts): AsyncGenerator<string> {
  yield csvHead(batch)
  for await (const lines of linesFrom(batch, from, deps)) yield csvLines(lines, batch)
}
