import { batchAnswer, type BatchStore, type StoredBatch } from '../domain/batch/batch'
import { roomOf, type ActivitySockets } from './sockets'

/**
 * Tells the pages of accounts how far their batches are. Each process reads it for its own pages, since whoever works out
 * the batches may be on other machines; what has not changed is not told again.
 */
export function batchAnnouncer(io: ActivitySockets, batches: BatchStore): () => Promise<void> {
  /** What was told last, of those that were running then. */
  const told = new Map<string, StoredBatch>()

  function tell(batch: StoredBatch): void {
    if (told.get(batch.id)?.done === batch.done && batch.state === 'Running') return
    io.local.to(roomOf.account(batch.accountId)).emit('batch', batchAnswer(batch))
    if (batch.state === 'Running') told.set(batch.id, batch)
    else told.delete(batch.id)
  }

  return async () => {
    const here = new Set([...io.of('/').sockets.values()].map(({ data }) => data.caller.account.id))
    const running = await batches.listRunning([...here])
    const isRunning = new Set(running.map(({ id }) => id))
    for (const { id, accountId } of [...told.values()].filter((one) => !isRunning.has(one.id))) {
      const ended = here.has(accountId) ? await batches.find(id) : null
      if (ended === null) told.delete(id)
      else tell(ended)
    }
    for (const batch of running) tell(batch)
  }
}
