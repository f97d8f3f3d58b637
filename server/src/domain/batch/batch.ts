import type {
  Batch,
  BatchSolve,
  BatchState,
  BatchSweep,
  FieldValues,
  Standard,
  Structure,
} from '@soundleaf/contracts'
import { DAY_MS } from '../clock'
import type { Search } from '../solve/read-search'

/** Constructions of one chunk: about a third of a second of a thread. */
export const CHUNK_SIZE = 100
/** Of one account, those that are over left out. */
export const MOST_BATCHES = 10
/** For how long a batch and its results are kept. */
export const BATCH_RETENTION_MS = 30 * DAY_MS

/** Many constructions that are calculated while nobody waits. */
export interface StoredBatch {
  readonly id: string
  readonly accountId: string
  readonly creationKey: string | null
  readonly name: string
  readonly standard: Standard
  readonly fieldValues: FieldValues
  /** Null for a list and for a search. */
  readonly sweep: BatchSweep | null
  /** Null for all else. */
  readonly solve: StoredSolve | null
  readonly count: number
  readonly received: number
  readonly done: number
  readonly failed: number
  readonly state: BatchState
  readonly createdAt: Date
  readonly finishedAt: Date | null
}

/** A search with the products as they were when it was asked for, so that all its lines are of the same. */
export interface StoredSolve extends BatchSolve, Pick<Search, 'products' | 'fieldBetter'> {}

/** What a worker takes at a time. */
export interface NewChunk {
  readonly id: string
  readonly first: number
  readonly size: number
  /** Of a list. */
  readonly structures: readonly Structure[] | null
}

/** A chunk that waits, as the queue knows it: the smallest turn is next. */
export interface WaitingChunk {
  readonly id: string
  readonly turn: number
}

/** A chunk as the worker gets it that begins it. */
export interface BegunChunk
  extends NewChunk,
    Pick<StoredBatch, 'standard' | 'fieldValues' | 'sweep' | 'solve'> {
  readonly batchId: string
  /** This one included. */
  readonly attempts: number
  /** Indices in the chunk that were being calculated when a process ended, as often as it did. */
  readonly suspects: readonly number[]
  /** The trace of the call that it came with. */
  readonly traceparent?: string | null
}

/** What becomes of a chunk: a JSON line for each construction, and how many of them failed. */
export interface ChunkResult {
  readonly lines: readonly string[]
  readonly failed: number
  /** Of a search: those lines that fit and are matched by no other of the chunk; else none. */
  readonly front: readonly string[]
}

/**
 * The rows are the truth about a batch: the queue only says who works on which chunk. Turns make it fair: a new chunk of an
 * account has the turn after its own last one, and never an earlier one than the chunks that wait, so that the chunks of
 * accounts alternate, however many each has.
 */
export interface BatchStore {
  /** Keeps a batch with its first chunks, unless its account has so many already that are not over. */
  create(
    batch: StoredBatch,
    chunks: readonly NewChunk[],
    most: number,
  ): Promise<StoredBatch | 'TooManyBatches'>
  /** Adds chunks to a batch that has received so many constructions; null when it has received another number. */
  add(id: string, received: number, chunks: readonly NewChunk[]): Promise<StoredBatch | null>
  find(id: string): Promise<StoredBatch | null>
  /** The newest first. */
  list(accountId: string): Promise<readonly StoredBatch[]>
  /** Those of the accounts that are running. */
  listRunning(accountIds: readonly string[]): Promise<readonly StoredBatch[]>
  /** Constructions of all running batches that are not done. */
  countWaiting(): Promise<number>
  /** Ends a running batch: the chunks that are not done are no more, and what somebody calculates of them is dropped. */
  cancel(id: string, now: Date): Promise<void>
  remove(id: string): Promise<void>
  /** Removes those that were made before a moment, a few at a time. */
  purge(createdBefore: Date): Promise<void>
  /** Begins an attempt; null when the chunk is done, or is no more. */
  begin(chunkId: string): Promise<BegunChunk | null>
  /** Says which construction of a chunk comes next, for the case that it ends the process. */
  setDoing(chunkId: string, index: number): Promise<void>
  /** Keeps the lines of a chunk, once: what comes second is left out. */
  finish(chunkId: string, result: ChunkResult, now: Date): Promise<void>
  /** Finished chunks in their order, from the one that has a construction's index on; with all their lines, or their fronts. */
  readLines(
    id: string,
    from: number,
    most: number,
    which: 'lines' | 'front',
  ): Promise<readonly FinishedChunk[]>
}

export interface FinishedChunk {
  readonly first: number
  readonly size: number
  /** JSON lines. */
  readonly lines: string
}

/** What its person is told of a batch. */
export function batchAnswer({
  id,
  name,
  count,
  received,
  done,
  failed,
  state,
  ...batch
}: StoredBatch): Batch {
  return {
    ...{ batchId: id, name, state, evaluationStandard: batch.standard },
    ...{ count, received, done, failed },
    createdDateUtc: batch.createdAt.toISOString(),
    finishedDateUtc: batch.finishedAt?.toISOString() ?? null,
    expiresDateUtc: new Date(batch.createdAt.getTime() + BATCH_RETENTION_MS).toISOString(),
  }
}
