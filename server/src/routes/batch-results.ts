import { Readable } from 'node:stream'
import { Type } from '@sinclair/typebox'
import { BatchResultsQuery, FailureAnswer, Guid, isGuid, type BatchResult } from '@soundleaf/contracts'
import type { FastifyInstance } from 'fastify'
import type { StoredBatch, StoredSolve } from '../domain/batch/batch'
import { frontOf } from '../domain/batch/front'
import { findOwnBatch, type BatchParts } from '../domain/batch/own-batches'
import { outOfPlace } from '../domain/batch/read-batch'
import { refuse } from '../domain/refusal'
import { entitlementsOf } from '../domain/account/entitlements'
import { admit, type AdmissionDependencies } from './admit'
import { csvHead, csvLines } from './batch-csv'
import { sendFailure } from './failure-response'

/** Chunks that one look at the database brings: about 50 kB each. */
const CHUNKS_AT_ONCE = 10

interface Query {
  readonly format?: 'jsonl' | 'csv'
  readonly from?: string
  readonly only?: 'front' | undefined
}

/** A stream and no JSON, so that it stands beside the table of calls; who may have it is decided as for `getBatch`. */
export function addBatchResults(app: FastifyInstance, deps: BatchParts & AdmissionDependencies): void {
  app.get<{
    Params: { readonly id: string }
    Querystring: Query
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
      const { format = 'jsonl', only } = request.query
      if (only !== undefined && batch.value.solve === null)
        return sendFailure(reply, outOfPlace('only', only, 'be asked of a search').failure)
      const lines = linesOf(batch.value, { from: Number(request.query.from ?? 0), only }, deps)
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl; charset=utf-8')
        .header('content-disposition', `attachment; filename="batch-${batch.value.id}.${format}"`)
        .send(Readable.from(format === 'csv' ? csv(lines, batch.value) : jsonLines(lines)))
    },
  )
}

/** The lines of what was asked for, some at a time. */
function linesOf(
  batch: StoredBatch,
  { from, only }: Pick<Query, 'only'> & { readonly from: number },
  deps: BatchParts,
): AsyncGenerator<readonly string[]> {
  return only === 'front' && batch.solve !== null
    ? frontLines(batch, batch.solve, deps)
    : linesFrom(batch, from, 'lines', deps)
}

/** By their indices and not by a cursor, whose transaction would be open for as long as the slowest client reads. */
async function* linesFrom(
  { id }: StoredBatch,
  from: number,
  which: 'lines' | 'front',
  { batches }: BatchParts,
): AsyncGenerator<readonly string[]> {
  for (let next = from; ; ) {
    const chunks = await batches.readLines(id, next, CHUNKS_AT_ONCE, which)
    const last = chunks.at(-1)
    if (last === undefined) return
    // Each construction has a line, but few are of a front.
    for (const { first, lines } of chunks)
      yield which === 'lines' ? lines.split('\n').slice(Math.max(0, next - first)) : lines.split('\n')
    next = last.first + last.size
  }
}

/** The front of all chunks out of their own ones. */
async function* frontLines(
  batch: StoredBatch,
  solve: StoredSolve,
  deps: BatchParts,
): AsyncGenerator<readonly string[]> {
  let front: readonly BatchResult[] = []
  for await (const lines of linesFrom(batch, 0, 'front', deps)) {
    // Written by the worker, as BatchResults.
    const more = lines.map((line) => JSON.parse(line) as BatchResult)
    front = frontOf([...front, ...more], solve)
  }
  if (front.length > 0) yield front.map((result) => JSON.stringify(result))
}

async function* jsonLines(lines: AsyncGenerator<readonly string[]>): AsyncGenerator<string> {
  for await (const some of lines) yield `${some.join('\n')}\n`
}

async function* csv(lines: AsyncGenerator<readonly string[]>, batch: StoredBatch): AsyncGenerator<string> {
  yield csvHead(batch)
  for await (const some of lines) yield csvLines(some, batch)
}
