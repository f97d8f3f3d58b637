import fc from 'fast-check'
import { reaches } from './merits'
import type { Aims, Choice } from './pareto-search'
import { solve, TRIED_WHOLE, type Problem, type SolveState } from './solve'
import { costsOf, exhaustive, last, merits, qualityOf, triedAs, type Summand, type Sums } from './testing'

interface Counted extends Problem {
  readonly predictions: () => number
}

function problemOf(sums: Sums, aims: Aims, isScale: boolean, qualityAt = qualityOf): Counted {
  let predictions = 0
  return {
    sizes: sums.steps.map(({ length }) => length),
    isScale: sums.steps.map(() => isScale),
    start: sums.steps.map(() => 0),
    leastCosts: (among) => costsOf(sums, among),
    predict(choice) {
      predictions += 1
      return triedAs(qualityAt(sums, choice), aims)
    },
    predictions: () => predictions,
  }
}

const whole = (min: number, max: number) => fc.integer({ min, max })
const option = fc.record({ thickness: whole(0, 40), mass: whole(0, 20), gain: whole(0, 6) })
/** Between 400 and 20 000 choices. */
const steps = fc
  .tuple(whole(5, 11), whole(5, 11), whole(4, 10), whole(4, 10))
  .chain((sizes) => fc.tuple(...sizes.map((size) => fc.array(option, { minLength: size, maxLength: size }))))
const wobble = fc.array(fc.constantFrom(-0.1, 0, 0.1), { minLength: 1, maxLength: 5 })
const sums = fc.record({ steps, wobble })
const aims: fc.Arbitrary<Aims> = fc.record({
  targets: fc.tuple(whole(5, 22)),
  limits: fc.tuple(whole(20, 150), fc.constantFrom(Infinity, 60)),
  weights: fc.constantFrom([1, 0], [0, 1], [1, 2]),
  slack: fc.constant([0.5]),
})
const rising = (options: readonly Summand[]) => options.toSorted((a, b) => a.gain - b.gain)
const falling = (options: readonly Summand[]) => options.toSorted((a, b) => b.gain - a.gain)

test('[BEY-08] on spaces of up to 20 000 choices the front is that of looking at all of them, products in no order', () => {
  fc.assert(
    fc.property(sums, aims, (one, asked) => {
      const problem = problemOf(one, asked, false)
      const { front, phase } = last(solve(problem, asked))
      expect(phase).toBe('done')
      expect(merits(front)).toEqual(merits(exhaustive(problem, asked)))
    }),
    { numRuns: 40 },
  )
})

test('[BEY-08] scales that rise or fall are searched either way, those that do neither option by option', () => {
  const kinds = fc.tuple(...[0, 1, 2, 3].map(() => fc.constantFrom('rising', 'falling', 'hill')))
  fc.assert(
    fc.property(sums, kinds, aims, (one, ways, asked) => {
      const scales = one.steps.map((options, at) => {
        if (ways[at] === 'rising') return rising(options)
        if (ways[at] === 'falling') return falling(options)
        // Up to the middle and down again, steeper than any slack, as thicknesses around a coincidence do.
        return options.map((summand, index) => ({
          ...summand,
          gain: 3 * Math.min(index, options.length - 1 - index),
        }))
      })
      const problem = problemOf({ ...one, steps: scales }, asked, true)
      const { front } = last(solve(problem, asked))
      expect(merits(front)).toEqual(merits(exhaustive(problem, asked)))
    }),
    { numRuns: 40 },
  )
})

/** Boards on both sides, cavity, spacing: 20 000 walls, each step dearer and better, by less the further it goes. */
const WALLS: Sums = {
  steps: [10, 10, 20, 10].map((size) =>
    Array.from({ length: size }, (_, index) => ({
      thickness: 5 * index,
      mass: 3 * index,
      gain: Math.round(40 * Math.sqrt(index)) / 10,
    })),
  ),
  wobble: [0, 0.1, -0.1],
}

test('[BEY-08] among 20 000 ordered choices the cheapest is known after a tenth of the predictions', () => {
  const asked: Aims = { targets: [30], limits: [150, 80], weights: [1, 0], slack: [0.5] }
  const problem = problemOf(WALLS, asked, true)
  for (const state of solve(problem, asked)) {
    if (!state.isCheapestKnown) continue
    const cheapest = Math.min(...state.front.map(({ costs: [thickness] }) => thickness ?? 0))
    const every = exhaustive(problemOf(WALLS, asked, true), asked)
    expect(cheapest).toBe(Math.min(...every.map(({ costs: [thickness] }) => thickness ?? 0)))
    break
  }
  expect(problem.predictions()).toBeLessThan(2000)
})

test('[BEY-08] of ten million choices a front is named after 1500 predictions, as many as are made in 5 s', () => {
  const board = (size: number) =>
    Array.from({ length: size }, (_, index) => ({ thickness: 6 * index, mass: 5 * index, gain: 2 * index }))
  const large: Sums = { steps: [10, 10, 10, 10, 10, 10, 10].map(board), wobble: [0] }
  const asked: Aims = { targets: [40], limits: [200, Infinity], weights: [1, 0], slack: [0.5] }
  const problem = problemOf(large, asked, true)
  let state: SolveState | null = null
  for (const next of solve(problem, asked)) {
    state = next
    if (problem.predictions() >= 1500) break
  }
  expect(state?.front).not.toEqual([])
  for (const { costs, qualities } of state?.front ?? []) {
    expect(reaches(asked.limits, costs)).toBe(true)
    expect(reaches(qualities, asked.targets)).toBe(true)
  }
})

test('[BEY-08] where nothing fits, the nearest within the limits and what one wider limit lets in are named', () => {
  const steps = [0, 1, 2].map(() =>
    Array.from({ length: 8 }, (_, index) => ({ thickness: 10 * index, mass: index, gain: 2 * index })),
  )
  // 1 dB for 5 mm: 20 dB need 100 mm, and 60 mm reach 12.
  const asked: Aims = { targets: [20], limits: [60, 50], weights: [1, 0], slack: [0.5] }
  const { front, misses, share } = last(solve(problemOf({ steps, wobble: [0] }, asked, true), asked))
  expect([front, share]).toEqual([[], 1])
  expect(misses.map(({ limit, found }) => [limit, found.costs[0], found.qualities[0]])).toEqual([
    [null, 60, 12],
    [0, 100, 20],
  ])
})

test('[BEY-08] a limit that does not help by itself is not named, and without limits only the best that there is', () => {
  const steps = [Array.from({ length: 5 }, (_, index) => ({ thickness: 10, mass: 1, gain: index }))]
  const asked: Aims = { targets: [20], limits: [60, Infinity], weights: [1, 0], slack: [0.5] }
  const { misses } = last(solve(problemOf({ steps, wobble: [0] }, asked, true), asked))
  expect(misses.map(({ limit, found }) => [limit, found.qualities[0]])).toEqual([[null, 4]])
})

test('[BEY-08] no choice is predicted twice, and up to 400 choices are all tried, whatever they do', () => {
  const jagged = (_: Sums, choice: Choice) => (7 * choice.reduce((sum, index) => sum * 3 + index, 1)) % 23
  const steps = [4, 10, 10].map((size) =>
    Array.from({ length: size }, (_, index) => ({ thickness: index, mass: index, gain: 0 })),
  )
  const asked: Aims = { targets: [18], limits: [Infinity, Infinity], weights: [1, 0], slack: [0.5] }
  const problem = problemOf({ steps, wobble: [0] }, asked, true, jagged)
  const { front } = last(solve(problem, asked))
  expect(problem.predictions()).toBe(TRIED_WHOLE)
  expect(merits(front)).toEqual(merits(exhaustive(problem, asked)))
})
