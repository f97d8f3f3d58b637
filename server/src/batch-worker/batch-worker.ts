import { setTimeout as wait } from 'node:timers/promises'
import type { BatchQueue, TakenChunk } from '../batch-queue/batch-queue'
import type { BatchStore, BegunChunk } from '../domain/batch/batch'
import { SECOND_MS, type Clock } from '../domain/clock'
import { inSpan, inTraceOf } from '../tracing/spans'
import { chunkLines, type ChunkParts } from './chunk-lines'

/** How long it waits when there is nothing to do, and when the database did not do what it was asked. */
const IDLE_MS = SECOND_MS / 2
const AWAY_MS = SECOND_MS

export interface WorkerParts extends ChunkParts {
  readonly queue: BatchQueue
  readonly batches: Pick<BatchStore, 'begin' | 'setDoing' | 'finish'>
  readonly clock: Clock
  /** Of the database, as a rule: the worker goes on. */
  readonly onError: (error: unknown) => void
}

export interface BatchWorker {
  /** Takes nothing new, and waits for the chunks that are being calculated. */
  close(): Promise<void>
}

/** Takes chunks and works them out, as many at once as there are threads, until it is closed. */
export function batchWorker(parts: WorkerParts, atOnce: number): BatchWorker {
  const { queue, onError } = parts
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const pause = (time_ms: number) =>
    wait(time_ms, undefined, { signal: stopping.signal }).catch(() => undefined)

  function start(taken: TakenChunk): void {
    const work: Promise<void> = workOut(taken, parts)
      .catch((error: unknown) => {
        onError(error)
        // Its place stays taken for a while, since the next one would fare no better.
        return pause(AWAY_MS)
      })
      .finally(() => running.delete(work))
    running.add(work)
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (running.size >= atOnce) {
        await Promise.race(running)
        continue
      }
      try {
        const taken = await queue.take()
        if (taken === null) await pause(IDLE_MS)
        else start(taken)
      } catch (error) {
        onError(error)
        await pause(AWAY_MS)
      }
    }
    await Promise.all(running)
  }

  const looping = loop()
  return {
    close() {
      stopping.abort()
      return looping
    },
  }
}

/** A chunk from its beginning to its lines in the database; whatever goes wrong, somebody tries again. */
async function workOut(taken: TakenChunk, parts: WorkerParts): Promise<void> {
  const { batches, onError } = parts
  try {
    const chunk = await batches.begin(taken.id)
    if (chunk !== null) await inTraceOf(chunk.traceparent ?? undefined, () => calculate(chunk, parts))
    await taken.done()
  } catch (error) {
    await taken.release().catch(onError)
    throw error
  }
}

/** The piece of a batch's trace that a worker adds, in whatever process it runs. */
function calculate(chunk: BegunChunk, parts: WorkerParts): Promise<void> {
  const about = { 'soundleaf.constructions': chunk.size, 'soundleaf.attempt': chunk.attempts }
  return inSpan('calculate a chunk', about, async () => {
    await parts.batches.finish(chunk.id, await chunkLines(chunk, parts), parts.clock())
  })
}
