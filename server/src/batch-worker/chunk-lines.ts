import type { BatchStore, BegunChunk, ChunkResult } from '../domain/batch/batch'
import { refuse, type Refusal } from '../domain/refusal'
import type { BatchThreads } from './batch-threads'
import { refusedResult } from './refused-result'

/** Seconds that a whole chunk may take before its constructions are calculated one by one. */
const CHUNK_LIMIT_S = 60
/** As often a construction may be at work when a process ends; a process may end for other reasons. */
const MOST_SUSPICIONS = 2
/** As often a chunk is begun before it is set aside whole. */
export const MOST_ATTEMPTS = 10

export interface ChunkParts {
  readonly batches: Pick<BatchStore, 'setDoing'>
  readonly threads: Pick<BatchThreads, 'run'>
  /** Seconds that one construction may take. */
  readonly limit_s: number
}

/**
 * The lines of a chunk, with one for each of its constructions whatever becomes of it: one that throws, ends its thread or
 * does not end in time costs a line with the reason. Where an attempt before ended without a word, the constructions are
 * named before each, so that the one that ends processes is found and left out.
 */
export async function chunkLines(chunk: BegunChunk, parts: ChunkParts): Promise<ChunkResult> {
  const isFirst = chunk.attempts === 1
  if (isFirst) {
    try {
      return await parts.threads.run(taskOf(chunk, 0, chunk.size), CHUNK_LIMIT_S)
    } catch {
      // One of them; which one, the next lines find out.
    }
  }
  const lines: string[] = []
  const front: string[] = []
  let failed = 0
  for (let at = 0; at < chunk.size; at += 1) {
    const one = await oneLine(chunk, at, !isFirst, parts)
    lines.push(...one.lines)
    front.push(...one.front)
    failed += one.failed
  }
  return { lines, failed, front }
}

async function oneLine(
  chunk: BegunChunk,
  at: number,
  isNamed: boolean,
  { batches, threads, limit_s }: ChunkParts,
): Promise<ChunkResult> {
  const suspicions = chunk.suspects.filter((suspect) => suspect === at).length
  if (suspicions >= MOST_SUSPICIONS || chunk.attempts > MOST_ATTEMPTS)
    return setAside(chunk, at, refuse('CalculationCrashed').failure)
  if (isNamed) await batches.setDoing(chunk.id, at)
  try {
    return await threads.run(taskOf(chunk, at, 1), limit_s)
  } catch (error) {
    const { failure } = isAbort(error)
      ? refuse('CalculationTimedOut', { params: { limit_s } })
      : refuse('CalculationCrashed')
    return setAside(chunk, at, failure)
  }
}

function setAside({ first }: BegunChunk, at: number, refusal: Refusal): ChunkResult {
  return { lines: [JSON.stringify(refusedResult({ index: first + at }, refusal))], failed: 1, front: [] }
}

function taskOf(chunk: BegunChunk, at: number, size: number) {
  const { first, structures, sweep, solve, standard, fieldValues } = chunk
  return {
    ...{ sweep, solve, standard, fieldValues, size },
    first: first + at,
    structures: structures && structures.slice(at, at + size),
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'
