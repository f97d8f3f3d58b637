import { Piscina } from 'piscina'
import type { ChunkResult } from '../domain/batch/batch'
import { SECOND_MS } from '../domain/clock'
import type { BatchTask } from './result-lines'

export interface BatchThreads {
  /** Works a task out; rejects when its thread ends over it, or it takes longer than so many seconds. */
  run(task: BatchTask, limit_s: number): Promise<ChunkResult>
  close(): Promise<void>
}

/** Threads of their own for batches, which are there while there is something to do. `workerFile` is the built thread. */
export function batchThreads(workerFile: string, threads: number): BatchThreads {
  const pool = new Piscina<BatchTask, ChunkResult>({
    filename: workerFile,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 10 * SECOND_MS,
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  })
  return {
    run: (task, limit_s) => pool.run(task, { signal: AbortSignal.timeout(limit_s * SECOND_MS) }),
    close: () => pool.close({ force: true }),
  }
}
