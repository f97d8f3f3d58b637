import { reaches, withItem } from './merits'
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
  /** Of all that was tried, also while probing. */
  let front: readonly Found[] = []
  let search: SearchState = { front, nearest: null, isCheapestKnown: false, share: 0 }
  const misses: Miss[] = []
  const tried = remembered((choice) => {
    const now = problem.predict(choice)
    if (now?.meets === true) {
      const costs = problem.leastCosts(choice.map((index) => [index]))
      if (reaches(aims.limits, costs)) front = withItem(front, { ...now, choice, costs })
    }
    return now
  })
  const state = (phase: SolveState['phase']): SolveState => ({
    phase,
    front,
    isCheapestKnown: search.isCheapestKnown,
    share: search.share,
    misses,
  })

  const isSmall = sizes.reduce((count, size) => count * size, 1) <= TRIED_WHOLE
  const orders = isSmall
    ? sizes.map(() => null)
    : yield* saying(optionOrders(problem, tried, aims.slack), () => state('ordering'))
  const space = arranged(problem, orders, tried)

  for (search of paretoSearch(space, aims)) yield state('searching')
  if (front.length === 0) {
    if (search.nearest !== null) misses.push({ found: space.original(search.nearest), limit: null })
    for (const [limit, most] of aims.limits.entries()) {
      if (most === Infinity) continue
      let cheapest: Found | null = null
      for (const { front: beyond, isCheapestKnown } of paretoSearch(space, widened(aims, limit))) {
        cheapest = beyond.toSorted((a, b) => (a.costs[limit] ?? 0) - (b.costs[limit] ?? 0))[0] ?? null
        yield state('explaining')
        if (isCheapestKnown) break
      }
      if (cheapest !== null) misses.push({ found: space.original(cheapest), limit })
    }
  }
  search = { ...search, share: 1, isCheapestKnown: front.length > 0 }
  return state('done')
}

/** Runs one generator, and says what another says wherever it gives way. */
function* saying<Result, State>(
  steps: Generator<undefined, Result, undefined>,
  state: () => State,
): Generator<State, Result, undefined> {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
    yield state()
  }
}

/** Without one of the limits, whose cost is what counts; what nobody knows the cost of is not within however wide a limit. */
function widened(aims: Aims, limit: number): Aims {
  return {
    ...aims,
    limits: aims.limits.with(limit, Number.MAX_VALUE),
    weights: aims.weights.map((_, at) => (at === limit ? 1 : 0)),
  }
}

interface Arranged extends Space {
  /** What was found, by the options as they were given. */
  original(found: Found): Found
}

/** The problem with the options of each coordinate in their order. */
function arranged(
  problem: Problem,
  orders: readonly OptionOrder[],
  tried: (choice: Choice) => Tried | null,
): Arranged {
  const { sizes } = problem
  const options = sizes.map((size, at) => orders[at] ?? Array.from({ length: size }, (_, index) => index))
  const byOptions = (choice: Choice) => choice.map((index, at) => options[at]?.[index] ?? index)
  return {
    sizes,
    isOrdered: orders.map((order) => order !== null),
    leastCosts: (lo, hi) =>
      problem.leastCosts(options.map((all, at) => all.slice(lo[at] ?? 0, (hi[at] ?? 0) + 1))),
    tried: (choice) => tried(byOptions(choice)),
    original: (found) => ({ ...found, choice: byOptions(found.choice) }),
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
