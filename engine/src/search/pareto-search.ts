import { isMatched, reaches, shortfall, withItem, type Merits } from './merits'

/** One option of each coordinate, by its index. */
export type Choice = readonly number[]

/** How good a choice is: more is better, in the unit of each quality. */
export interface Tried {
  readonly qualities: readonly number[]
  /** Whether that is what is asked for, in the numbers that are stated of it. */
  readonly meets: boolean
}

/** Choices, and what is known of them: what they cost without a prediction, how good they are by one. */
export interface Space {
  /** How many options each coordinate has, at least one. */
  readonly sizes: readonly number[]
  /** Whether no quality falls from one option of a coordinate to the next. Its costs may go either way. */
  readonly isOrdered: readonly boolean[]
  /** The least of each cost among the choices from one corner to the other. */
  leastCosts(lo: Choice, hi: Choice): readonly number[]
  /** Null where a choice cannot be predicted. */
  tried(choice: Choice): Tried | null
}

export interface Aims {
  /** What each quality is at least wherever a choice meets what is asked for. */
  readonly targets: readonly number[]
  /** The most of each cost; `Infinity` where there is none. */
  readonly limits: readonly number[]
  /** What each cost counts where one choice has to be the best. */
  readonly weights: readonly number[]
  /** By how much each quality may fall against the order: predictions are monotone to some tenths of a dB. */
  readonly slack: readonly number[]
}

/** A choice with its costs. */
export interface Found extends Merits, Tried {
  readonly choice: Choice
}

export interface SearchState {
  /** What meets what is asked for within every limit and is matched by nothing else in all costs and qualities. */
  readonly front: readonly Found[]
  /** What misses least within the limits; null once something meets what is asked for. */
  readonly nearest: Found | null
  /** Whether nothing can cost less, by the weights, than the cheapest of the front. */
  readonly isCheapestKnown: boolean
  /** The part of all choices that is decided, 0 to 1. */
  readonly share: number
}

interface Box {
  readonly lo: Choice
  readonly hi: Choice
  readonly costs: readonly number[]
  /** The same by the weights. */
  readonly cost: number
}

/**
 * Searches a space by branch and bound on boxes: what the last corner of an ordered box does not reach, nothing in it
 * reaches, and nothing in it costs less than its least costs. Cheap boxes come first. Where a coordinate has no order, a
 * box is cut along it until one option is left, since nothing bounds it before.
 *
 * @returns a generator that gives, after each choice that is tried, what is known so far, so that whoever runs it can
 *   stop it; its last state is the whole front, exact where qualities fall against the order by the slack at most
 */
export function* paretoSearch(space: Space, aims: Aims): Generator<SearchState, SearchState, undefined> {
  const seen = new Set<string>()
  const all = volume(
    space.sizes.map(() => 0),
    space.sizes.map((size) => size - 1),
  )
  let open = 0
  let front: readonly Found[] = []
  let nearest: Found | null = null
  /** The cheapest last. */
  const queue: Box[] = []

  function add(lo: Choice, hi: Choice): void {
    const costs = space.leastCosts(lo, hi)
    if (!reaches(aims.limits, costs)) return
    const cost = weighed(costs)
    queue.splice(placeOf(cost), 0, { lo, hi, costs, cost })
    open += volume(lo, hi)
  }

  /** Behind all that cost as much or more. */
  function placeOf(cost: number): number {
    let [from, to] = [0, queue.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((queue[middle]?.cost ?? -Infinity) >= cost) from = middle + 1
      else to = middle
    }
    return from
  }

  function weighed(costs: readonly number[]): number {
    return costs.reduce((sum, cost, at) => sum + times(cost, aims.weights[at] ?? 0), 0)
  }

  function state(): SearchState {
    const cheapest = Math.min(...front.map(({ costs }) => weighed(costs)))
    return {
      front,
      nearest: front.length === 0 ? nearest : null,
      isCheapestKnown: front.length > 0 && (queue.at(-1)?.cost ?? Infinity) >= cheapest,
      share: 1 - open / all,
    }
  }

  function tryOut(choice: Choice): Found | null {
    const tried = space.tried(choice)
    if (tried === null) return null
    const found = { ...tried, choice, costs: space.leastCosts(choice, choice) }
    const key = choice.join()
    if (!seen.has(key)) keep(found)
    seen.add(key)
    return found
  }

  function keep(found: Found): void {
    if (!reaches(aims.limits, found.costs)) return
    if (!found.meets) {
      if (shortfall(found.qualities, aims.targets) < missed()) nearest = found
    } else front = withItem(front, found)
  }

  const missed = () => (nearest === null ? Infinity : shortfall(nearest.qualities, aims.targets))

  /**
   * Whether a box may hold what the front does not match, or what misses less than all so far where nothing meets what is
   * asked for; what cannot be predicted bounds nothing.
   */
  function isHopeful({ costs }: Box, last: Found | null): boolean {
    if (last === null) return true
    const qualities = last.qualities.map((quality, at) => quality + (aims.slack[at] ?? 0))
    if (front.length === 0 && shortfall(qualities, aims.targets) < missed()) return true
    return reaches(qualities, aims.targets) && !front.some((found) => isMatched({ costs, qualities }, found))
  }

  add(
    space.sizes.map(() => 0),
    space.sizes.map((size) => size - 1),
  )
  for (let box = queue.pop(); box !== undefined; box = queue.pop()) {
    const { lo, hi } = box
    const side = sideToCut(space, lo, hi)
    if (side === null || space.isOrdered[side] === true) {
      // A box stays in sight while its corners are tried, so that nothing seems the cheapest too early.
      queue.push(box)
      const last = tryOut(hi)
      yield state()
      const isCut = side !== null && isHopeful(box, last)
      if (isCut) {
        tryOut(lo)
        yield state()
      }
      queue.pop()
      if (!isCut) {
        open -= volume(lo, hi)
        continue
      }
    }
    open -= volume(lo, hi)
    if (side !== null) for (const [from, to] of halves(lo, hi, side)) add(from, to)
  }
  return state()
}

/** The longest of the sides without an order, else the longest of all; null where nothing is left to cut. */
function sideToCut({ isOrdered }: Space, lo: Choice, hi: Choice): number | null {
  const lengths = hi.map((last, at) => last - (lo[at] ?? last))
  const free = lengths.map((length, at) => (isOrdered[at] === true ? 0 : length))
  const candidates = free.some((length) => length > 0) ? free : lengths
  const longest = Math.max(0, ...candidates)
  return longest === 0 ? null : candidates.indexOf(longest)
}

/** A box cut in two across a side. */
function halves(lo: Choice, hi: Choice, side: number): readonly (readonly [Choice, Choice])[] {
  const middle = Math.floor(((lo[side] ?? 0) + (hi[side] ?? 0)) / 2)
  return [
    [lo, hi.with(side, middle)],
    [lo.with(side, middle + 1), hi],
  ]
}

/** How many choices a box has. */
const volume = (lo: Choice, hi: Choice) =>
  hi.reduce((size, last, at) => size * (last - (lo[at] ?? last) + 1), 1)

/** What counts for nothing is nothing, however much it is. */
const times = (cost: number, weight: number) => (weight === 0 ? 0 : cost * weight)
