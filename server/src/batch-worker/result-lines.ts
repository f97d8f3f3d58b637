import { BEYOND_LIMITS, type BatchResult, type Structure } from '@soundleaf/contracts'
import { combinationAt, combined, readAxes } from '../domain/batch/axes'
import type { BegunChunk, ChunkResult } from '../domain/batch/batch'
import { frontOf } from '../domain/batch/front'
import { readTask } from '../domain/calculation/calculate'
import type { CalculationTask } from '../domain/calculation/calculator'
import { refuse, type Decision } from '../domain/refusal'
import { calculationInTenths } from '../domain/sweep/sweep-task'
import { buildUps } from './build-ups'
import { calculatedResult } from './calculated-result'
import { refusedResult } from './refused-result'

/** Constructions of a batch, as plain data: they are worked out in another thread. */
export type BatchTask = Pick<
  BegunChunk,
  'first' | 'size' | 'structures' | 'sweep' | 'solve' | 'standard' | 'fieldValues'
>

/** Works a task out. What is wrong with one construction costs its own line alone. */
export function resultLines(task: BatchTask): ChunkResult {
  const { first, size, solve } = task
  const resultOf = reader(task)
  const results = Array.from({ length: size }, (_, at) => resultOf(first + at))
  return {
    lines: results.map((result) => JSON.stringify(result)),
    failed: results.filter(isFailure).length,
    front: solve === null ? [] : frontOf(results, solve).map((result) => JSON.stringify(result)),
  }
}

/** What a limit rules out has no numbers either, and nothing is wrong with it. */
const isFailure = ({ result }: BatchResult) => result !== 'Success' && result !== BEYOND_LIMITS

/** What becomes of the constructions of a task, by their indices in the batch. */
function reader({
  structures,
  sweep,
  solve,
  first,
  fieldValues,
  standard,
}: BatchTask): (index: number) => BatchResult {
  // Batches are for the licence that sees all.
  const read = (structure: Structure | undefined): Decision<CalculationTask> =>
    readTask(
      { structures: structure === undefined ? [] : [structure], fieldValues },
      { licence: 'full', standard },
    )
  if (solve !== null) return buildUps(read(solve.structure), solve)
  if (sweep === null)
    return (index) => {
      const task = read(structures?.[index - first])
      return task.ok
        ? calculatedResult({ index }, calculationInTenths(task.value))
        : refusedResult({ index }, task.failure)
    }
  const base = read(sweep.structure)
  if (!base.ok) return (index) => refusedResult({ index }, base.failure)
  const axes = readAxes(base.value.construction, sweep.axes)
  if (!axes.ok) return (index) => refusedResult({ index }, axes.failure)
  return (index) => {
    const values = combinationAt(axes.value, index)
    const construction = combined(base.value.construction, axes.value, values)
    const place = { index, values: [...values] }
    return construction === null
      ? refusedResult(place, refuse('ConstructionInvalid').failure)
      : calculatedResult(place, calculationInTenths({ ...base.value, construction }))
  }
}
