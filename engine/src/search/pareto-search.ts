import { isMatched, reaches, shortfall, type Merits } from './merits'

/** One option of each coordinate, by its index. */
export type Choice = readonly number[]

/**
 * Choices whose coordinates are ordered by what they do: from one option to the next no quality falls. What an option
 * costs has its own direction, since a wider spacing of studs is better and lighter.
 */
export interface Space {
  /** How many options each coordinate has, at least one. */
  readonly sizes: readonly number[]
  /** The least of each cost among the choices from one corner to the other, without a prediction. */
  leastCosts(lo: Choice, hi: Choice): readonly number[]
  /** How good a choice is; null where it cannot be predicted. */
  qualities(choice: Choice): readonly number[] | null
}

export interface Aims {
  /** The least of each quality. */
  readonly targets: readonly number[]
  /** The most of each cost; `Infinity` where there is none. */
  readonly limits: readonly number[]
  /** What each cost counts where one choice has to be the best. */
  readonly weights: readonly number[]
  /** By how much a quality may fall against the order, in its unit: predictions are monotone to some tenths of a dB. */
  readonly slack: number
}

/** A choice of one of the spaces. */
export interface Found extends Merits {
  readonly space: number
  readonly choice: Choice
}

export interface SearchState {
  /** What reaches every target within every limit and is matched by nothing else in all costs and qualities. */
  readonly front: readonly Found[]
  /** What misses least within the limits; null once something reaches the targets. */
  readonly nearest: Found | null
  /** Whether nothing can cost less, by the weights, than the cheapest of the front. */
  readonly isCheapestKnown: boolean
  readonly predictions: number
}

interface Box {
  readonly space: Space
  /** Its index. */
  readonly at: number
  readonly lo: Choice
  readonly hi: Choice
  readonly costs: readonly number[]
  /** The same by the weights. */
  readonly cost: number
}

/**
 * Searches spaces of choices by branch and bound on boxes: what the last corner of a box does not reach, nothing in it
 * reaches, and nothing in it costs less than its least costs. Cheap boxes come first.
 *
 * @returns a generator that gives, after each prediction, what is known so far, so that whoever runs it can stop it;
 *   its last state is the whole front, exact where qualities fall against the order by the slack at most
 */
export function* paretoSearch(
  spaces: readonly Space[],
  aims: Aims,
): Generator<SearchState, SearchState, undefined> {
  const predicted = new Map<string, Found | null>()
  let front: readonly Found[] = []
  let nearest: Found | null = null
  /** The cheapest last. */
  const queue: Box[] = []

  function add(space: Space, at: number, lo: Choice, hi: Choice): void {
    const costs = space.leastCosts(lo, hi)
    if (!reaches(aims.limits, costs)) return
    const cost = weighed(costs)
    const place = queue.findLastIndex((other) => other.cost >= cost) + 1
    queue.splice(place, 0, { space, at, lo, hi, costs, cost })
  }

  function weighed(costs: readonly number[]): number {
    return costs.reduce((sum, cost, at) => sum + cost * (aims.weights[at] ?? 0), 0)
  }

  function state(): SearchState {
    const cheapest = Math.min(...front.map(({ costs }) => weighed(costs)))
    return {
      front,
      nearest: front.length === 0 ? nearest : null,
      isCheapestKnown: front.length > 0 && (queue.at(-1)?.cost ?? Infinity) >= cheapest,
      predictions: predicted.size,
    }
  }

  function* predict(space: Space, at: number, choice: Choice): Generator<SearchState, Found | null> {
    const key = `${at}:${choice.join()}`
    const before = predicted.get(key)
    if (before !== undefined) return before
    const qualities = space.qualities(choice)
    const found = qualities && { space: at, choice, costs: space.leastCosts(choice, choice), qualities }
    predicted.set(key, found)
    if (found !== null) keep(found)
    yield state()
    return found
  }

  function keep(found: Found): void {
    if (!reaches(aims.limits, found.costs)) return
    if (!reaches(found.qualities, aims.targets)) {
      if (shortfall(found.qualities, aims.targets) < missed()) nearest = found
    } else if (!front.some((other) => isMatched(found, other)))
      front = [...front.filter((other) => !isMatched(other, found)), found]
  }

  const missed = () => (nearest === null ? Infinity : shortfall(nearest.qualities, aims.targets))

  /**
   * Whether a box may hold what the front does not match, or what misses less than all so far where nothing reaches the
   * targets; what cannot be predicted bounds nothing.
   */
  function isHopeful({ costs }: Box, last: Found | null): boolean {
    if (last === null) return true
    const qualities = last.qualities.map((quality) => quality + aims.slack)
    if (front.length === 0 && shortfall(qualities, aims.targets) < missed()) return true
    return reaches(qualities, aims.targets) && !front.some((found) => isMatched({ costs, qualities }, found))
  }

  spaces.forEach((space, at) => {
    const last = space.sizes.map((size) => size - 1)
    add(
      space,
      at,
      last.map(() => 0),
      last,
    )
  })
  for (let box = queue.at(-1); box !== undefined; box = queue.at(-1)) {
    const { space, at, lo, hi } = box
    const last = yield* predict(space, at, hi)
    const isCut = lo.join() !== hi.join() && isHopeful(box, last)
    if (isCut) yield* predict(space, at, lo)
    queue.pop()
    if (isCut) for (const [from, to] of halves(lo, hi)) add(space, at, from, to)
  }
  return state()
}

/** A box cut in two across its longest side. */
function halves(lo: Choice, hi: Choice): readonly (readonly [Choice, Choice])[] {
  const sides = hi.map((last, at) => last - (lo[at] ?? last))
  const longest = sides.indexOf(Math.max(...sides))
  const middle = Math.floor(((lo[longest] ?? 0) + (hi[longest] ?? 0)) / 2)
  const at = (choice: Choice, index: number) => choice.with(longest, index)
  return [
    [lo, at(hi, middle)],
    [at(lo, middle + 1), hi],
  ]
}
