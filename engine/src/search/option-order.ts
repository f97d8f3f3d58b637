import type { Choice, Tried } from './pareto-search'

/** The options of a coordinate, best last; null where they have no order that holds for every quality. */
export type OptionOrder = readonly number[] | null

interface Coordinates {
  readonly sizes: readonly number[]
  /** Whether a coordinate is a scale, whose options rise one by one: it has an order both ways or none. */
  readonly isScale: readonly boolean[]
  /** Where the search begins. */
  readonly start: Choice
}

/** More options than these of a scale are not looked at one by one. */
const MOST_PROBES = 6

/**
 * Finds by trial in which order the options of each coordinate are the better the later they come: all options in turn,
 * from the start and from both ends of the others. An order is not assumed, since across linings, third leaves and
 * resilient layers none holds.
 *
 * @returns an order for each coordinate, after a generator that gives way after each trial
 */
export function* optionOrders(
  { sizes, isScale, start }: Coordinates,
  tried: (choice: Choice) => Tried | null,
  slack: readonly number[],
): Generator<undefined, readonly OptionOrder[], undefined> {
  const ends = [sizes.map(() => 0), sizes.map((size) => size - 1)]
  const mixed = sizes.map((size, at) => (at % 2 === 0 ? 0 : size - 1))
  const backgrounds = [start, ...ends, mixed, mixed.map((index, at) => (sizes[at] ?? 1) - 1 - index)]
  const orders: OptionOrder[] = []
  for (const [at, size] of sizes.entries()) {
    const probes = isScale[at] === true ? spread(size) : Array.from({ length: size }, (_, index) => index)
    const lines: (readonly (Tried | null)[])[] = []
    for (const background of backgrounds) {
      const line: (Tried | null)[] = []
      for (const index of probes) {
        line.push(tried(background.with(at, index)))
        yield
      }
      lines.push(line)
    }
    const order = orderOf(lines, slack, isScale[at] === true)
    orders.push(
      order && (isScale[at] === true ? wholeScale(size, order) : order.map((one) => probes[one] ?? one)),
    )
  }
  return orders
}

/** A few options of a scale, both ends among them. */
function spread(size: number): readonly number[] {
  const count = Math.min(size, MOST_PROBES)
  return Array.from({ length: count }, (_, at) =>
    count === 1 ? 0 : Math.round((at * (size - 1)) / (count - 1)),
  )
}

/** All options of a scale, the way its probes go. */
function wholeScale(size: number, order: readonly number[]): readonly number[] {
  const rising = Array.from({ length: size }, (_, index) => index)
  return (order[0] ?? 0) <= (order.at(-1) ?? 0) ? rising : rising.reverse()
}

/** The places of the probes in the order of what they give; null where a quality falls in it anywhere. */
function orderOf(
  lines: readonly (readonly (Tried | null)[])[],
  slack: readonly number[],
  isScale: boolean,
): readonly number[] | null {
  const places = (lines[0] ?? []).map((_, place) => place)
  const worth = places.map((place) => worthOf(lines.map((line) => line[place] ?? null)))
  const orders = isScale
    ? [places, places.toReversed()]
    : [places.toSorted((one, other) => (worth[one] ?? 0) - (worth[other] ?? 0))]
  return (
    orders.find((order) =>
      lines.every((line) =>
        isRising(
          order.map((place) => line[place] ?? null),
          slack,
        ),
      ),
    ) ?? null
  )
}

/** All qualities of an option; what cannot be predicted counts for nothing and stands anywhere. */
function worthOf(tried: readonly (Tried | null)[]): number {
  const known = tried.flatMap((one) =>
    one === null ? [] : [one.qualities.reduce((sum, value) => sum + value, 0)],
  )
  return known.reduce((sum, value) => sum + value, 0) / Math.max(known.length, 1)
}

/** Whether no quality falls by more than half the slack, which leaves the other half to what was not looked at. */
function isRising(line: readonly (Tried | null)[], slack: readonly number[]): boolean {
  const known = line.filter((tried) => tried !== null)
  return slack.every((least, quality) => {
    let highest = -Infinity
    return known.every(({ qualities }) => {
      const value = qualities[quality] ?? -Infinity
      highest = Math.max(highest, value)
      return highest - value <= least / 2
    })
  })
}
