import { reaches, unmatched, type Merits } from './merits'
import type { Aims, Choice, Tried } from './pareto-search'
import type { Problem } from './solve'

/** What an option adds to a choice: costs, and to its only quality. */
export interface Summand {
  readonly thickness: number
  readonly mass: number
  readonly gain: number
}

/** A stand-in for predictions: costs and quality are sums over the options, the quality off by a little. */
export interface Sums {
  readonly steps: readonly (readonly Summand[])[]
  /** By how much the quality of a choice is off, by the sum of its indices: against the order, but within the slack. */
  readonly wobble: readonly number[]
}

export function costsOf({ steps }: Sums, among: readonly (readonly number[])[]): readonly number[] {
  return (['thickness', 'mass'] as const).map((cost) =>
    steps.reduce(
      (total, options, at) =>
        total + Math.min(...(among[at] ?? []).map((index) => options[index]?.[cost] ?? 0)),
      0,
    ),
  )
}

export function qualityOf({ steps, wobble }: Sums, choice: Choice): number {
  const sum = choice.reduce((total, index, at) => total + (steps[at]?.[index]?.gain ?? 0), 0)
  const off = wobble[choice.reduce((total, index) => total + index, 0) % wobble.length] ?? 0
  return Math.round(10 * (sum + off)) / 10
}

export function triedAs(quality: number, { targets }: Pick<Aims, 'targets'>): Tried {
  return { qualities: [quality], meets: reaches([quality], targets) }
}

export function everyChoice(sizes: readonly number[]): readonly Choice[] {
  return sizes.reduce<readonly Choice[]>(
    (choices, size) =>
      choices.flatMap((choice) => Array.from({ length: size }, (_, index) => [...choice, index])),
    [[]],
  )
}

/** The front by looking at every choice. */
export function exhaustive(problem: Problem, { limits }: Aims): readonly Merits[] {
  const good = everyChoice(problem.sizes).flatMap((choice) => {
    const tried = problem.predict(choice)
    const costs = problem.leastCosts(choice.map((index) => [index]))
    return tried?.meets === true && reaches(limits, costs) ? [{ costs, qualities: tried.qualities }] : []
  })
  return unmatched(good)
}

/** Costs and qualities, each once, in one order. */
export const merits = (found: readonly Merits[]) =>
  [...new Set(found.map(({ costs, qualities }) => JSON.stringify([costs, qualities])))].sort()

/** Runs a search to its end. */
export function last<State>(search: Generator<State, State, undefined>): State {
  for (;;) {
    const { done, value } = search.next()
    if (done === true) return value
  }
}
