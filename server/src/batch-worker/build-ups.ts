import { randomUUID } from 'node:crypto'
import { varied } from '@soundleaf/construction'
import { BEYOND_LIMITS, SOLVE_COSTS, type BatchResult } from '@soundleaf/contracts'
import { placesAt } from '../domain/batch/axes'
import type { StoredSolve } from '../domain/batch/batch'
import type { CalculationTask } from '../domain/calculation/calculator'
import { refuse, type Decision } from '../domain/refusal'
import { amountsOf, costsOf, statedCost } from '../domain/solve/build-up-costs'
import { readVariations } from '../domain/solve/read-variations'
import { askedOf, marginOf } from '../domain/solve/solved-numbers'
import { calculationInTenths } from '../domain/sweep/sweep-task'
import { calculatedResult } from './calculated-result'
import { NOTHING, refusedResult } from './refused-result'

/**
 * The results of a search's build-ups by their index in the batch, each held against what is required. What a limit rules
 * out is not predicted.
 */
export function buildUps(
  base: Decision<CalculationTask>,
  { variations, products, fieldBetter, requirements, limits, beyondUncertainty }: StoredSolve,
): (index: number) => BatchResult {
  if (!base.ok) return (index) => refusedResult({ index }, base.failure)
  const task = base.value
  const read = readVariations(task.construction, variations, products)
  if (!read.ok) return (index) => refusedResult({ index }, read.failure)
  const all = varied(task.construction, read.value, randomUUID)
  const amounts = amountsOf(products)
  const asked = requirements.map((one, at) => askedOf(one, fieldBetter[at] ?? 'higher'))

  return (index) => {
    const choice = placesAt(all.sizes, index)
    const built = all.build(choice)
    const known = { index, choice: [...choice], fits: false }
    if (!built.ok) return refusedResult(known, refuse('ConstructionInvalid').failure)
    const costs = costsOf(built.value, amounts)
    const place = { ...known, price: statedCost(costs.price), carbon: statedCost(costs.carbon) }
    if (SOLVE_COSTS.some((cost) => costs[cost] > (limits[cost] ?? Infinity))) {
      const { thickness, mass } = costs
      return { ...place, result: BEYOND_LIMITS, ...NOTHING, totalThickness: thickness, surfaceMass: mass }
    }
    const calculation = calculationInTenths({ ...task, construction: built.value })
    const result = calculatedResult(place, calculation)
    if (result.result !== 'Success') return result
    const margins = asked.flatMap((one) => {
      const number = one.numberOf(calculation)
      return number === null ? [] : [{ margin: marginOf(one, number), uncertainty: number.uncertainty }]
    })
    const fits =
      margins.length === asked.length &&
      margins.every(({ margin, uncertainty }) => margin >= (beyondUncertainty ? uncertainty : 0))
    return { ...result, fits, margins }
  }
}
