import type { WaitingChunk } from '../domain/batch/batch'
import type { Queries } from '../storage/database'

/** A chunk that one worker has, and nobody else. */
export interface TakenChunk {
  readonly id: string
  /** It is over: done, or not to be done any more. */
  done(): Promise<void>
  /** Somebody has to try again. */
  release(): Promise<void>
}

/**
 * Gives chunks to workers, each to one at a time, the one with the smallest turn first. What is taken by a process that ends
 * comes back by itself. It may give a chunk twice, or one that is over: what counts stands in the rows.
 */
export interface BatchQueue {
  /** Inside the transaction that keeps the chunks: there is never one without the other. */
  put(chunks: readonly WaitingChunk[], transaction: Queries): Promise<void>
  /** Takes chunks out that nobody has taken, after their batch has ended. */
  drop(chunkIds: readonly string[]): Promise<void>
  /** The next chunk; null when there is none now. One call of a process at a time. */
  take(): Promise<TakenChunk | null>
  close(): Promise<void>
}
