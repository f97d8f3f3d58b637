import { optionOrders, type OptionOrder } from './option-order'
import {
  paretoSearch,
  type Aims,
  type Choice,
  type Found,
  type SearchState,
  type Space,
  type Tried,
} from './pareto-search'

/** What may be chosen, and what each choice costs and gives. */
export interface Problem {
  /** How many options each coordinate has, at least one. */
  readonly sizes: readonly number[]
  /** Whether the options of a coordinate rise one by one, as thicknesses do and products do not. */
  readonly isScale: readonly boolean[]
  /** What is there now, or what comes nearest to it. */
  readonly start: Choice
  /** The least of each cost where each coordinate has one of these options, without a prediction. */
  leastCosts(among: readonly (readonly number[])[]): readonly number[]
  /** Predicts a choice; null where that cannot be. It is asked once for each. */
  predict(choice: Choice): Tried | null
}

/** What comes near where nothing fits. */
export interface Miss {
  readonly found: Found
  /** The only limit that it does not keep, by its place; null for what misses the qualities least within all of them. */
  readonly limit: number | null
}

export interface SolveState {
  readonly phase: 'ordering' | 'searching' | 'explaining' | 'done'
  /** What fits and is matched by nothing else. */
  readonly front: readonly Found[]
  /** Whether nothing can cost less, by the weights, than the cheapest of the front. */
  readonly isCheapestKnown: boolean
  /** The part of all choices that is decided, 0 to 1. */
  readonly share: number
  /** Where nothing fits: what comes nearest, and for each limit what fits but for it. */
  readonly misses: readonly Miss[]
}

/** Up to as many choices are all tried. */
export const TRIED_WHOLE = 400

/**
 * Finds every choice that fits and is the best of its kind: probes in which order options get better, then searches by
 * branch and bound, and where nothing fits, looks for what would if one limit were wider.
 *
 * @returns a generator that gives, after each prediction, what is known so far; whoever runs it may stop at any. The last
 *   state is exact where probes have found the order, to the slack, and for up to {@link TRIED_WHOLE} choices always
 */
export function* solve(problem: Problem, aims: Aims): Generator<SolveState, SolveState, undefined> {
  const { sizes } = problem
  const tried = remembered((choice) => problem.predict(choice))
  let found: SearchState = { front: [], nearest: null, isCheapestKnown: false, share: 0 }
  const misses: Miss[] = []
  const state = (phase: SolveState['phase']): SolveState => ({
    phase,
    front: found.front,
    isCheapestKnown: found.isCheapestKnown,
    share: found.share,
    misses: [...(found.nearest === null ? [] : [{ found: found.nearest, limit: null }]), ...misses],
  })

  const isSmall = sizes.reduce((count, size) => count * size, 1) <= TRIED_WHOLE
  const orders: OptionOrder[] = sizes.map(() => null)
  if (!isSmall) {
    const probing = optionOrders(problem, tried, aims.slack)
    for (let step = probing.next(); ; step = probing.next()) {
      if (step.done === true) {
        orders.splice(0, orders.length, ...step.value)
        break
      }
      yield state('ordering')
    }
  }
  const space = arranged(problem, orders, tried)
  const original = (one: Found): Found => ({ ...one, choice: space.original(one.choice) })

  for (const next of paretoSearch(space, aims)) {
    found = { ...next, front: next.front.map(original), nearest: next.nearest && original(next.nearest) }
    yield state('searching')
  }
  if (found.front.length === 0)
    for (const [limit, most] of aims.limits.entries()) {
      if (most === Infinity) continue
      const wider = {
        ...aims,
        // However wide the limit is, a cost that nobody knows is not within.
        limits: aims.limits.with(limit, Number.MAX_VALUE),
        weights: aims.weights.map((_, at) => (at === limit ? 1 : 0)),
      }
      let beyond: SearchState | null = null
      for (const next of paretoSearch(space, wider)) {
        beyond = next
        yield state('explaining')
        if (next.isCheapestKnown) break
      }
      const [cheapest] = (beyond?.front ?? []).toSorted(
        (a, b) => (a.costs[limit] ?? 0) - (b.costs[limit] ?? 0),
      )
      if (cheapest !== undefined) misses.push({ found: original(cheapest), limit })
    }
  found = { ...found, share: 1, isCheapestKnown: found.front.length > 0 }
  return state('done')
}

interface Arranged extends Space {
  /** A choice by the options as they were given. */
  original(choice: Choice): Choice
}

/** The problem with the options of each coordinate in their order. */
function arranged(
  problem: Problem,
  orders: readonly OptionOrder[],
  tried: (choice: Choice) => Tried | null,
): Arranged {
  const { sizes } = problem
  const options = sizes.map((size, at) => orders[at] ?? Array.from({ length: size }, (_, index) => index))
  const original = (choice: Choice) => choice.map((index, at) => options[at]?.[index] ?? index)
  return {
    sizes,
    isOrdered: orders.map((order) => order !== null),
    leastCosts: (lo, hi) =>
      problem.leastCosts(options.map((all, at) => all.slice(lo[at] ?? 0, (hi[at] ?? 0) + 1))),
    tried: (choice) => tried(original(choice)),
    original,
  }
}

function remembered(predict: (choice: Choice) => Tried | null): (choice: Choice) => Tried | null {
  const known = new Map<string, Tried | null>()
  return (choice) => {
    const key = choice.join()
    const before = known.get(key)
    if (before !== undefined) return before
    const now = predict(choice)
    known.set(key, now)
    return now
  }
}
