import { randomUUID } from 'node:crypto'
import { varied, type Construction, type Variation } from '@soundleaf/construction'
import {
  SOLVE_COSTS,
  type FieldValues,
  type Product,
  type SolveAnswer,
  type SolveCost,
  type SolvePoint,
  type SolveRequest,
  type Standard,
} from '@soundleaf/contracts'
import { solve, unmatched, type Choice, type Merits, type SolveState, type Tried } from '@soundleaf/engine'
import { sweepTask } from '../sweep/sweep-task'
import { amountsOf, costsOf, hundredths, statedCost } from './build-up-costs'
import { askedOf, marginOf, qualityOf, type SolvedNumber } from './solved-numbers'

/** A search, as plain data: it is worked out in another thread. */
export interface SolveTask
  extends Pick<SolveRequest, 'requirements' | 'limits' | 'first' | 'beyondUncertainty' | 'known'> {
  readonly construction: Construction
  readonly variations: readonly Variation[]
  /** Those that may be in it, by which it has a price. */
  readonly products: readonly Product[]
  readonly fieldValues: FieldValues
  readonly standard: Standard
  /** Which way the field values that are asked for get better, in the order of the requirements. */
  readonly fieldBetter: readonly ('higher' | 'lower')[]
  /** How many build-ups to predict. */
  readonly most: number
}

export type Solved = Omit<SolveAnswer, 'evaluationStandard' | 'engineVersion'>

/** Against the order of thicker and heavier predictions fall by some tenths of a dB, numbers without tenths by a whole. */
const SLACK_DB = { tenths: 0.5, whole: 1 }
/** A stated sum is rounded half up, so that it may be better than its tenths by so much. */
const ROUNDING_DB = 0.5

/** Goes on with a search until so many build-ups more are predicted, or it is over. A pure function but for new ids. */
export function solveTask(task: SolveTask): Solved {
  const { construction, requirements, limits, first, beyondUncertainty } = task
  const all = varied(construction, task.variations, randomUUID)
  const asked = requirements.map((one, at) => askedOf(one, task.fieldBetter[at] ?? 'higher'))
  const amounts = amountsOf(task.products)
  const costs = SOLVE_COSTS.filter(
    (cost) => cost === 'thickness' || cost === 'mass' || cost === first || limits[cost] !== undefined,
  )
  const sums = all.summing(costs.map((cost) => amounts[cost]))
  const known = new Map(task.known.map((tried) => [tried.choice.join(), tried.numbers]))
  const points: SolvePoint[] = []

  /** None where the build-up has no result. */
  function numbersFor(choice: Choice): readonly SolvedNumber[] {
    const before = known.get(choice.join())
    if (before !== undefined && (before.length === 0 || before.length === asked.length)) return before
    const built = all.build(choice)
    if (!built.ok) return []
    const numbers = predicted(built.value, task, asked)
    known.set(choice.join(), [...numbers])
    points.push(pointOf(choice))
    return numbers
  }

  function pointOf(choice: Choice): SolvePoint {
    const built = all.build(choice)
    const { thickness, mass, price, carbon } = costsOf(built.ok ? built.value : { components: [] }, amounts)
    return {
      choice: [...choice],
      numbers: known.get(choice.join()) ?? [],
      thickness,
      mass,
      price: statedCost(price),
      carbon: statedCost(carbon),
    }
  }

  const problem = {
    sizes: all.sizes,
    isScale: task.variations.map((variation) => 'values' in variation),
    start: all.now,
    leastCosts: (among: readonly (readonly number[])[]) => sums(among).map(hundredths),
    predict(choice: Choice): Tried | null {
      const numbers = numbersFor(choice)
      if (numbers.length === 0) return null
      const margins = asked.flatMap((one, at) => {
        const number = numbers[at]
        return number === undefined
          ? []
          : [marginOf(one, number) - (beyondUncertainty ? number.uncertainty : 0)]
      })
      return {
        meets: margins.every((margin) => margin >= 0),
        qualities: asked.map((one, at) => {
          const { tenths = Number.NaN, uncertainty = 0 } = numbers[at] ?? {}
          return qualityOf(one, tenths) - (beyondUncertainty ? uncertainty : 0)
        }),
      }
    },
  }
  const aims = {
    targets: asked.map((one) => qualityOf(one, one.required) - (one.hasTenths ? ROUNDING_DB : 0)),
    limits: costs.map((cost) => limits[cost] ?? Infinity),
    weights: costs.map((cost) => (cost === first ? 1 : 0)),
    slack: asked.map(({ hasTenths }) => (hasTenths ? SLACK_DB.tenths : SLACK_DB.whole)),
  }
  const state = until(solve(problem, aims), () => points.length >= task.most)
  return {
    combinations: all.sizes.reduce((count, size) => count * size, 1),
    share: state.share,
    isFirstKnown: state.isCheapestKnown,
    isDone: state.phase === 'done',
    points,
    front: statedFront(
      state.front.map(({ choice }) => pointOf(choice)),
      costs,
      (point) => asked.map((one, at) => qualityOf(one, point.numbers[at]?.value ?? Number.NaN)),
    ).toSorted((a, b) => (a[first] ?? Infinity) - (b[first] ?? Infinity)),
    misses: state.misses.map(({ found, limit }) => ({
      point: pointOf(found.choice),
      limit: limit === null ? null : (costs[limit] ?? null),
    })),
  }
}

function predicted(
  construction: Construction,
  { fieldValues, standard }: SolveTask,
  asked: readonly ReturnType<typeof askedOf>[],
): readonly SolvedNumber[] {
  const [swept] = sweepTask({ constructions: [construction], fieldValues, standard })
  const numbers = asked.flatMap((one) => (swept === undefined ? [] : (one.numberOf(swept) ?? [])))
  return numbers.length === asked.length ? numbers : []
}

/** The last state of a search, or the first after which it is enough. */
function until(search: Generator<SolveState, SolveState, undefined>, isEnough: () => boolean): SolveState {
  for (;;) {
    const { done, value } = search.next()
    if (done === true || isEnough()) return value
  }
}

/** A front by what is stated: a tenth of a dB is no reason for a thicker wall. */
function statedFront(
  points: readonly SolvePoint[],
  costs: readonly SolveCost[],
  qualities: (point: SolvePoint) => readonly number[],
): readonly SolvePoint[] {
  const items = points.map((point): Merits & { readonly point: SolvePoint } => ({
    point,
    costs: costs.map((cost) => point[cost] ?? Infinity),
    qualities: qualities(point),
  }))
  return unmatched(items).map(({ point }) => point)
}
