import type { BatchResult } from '@soundleaf/contracts'
import { ENGINE_VERSION } from '@soundleaf/engine'
import { combinationAt, combined, readAxes } from '../domain/batch/axes'
import type { BegunChunk } from '../domain/batch/batch'
import { readTask } from '../domain/calculation/calculate'
import type { CalculationTask } from '../domain/calculation/calculator'
import { accept, refuse, type Decision, type Refusal } from '../domain/refusal'
import { calculationInTenths } from '../domain/sweep/sweep-task'
import { writeValidation } from '../routes/calculation-to-wire'
import { failureResponse } from '../routes/failure-response'

/** Constructions of a batch, as plain data: they are worked out in another thread. */
export type BatchTask = Pick<
  BegunChunk,
  'first' | 'size' | 'structures' | 'sweep' | 'standard' | 'fieldValues'
>

/** A JSON line for each construction of a task, and how many of them have no numbers. */
export interface ResultLines {
  readonly lines: readonly string[]
  readonly failed: number
}

/** Works a task out. What is wrong with one construction costs its own line alone. */
export function resultLines(task: BatchTask): ResultLines {
  const constructionAt = reader(task)
  const results = Array.from({ length: task.size }, (_, at) => {
    const { values, read } = constructionAt(at)
    const place = { index: task.first + at, ...(values !== undefined && { values: [...values] }) }
    return read.ok ? calculatedResult(place, read.value) : refusedResult(place, read.failure)
  })
  return {
    lines: results.map((result) => JSON.stringify(result)),
    failed: results.filter(({ result }) => result !== 'Success').length,
  }
}

type Place = Pick<BatchResult, 'index' | 'values'>

interface Item {
  /** Of a sweep. */
  readonly values?: readonly number[]
  readonly read: Decision<CalculationTask>
}

/** How the constructions of a task are read, by their place in it. */
function reader({ structures, sweep, first, ...rest }: BatchTask): (at: number) => Item {
  const { fieldValues, standard } = rest
  // Batches are for the licence that sees all.
  const read = (structure: NonNullable<BatchTask['structures']>[number] | undefined) =>
    readTask(
      { structures: structure === undefined ? [] : [structure], fieldValues },
      { licence: 'full', standard },
    )
  if (sweep === null) return (at) => ({ read: read(structures?.[at]) })
  const base = read(sweep.structure)
  if (!base.ok) return () => ({ read: base })
  const axes = readAxes(base.value.construction, sweep.axes)
  if (!axes.ok) return () => ({ read: axes })
  return (at) => {
    const values = combinationAt(axes.value, first + at)
    const construction = combined(base.value.construction, axes.value, values)
    return {
      values,
      read: construction === null ? refuse('ConstructionInvalid') : accept({ ...base.value, construction }),
    }
  }
}

const NOTHING = {
  ratings: {},
  ...{ surfaceMass: null, totalThickness: null, airborne: null, impact: null },
  ...{ airborneFieldEstimation: null, impactFieldEstimation: null },
  engineVersion: ENGINE_VERSION,
} as const satisfies Partial<BatchResult>

function calculatedResult(place: Place, task: CalculationTask): BatchResult {
  const { validation, ratings, spectra, field, ...numbers } = calculationInTenths(task)
  const { result, message, componentIds } = writeValidation(validation)
  if (result !== 'Success') return { ...place, result, message, componentIds, ...NOTHING }
  return {
    ...place,
    result,
    ratings: Object.fromEntries(ratings.map(({ id, value }) => [id, value])),
    surfaceMass: numbers.surfaceMass_kgm2,
    totalThickness: numbers.totalThickness_mm,
    airborne: spectra.airborne.values_db && [...spectra.airborne.values_db],
    impact: spectra.impact.values_db && [...spectra.impact.values_db],
    airborneFieldEstimation: field.airborne?.value_db ?? null,
    impactFieldEstimation: field.impact?.value_db ?? null,
    engineVersion: numbers.engineVersion,
  }
}

/** The result of a construction that has no numbers. */
export function refusedResult(place: Place, refusal: Refusal): BatchResult {
  const { code, reason, message, componentIds = [] } = failureResponse(refusal).body
  return { ...place, result: reason ?? code, message, componentIds: [...componentIds], ...NOTHING }
}
