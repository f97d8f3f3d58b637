import { randomUUID } from 'node:crypto'
import {
  MAX_BATCH,
  type AddToBatchRequest,
  type BatchSweep,
  type MakeBatchRequest,
  type Structure,
} from '@soundleaf/contracts'
import type { Account } from '../account/account'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import { readTask } from '../calculation/calculate'
import type { Clock } from '../clock'
import { readLine } from '../read-line'
import { accept, refuse, type Decision } from '../refusal'
import type { OnBehalf } from '../session/session'
import { countOf, readAxes } from './axes'
import { CHUNK_SIZE, MOST_BATCHES, type BatchStore, type NewChunk, type StoredBatch } from './batch'

export interface BatchParts {
  readonly batches: BatchStore
  readonly clock: Clock
}

/** Takes constructions in, to be calculated while nobody waits; for licences with programs. */
export async function makeBatch(
  request: MakeBatchRequest,
  { account }: OnBehalf,
  { batches, clock }: BatchParts,
): Promise<Decision<StoredBatch>> {
  if (isTrialOver(account, clock())) return refuse('FreeTrialExpired')
  if (!entitlementsOf(account.licence).programs) return refuse('LicenceInsufficient')
  const name = readLine('name', request.name ?? '')
  if (!name.ok) return name
  const work = readBatch(request, account)
  if (!work.ok) return work
  const { count, received, chunks } = work.value
  const batch: StoredBatch = {
    ...{ id: randomUUID(), accountId: account.id, creationKey: request.creationKey ?? null },
    ...{ name: name.value, standard: account.evaluationStandard, fieldValues: request.fieldValues },
    ...{ sweep: request.sweep ?? null, count, received, done: 0, failed: 0 },
    ...{ state: 'Running', createdAt: clock(), finishedAt: null },
  }
  const made = await batches.create(batch, chunks, MOST_BATCHES)
  return made === 'TooManyBatches'
    ? refuse('TooManyBatches', { params: { max: MOST_BATCHES } })
    : accept(made)
}

/** Takes the next constructions of a list in. A part that is there already changes nothing: its answer may have been lost. */
export async function addToBatch(
  id: string,
  { from, structures }: AddToBatchRequest,
  caller: OnBehalf,
  parts: BatchParts,
): Promise<Decision<StoredBatch>> {
  const found = await findOwnBatch(id, caller, parts)
  if (!found.ok) return found
  const { received, count, sweep, state } = found.value
  const end = from + structures.length
  if (end <= received) return found
  const most = sweep === null && state === 'Running' ? count : received
  if (end > most) return outOfPlace('structures', structures.length, `end at ${most}, the batch's count`)
  if (from !== received) return outOfPlace('from', from, `be ${received}, as many as are there`)
  const added = await parts.batches.add(id, received, chunksOf(structures, received))
  // Another call has added something in the same moment; which of both it was, the next one learns.
  return added === null ? outOfPlace('from', from, 'be as many as are there') : accept(added)
}

/** The caller's own batch. Another person's and an unknown one are both "not found". */
export async function findOwnBatch(
  id: string,
  { account }: OnBehalf,
  { batches }: BatchParts,
): Promise<Decision<StoredBatch>> {
  const batch = await batches.find(id)
  return batch?.accountId === account.id ? accept(batch) : refuse('NotFound')
}

/** Leaves what is not calculated yet. Again it is the same: the answer may have been lost. */
export async function cancelBatch(
  id: string,
  caller: OnBehalf,
  parts: BatchParts,
): Promise<Decision<StoredBatch>> {
  const found = await findOwnBatch(id, caller, parts)
  if (!found.ok || found.value.state !== 'Running') return found
  await parts.batches.cancel(id, parts.clock())
  return findOwnBatch(id, caller, parts)
}

export async function deleteBatch(
  id: string,
  caller: OnBehalf,
  parts: BatchParts,
): Promise<Decision<Record<string, never>>> {
  const found = await cancelBatch(id, caller, parts)
  if (!found.ok) return found
  await parts.batches.remove(id)
  return accept({})
}

interface Work extends Pick<StoredBatch, 'count' | 'received'> {
  readonly chunks: readonly NewChunk[]
}

/** The constructions of a request, in chunks. */
export function readBatch(
  request: MakeBatchRequest,
  account: Pick<Account, 'licence' | 'evaluationStandard'>,
): Decision<Work> {
  return request.sweep === undefined ? readList(request) : readSweep(request.sweep, request, account)
}

/** What breaks a rule is a line of the results with its reason, so that one construction does not stop the others. */
function readList({ structures = [], count = structures.length }: MakeBatchRequest): Decision<Work> {
  if (count === 0) return refuse('FieldMissing', { params: { name: 'structures' }, field: 'structures' })
  if (structures.length > count)
    return outOfPlace('count', count, `be at least ${structures.length}, as many as there are structures`)
  return accept({ count, received: structures.length, chunks: chunksOf(structures, 0) })
}

function readSweep(
  { structure, axes }: BatchSweep,
  { fieldValues }: MakeBatchRequest,
  { licence, evaluationStandard: standard }: Pick<Account, 'licence' | 'evaluationStandard'>,
): Decision<Work> {
  const task = readTask({ structures: [structure], fieldValues }, { licence, standard })
  if (!task.ok) return task
  const read = readAxes(task.value.construction, axes)
  if (!read.ok) return read
  const count = countOf(read.value)
  if (count > MAX_BATCH)
    return refuse('BatchTooLarge', { params: { max: MAX_BATCH, count }, field: 'sweep.axes' })
  const chunks = firstsOf(count).map((first) => ({
    ...{ id: randomUUID(), first, size: Math.min(CHUNK_SIZE, count - first) },
    structures: null,
  }))
  return accept({ count, received: count, chunks })
}

const chunksOf = (structures: readonly Structure[], from: number): readonly NewChunk[] =>
  firstsOf(structures.length).map((at) => {
    const own = structures.slice(at, at + CHUNK_SIZE)
    return { id: randomUUID(), first: from + at, size: own.length, structures: own }
  })

const firstsOf = (count: number): readonly number[] =>
  Array.from({ length: Math.ceil(count / CHUNK_SIZE) }, (_, chunk) => chunk * CHUNK_SIZE)

const outOfPlace = (field: string, found: number, rule: string) =>
  refuse('FieldInvalid', { params: { name: field, found: String(found), rule }, field })
