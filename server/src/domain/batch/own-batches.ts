import { randomUUID } from 'node:crypto'
import type { AddToBatchRequest, MakeBatchRequest } from '@soundleaf/contracts'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import { callersCatalogue } from '../catalogue/callers-catalogue'
import type { CatalogueStore } from '../catalogue/catalogue'
import type { OwnProductStore } from '../catalogue/own-product'
import type { Clock } from '../clock'
import { readLine } from '../read-line'
import { accept, refuse, type Decision } from '../refusal'
import type { OnBehalf } from '../session/session'
import { MOST_BATCHES, type BatchStore, type StoredBatch } from './batch'
import { chunksOf, outOfPlace, readBatch } from './read-batch'

export interface BatchParts {
  readonly batches: BatchStore
  readonly catalogue: CatalogueStore
  readonly ownProducts: OwnProductStore
  readonly clock: Clock
}

/** Takes constructions in, to be calculated while nobody waits; for licences with programs. */
export async function makeBatch(
  request: MakeBatchRequest,
  caller: OnBehalf,
  parts: BatchParts,
): Promise<Decision<StoredBatch>> {
  const { account } = caller
  const { batches, clock } = parts
  if (isTrialOver(account, clock())) return refuse('FreeTrialExpired')
  if (!entitlementsOf(account.licence).programs) return refuse('LicenceInsufficient')
  const name = readLine('name', request.name ?? '')
  if (!name.ok) return name
  const work = await readBatch(request, account, callersCatalogue(parts, caller))
  if (!work.ok) return work
  const { count, received, chunks, solve } = work.value
  const batch: StoredBatch = {
    ...{ id: randomUUID(), accountId: account.id, creationKey: request.creationKey ?? null },
    ...{ name: name.value, standard: account.evaluationStandard, fieldValues: request.fieldValues },
    ...{ sweep: request.sweep ?? null, solve, count, received, done: 0, failed: 0 },
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
  const { received, count, sweep, solve, state } = found.value
  const end = from + structures.length
  if (end <= received) return found
  const most = sweep === null && solve === null && state === 'Running' ? count : received
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
