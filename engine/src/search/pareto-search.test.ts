import fc from 'fast-check'
import { isMatched, reaches } from './merits'
import { paretoSearch, type Aims, type Choice, type SearchState, type Space } from './pareto-search'

/** A space of sums: what each option of each coordinate adds to the costs and to the quality. */
interface Sums {
  readonly steps: readonly (readonly {
    readonly thickness: number
    readonly mass: number
    readonly gain: number
  }[])[]
  /** By how much the quality of a choice is off, by the sum of its indices: against the order, but within the slack. */
  readonly wobble: readonly number[]
}

const SLACK = 0.5

function spaceOf({ steps, wobble }: Sums, count: () => void = () => undefined): Space {
  const sum = (choice: Choice, of: 'thickness' | 'mass' | 'gain') =>
    choice.reduce((total, index, at) => total + (steps[at]?.[index]?.[of] ?? 0), 0)
  return {
    sizes: steps.map(({ length }) => length),
    leastCosts: (lo, hi) =>
      (['thickness', 'mass'] as const).map((cost) =>
        steps.reduce((total, options, at) => {
          const among = options.slice(lo[at], (hi[at] ?? 0) + 1).map((option) => option[cost])
          return total + Math.min(...among)
        }, 0),
      ),
    qualities(choice) {
      count()
      const off = wobble[choice.reduce((total, index) => total + index, 0) % wobble.length] ?? 0
      return [Math.round(10 * (sum(choice, 'gain') + off)) / 10]
    },
  }
}

function everyChoice({ sizes }: Space): readonly Choice[] {
  return sizes.reduce<readonly Choice[]>(
    (choices, size) =>
      choices.flatMap((choice) => Array.from({ length: size }, (_, index) => [...choice, index])),
    [[]],
  )
}

function exhaustive(spaces: readonly Space[], { targets, limits }: Aims) {
  const all = spaces.flatMap((space) =>
    everyChoice(space).flatMap((choice) => {
      const qualities = space.qualities(choice)
      return qualities === null ? [] : [{ costs: space.leastCosts(choice, choice), qualities }]
    }),
  )
  const good = all.filter(({ costs, qualities }) => reaches(limits, costs) && reaches(qualities, targets))
  return good.filter((one) => !good.some((other) => isMatched(one, other) && !isMatched(other, one)))
}

function last(search: Generator<SearchState, SearchState, undefined>): SearchState {
  for (;;) {
    const { done, value } = search.next()
    if (done === true) return value
  }
}

/** Costs and qualities, each once, in one order. */
const merits = (found: readonly { costs: readonly number[]; qualities: readonly number[] }[]) =>
  [...new Set(found.map(({ costs, qualities }) => JSON.stringify([costs, qualities])))].sort()

const whole = (most: number) => fc.integer({ min: 0, max: most })
/** Options that get better one by one; thicker as a rule, lighter or heavier as it comes. */
const coordinate = fc
  .array(fc.record({ thickness: whole(40), mass: whole(20), gain: whole(6) }), { minLength: 1, maxLength: 6 })
  .map((options) => {
    let gain = 0
    return options.map((option) => ({ ...option, gain: (gain += option.gain) }))
  })
const sums = fc.record({
  steps: fc.array(coordinate, { minLength: 1, maxLength: 4 }),
  wobble: fc.array(fc.constantFrom(-0.2, -0.1, 0, 0.1, 0.2), { minLength: 1, maxLength: 5 }),
})
const aims: fc.Arbitrary<Aims> = fc.record({
  targets: fc.tuple(whole(30)),
  limits: fc.tuple(whole(150), fc.constantFrom(Infinity, 60)),
  weights: fc.constantFrom([1, 0], [0, 1], [1, 2]),
  slack: fc.constant(SLACK),
})

test('[BEY-08] the front of a search is that of looking at every choice, where steps fall by less than the slack', () => {
  fc.assert(
    fc.property(fc.array(sums, { minLength: 1, maxLength: 3 }), aims, (all, asked) => {
      const spaces = all.map((one) => spaceOf(one))
      const { front, isCheapestKnown } = last(paretoSearch(spaces, asked))
      expect(merits(front)).toEqual(merits(exhaustive(spaces, asked)))
      expect(isCheapestKnown).toBe(front.length > 0)
    }),
    { numRuns: 300 },
  )
})

test('[BEY-08] the cheapest is known before the whole front, and nothing that comes later costs less', () => {
  fc.assert(
    fc.property(sums, aims, (one, asked) => {
      const weighed = (costs: readonly number[]) =>
        costs.reduce((total, cost, at) => total + cost * (asked.weights[at] ?? 0), 0)
      let known: number | null = null
      for (const { front, isCheapestKnown } of paretoSearch([spaceOf(one)], asked)) {
        const cheapest = Math.min(...front.map(({ costs }) => weighed(costs)))
        if (known !== null) expect(cheapest).toBe(known)
        else if (isCheapestKnown) known = cheapest
      }
    }),
    { numRuns: 200 },
  )
})

/** Four coordinates of 12 options, each thicker, heavier and better than the one before. */
const WALLS: Sums = {
  steps: Array.from({ length: 4 }, () =>
    Array.from({ length: 12 }, (_, index) => ({ thickness: 5 * index, mass: 2 * index, gain: index })),
  ),
  wobble: [0],
}

test('[BEY-08] of 20 736 choices the cheapest is known after a small part', () => {
  const asked = { targets: [20], limits: [Infinity, Infinity], weights: [1, 0], slack: SLACK }
  for (const { front, isCheapestKnown, predictions } of paretoSearch([spaceOf(WALLS)], asked)) {
    expect(predictions).toBeLessThan(20_736 / 6)
    if (!isCheapestKnown) continue
    // Each gains 1 dB for 5 mm and 2 kg/m²: 20 dB cost 100 mm and 40 kg/m².
    expect(Math.min(...front.map(({ costs: [thickness] }) => thickness ?? 0))).toBe(100)
    break
  }
})

test('[BEY-08] where nothing reaches the target within the limits, the one that misses least is named', () => {
  const asked = { targets: [20], limits: [50, Infinity], weights: [1, 0], slack: SLACK }
  const { front, nearest, isCheapestKnown } = last(paretoSearch([spaceOf(WALLS)], asked))
  expect(front).toEqual([])
  expect(isCheapestKnown).toBe(false)
  expect(nearest?.qualities).toEqual([10])
})

test('[BEY-08] what cannot be predicted is left out and hides nothing', () => {
  const space = spaceOf(WALLS)
  const holed: Space = {
    ...space,
    qualities: (choice) => (choice.some((index) => index > 6) ? null : space.qualities(choice)),
  }
  const asked = { targets: [20], limits: [Infinity, Infinity], weights: [1, 0], slack: SLACK }
  const { front } = last(paretoSearch([holed], asked))
  expect(front).not.toEqual([])
  expect(merits(front)).toEqual(merits(exhaustive([holed], asked)))
})
