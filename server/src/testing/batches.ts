import { setTimeout as wait } from 'node:timers/promises'
import { isNull } from 'drizzle-orm'
import type { BatchAxis, BatchResult, MakeBatchRequest, Structure } from '@soundleaf/contracts'
import { localQueue } from '../batch-queue/local-queue'
import { batchWorker, type WorkerParts } from '../batch-worker/batch-worker'
import { resultLines } from '../batch-worker/result-lines'
import { batchStore } from '../storage/batch-store'
import { batchChunks } from '../storage/schema'
import { concrete, FIELD_VALUES } from './constructions'
import type { Person, TestApplication } from './test-application'

/** Concrete walls, each thicker than the one before by a millimetre. */
export const walls = (count: number, from_mm = 100): Structure[] =>
  Array.from({ length: count }, (_, at) => concrete(from_mm + at, 'SingleMassiveElementWall'))

export const listOf = (structures: Structure[], change: Partial<MakeBatchRequest> = {}) => ({
  body: { fieldValues: FIELD_VALUES, structures, ...change },
})

/** A wall of concrete with every combination of thickness and density. */
export function sweepOf(axes: readonly Partial<BatchAxis>[]): { body: MakeBatchRequest } {
  const structure = concrete(200, 'SingleMassiveElementWall')
  const componentId = structure.components[0]?.componentId ?? ''
  return {
    body: {
      fieldValues: FIELD_VALUES,
      sweep: { structure, axes: axes.map((axis) => ({ componentId, property: 'thickness', ...axis })) },
    },
  }
}

/** Works out everything that waits in a database, in this process and, unless told otherwise, one chunk after the other. */
export async function workOutAll(
  { database, clock }: Pick<TestApplication, 'database' | 'clock'>,
  changes: Partial<WorkerParts> = {},
): Promise<void> {
  const queue = localQueue(database.queries)
  const failures: unknown[] = []
  const worker = batchWorker(
    {
      queue,
      batches: batchStore(database, queue),
      threads: { run: (task) => Promise.resolve(resultLines(task)) },
      limit_s: 10,
      clock: clock.read,
      onError: (error) => failures.push(error),
      ...changes,
    },
    1,
  )
  while (
    failures.length === 0 &&
    (await database.queries.$count(batchChunks, isNull(batchChunks.doneAt))) > 0
  )
    await wait(5)
  await worker.close()
  if (failures.length > 0) throw failures[0]
}

/** The results of a batch as they are streamed. */
export async function results(
  { server, accessToken }: Person,
  id: string,
  query = '',
): Promise<{ status: number; type: string; text: string; lines: BatchResult[] }> {
  const { statusCode, payload, headers } = await server.app.inject({
    url: `/api/batches/${id}/results${query}`,
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const isJson = String(headers['content-type']).startsWith('application/jsonl')
  return {
    status: statusCode,
    type: String(headers['content-type']),
    text: payload,
    lines: isJson
      ? payload.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as BatchResult]))
      : [],
  }
}
