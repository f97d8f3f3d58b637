import fc from 'fast-check'
import { paretoSearch, type Aims, type Space } from './pareto-search'
import { costsOf, exhaustive, last, merits, qualityOf, triedAs, type Summand, type Sums } from './testing'

const SLACK = 0.5

function spaceOf(
  sums: Sums,
  aims: Aims,
  isOrdered = sums.steps.map(() => true),
): Space & { tries: () => number } {
  const seen = new Set<string>()
  return {
    sizes: sums.steps.map(({ length }) => length),
    isOrdered,
    leastCosts: (lo, hi) =>
      costsOf(
        sums,
        lo.map((from, at) => Array.from({ length: (hi[at] ?? 0) - from + 1 }, (_, index) => from + index)),
      ),
    tried(choice) {
      seen.add(choice.join())
      return triedAs(qualityOf(sums, choice), aims)
    },
    tries: () => seen.size,
  }
}

const problemOf = (sums: Sums, aims: Aims) => ({
  sizes: sums.steps.map(({ length }) => length),
  isScale: sums.steps.map(() => true),
  start: sums.steps.map(() => 0),
  leastCosts: (among: readonly (readonly number[])[]) => costsOf(sums, among),
  predict: (choice: readonly number[]) => triedAs(qualityOf(sums, choice), aims),
})

const whole = (most: number) => fc.integer({ min: 0, max: most })
const option = fc.record({ thickness: whole(40), mass: whole(20), gain: whole(6) })
/** Options that get better one by one; thicker as a rule, lighter or heavier as it comes. */
const risingSteps = fc.array(option, { minLength: 1, maxLength: 6 }).map((options): readonly Summand[] => {
  let gain = 0
  return options.map((one) => ({ ...one, gain: (gain += one.gain) }))
})
const anySteps = fc.array(option, { minLength: 1, maxLength: 4 })
const wobble = fc.array(fc.constantFrom(-0.2, -0.1, 0, 0.1, 0.2), { minLength: 1, maxLength: 5 })
const sums = fc.record({ steps: fc.array(risingSteps, { minLength: 1, maxLength: 4 }), wobble })
const aims: fc.Arbitrary<Aims> = fc.record({
  targets: fc.tuple(whole(30)),
  limits: fc.tuple(whole(150), fc.constantFrom(Infinity, 60)),
  weights: fc.constantFrom([1, 0], [0, 1], [1, 2]),
  slack: fc.constant([SLACK]),
})

test('[BEY-08] the front of a search is that of looking at every choice, where steps fall by less than the slack', () => {
  fc.assert(
    fc.property(sums, aims, (one, asked) => {
      const { front, isCheapestKnown, share } = last(paretoSearch(spaceOf(one, asked), asked))
      expect(merits(front)).toEqual(merits(exhaustive(problemOf(one, asked), asked)))
      expect(isCheapestKnown).toBe(front.length > 0)
      expect(share).toBe(1)
    }),
    { numRuns: 300 },
  )
})

test('[BEY-08] coordinates without an order are searched option by option, and nothing is missed', () => {
  fc.assert(
    fc.property(sums, fc.array(anySteps, { minLength: 1, maxLength: 2 }), aims, (one, free, asked) => {
      const mixed = { ...one, steps: [...free, ...one.steps] }
      const isOrdered = mixed.steps.map((_, at) => at >= free.length)
      const { front } = last(paretoSearch(spaceOf(mixed, asked, isOrdered), asked))
      expect(merits(front)).toEqual(merits(exhaustive(problemOf(mixed, asked), asked)))
    }),
    { numRuns: 200 },
  )
})

test('[BEY-08] the cheapest is known before the whole front, and nothing that comes later costs less', () => {
  fc.assert(
    fc.property(sums, aims, (one, asked) => {
      const weighed = (costs: readonly number[]) =>
        costs.reduce((total, cost, at) => total + cost * (asked.weights[at] ?? 0), 0)
      let known: number | null = null
      for (const { front, isCheapestKnown } of paretoSearch(spaceOf(one, asked), asked)) {
        const cheapest = Math.min(...front.map(({ costs }) => weighed(costs)))
        if (known !== null) expect(cheapest).toBe(known)
        else if (isCheapestKnown) known = cheapest
      }
    }),
    { numRuns: 200 },
  )
})

/** Four coordinates of options, each thicker, heavier and better than the one before. */
const walls = (options: number): Sums => ({
  steps: Array.from({ length: 4 }, () =>
    Array.from({ length: options }, (_, index) => ({ thickness: 5 * index, mass: 2 * index, gain: index })),
  ),
  wobble: [0],
})
const UNLIMITED = { limits: [Infinity, Infinity], weights: [1, 0], slack: [SLACK] }

test('[BEY-08] of 20 736 choices the cheapest is known after a small part', () => {
  const asked = { ...UNLIMITED, targets: [20] }
  const space = spaceOf(walls(12), asked)
  for (const { front, isCheapestKnown } of paretoSearch(space, asked)) {
    expect(space.tries()).toBeLessThan(20_736 / 6)
    if (!isCheapestKnown) continue
    // Each gains 1 dB for 5 mm and 2 kg/m²: 20 dB cost 100 mm and 40 kg/m².
    expect(Math.min(...front.map(({ costs: [thickness] }) => thickness ?? 0))).toBe(100)
    break
  }
})

test('[BEY-08] where nothing reaches the target within the limits, the one that misses least is named', () => {
  const asked = { ...UNLIMITED, targets: [20], limits: [50, Infinity] }
  const { front, nearest, isCheapestKnown } = last(paretoSearch(spaceOf(walls(12), asked), asked))
  expect(front).toEqual([])
  expect(isCheapestKnown).toBe(false)
  expect(nearest?.qualities).toEqual([10])
})

test('[BEY-08] what cannot be predicted is left out and hides nothing', () => {
  const asked = { ...UNLIMITED, targets: [15] }
  const isKnown = (choice: readonly number[]) => choice.every((index) => index <= 4)
  const [space, problem] = [spaceOf(walls(8), asked), problemOf(walls(8), asked)]
  const holed: Space = { ...space, tried: (choice) => (isKnown(choice) ? space.tried(choice) : null) }
  const { front } = last(paretoSearch(holed, asked))
  expect(front).not.toEqual([])
  const every = exhaustive(
    { ...problem, predict: (choice) => (isKnown(choice) ? problem.predict(choice) : null) },
    asked,
  )
  expect(merits(front)).toEqual(merits(every))
})
