import type { BatchResult } from '@soundleaf/contracts'
import type { BegunChunk } from '../domain/batch/batch'
import { walls } from '../testing/batches'
import { FIELD_VALUES } from '../testing/constructions'
import { chunkLines, MOST_ATTEMPTS, type ChunkParts } from './chunk-lines'
import { resultLines, type BatchTask } from './result-lines'

const chunk = (change: Partial<BegunChunk> = {}): BegunChunk => ({
  ...{ id: 'chunk', batchId: 'batch', first: 300, size: 5, structures: walls(5), sweep: null, solve: null },
  ...{ standard: 'Iso', fieldValues: FIELD_VALUES, attempts: 1, suspects: [] },
  ...change,
})

/** Threads that end over one construction, by its index. */
function threads(poison: number, end: (task: BatchTask) => Promise<never>) {
  const tasks: BatchTask[] = []
  return {
    tasks,
    run(task: BatchTask) {
      tasks.push(task)
      const hasPoison = task.first <= poison && poison < task.first + task.size
      return hasPoison ? end(task) : Promise.resolve(resultLines(task))
    },
  }
}

async function linesOf(some: BegunChunk, parts: Partial<ChunkParts>) {
  const batches = { setDoing: () => Promise.resolve() }
  const { lines, failed } = await chunkLines(some, {
    batches,
    threads: threads(-1, dies),
    limit_s: 10,
    ...parts,
  })
  return { failed, results: lines.map((line) => JSON.parse(line) as BatchResult) }
}

const dies = () => Promise.reject(new Error('The thread ended'))
const neverEnds = () =>
  Promise.reject(Object.assign(new Error('The task was aborted'), { name: 'AbortError' }))

test('[BEY-16] a chunk is one piece of work as long as nothing is wrong', async () => {
  const healthy = threads(-1, dies)
  const { results, failed } = await linesOf(chunk(), { threads: healthy })
  expect(results.map(({ index }) => index)).toEqual([300, 301, 302, 303, 304])
  expect([failed, healthy.tasks.length]).toEqual([0, 1])
})

test.each([
  ['ends its thread', dies, 'CalculationCrashed'],
  ['does not end', neverEnds, 'CalculationTimedOut'],
])('[BEY-16] a construction that %s costs one line, with the reason', async (_, end, reason) => {
  const { results, failed } = await linesOf(chunk(), { threads: threads(302, end) })
  expect(results.map(({ index }) => index)).toEqual([300, 301, 302, 303, 304])
  expect(results.map(({ result }) => result)).toEqual(['Success', 'Success', reason, 'Success', 'Success'])
  expect(results[2]?.message).not.toBe('')
  expect(failed).toBe(1)
})

test('[BEY-16] after an attempt that ended without a word each construction is named before it is calculated', async () => {
  const named: number[] = []
  const batches = { setDoing: (_: string, at: number) => Promise.resolve(void named.push(at)) }
  await linesOf(chunk({ attempts: 2, suspects: [3] }), { batches })
  expect(named).toEqual([0, 1, 2, 3, 4])
})

test('[BEY-16] one that was at work twice when its process ended is left out, and is not begun again', async () => {
  const healthy = threads(-1, dies)
  const { results } = await linesOf(chunk({ attempts: 4, suspects: [3, 1, 3] }), { threads: healthy })
  expect(results.map(({ result }) => result === 'Success')).toEqual([true, true, true, false, true])
  expect(healthy.tasks.map(({ first }) => first)).not.toContain(303)
})

test('[BEY-16] a chunk that never comes to an end is set aside whole', async () => {
  const { results, failed } = await linesOf(chunk({ attempts: MOST_ATTEMPTS + 1 }), {})
  expect(new Set(results.map(({ result }) => result))).toEqual(new Set(['CalculationCrashed']))
  expect(failed).toBe(5)
})
