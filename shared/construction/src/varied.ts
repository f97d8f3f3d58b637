import type { Outcome } from '@soundleaf/contracts'
import { alternativeOf, indexNow, optionCount, rankOf, type Alternative, type Variation } from './variation'
import { check } from './check'
import type { Component, Construction } from './construction'
import type { RuleBreak } from './rule-break'

/** An option of each variation, by its index. */
export type Choice = readonly number[]

/** All build-ups that options make of a construction. */
export interface Varied {
  /** How many options each variation has. */
  readonly sizes: readonly number[]
  /** The options that stand there now, or come nearest. */
  readonly now: Choice
  /**
   * The build-up of a choice, or the rule that it breaks. What is built stays built: the same options of a component are
   * the same components, with the same ids.
   */
  build(choice: Choice): Outcome<Construction, RuleBreak>
  /**
   * Adds something up over the components, without building each choice.
   *
   * @param amounts what a component adds to each sum
   * @returns the least of each sum among all choices of these options of each variation, by their indices; `Infinity` where
   *   the options of a component do not go together
   */
  summing(
    amounts: readonly ((component: Component) => number)[],
  ): (among: readonly (readonly number[])[]) => readonly number[]
}

/** A component with the variations that are about it. */
interface Varying {
  readonly component: Component
  readonly own: readonly { readonly variation: Variation; readonly at: number }[]
}

/**
 * Varies a construction. Of one component products are chosen first, then depths, fills, other numbers and how many of it
 * stand there. What belongs together stays together unless it varies by itself: beams are as deep as their cavity, and a
 * cavity that is filled stays filled.
 *
 * @param variations at most one of each sort for a component that is there
 * @param newId makes the ids of copies
 */
export function varied(
  construction: Construction,
  variations: readonly Variation[],
  newId: () => string,
): Varied {
  const varying = construction.components.flatMap((component): Varying[] => {
    const own = variations
      .map((variation, at) => ({ variation, at }))
      .filter(({ variation }) => variation.componentId === component.id)
      .toSorted((one, other) => rankOf(one.variation) - rankOf(other.variation))
    return own.length === 0 ? [] : [{ component, own }]
  })
  const standing = construction.components.filter((one) =>
    varying.every(({ component }) => component.id !== one.id),
  )
  const built = new Map<string, Alternative>()

  /** What stands in place of a component with one of the options of each of its own variations. */
  function alternative({ component, own }: Varying, options: readonly number[]): Alternative {
    const key = `${component.id}:${options.join()}`
    const known = built.get(key)
    if (known !== undefined) return known
    const steps = own.map(({ variation }, at) => ({ variation, option: options[at] ?? 0 }))
    const made = alternativeOf(construction, component, steps, newId)
    built.set(key, made)
    return made
  }

  return {
    sizes: variations.map(optionCount),
    now: variations.map((variation) => indexNow(construction, variation)),
    build(choice) {
      const places = new Map<string, readonly Component[]>()
      for (const one of varying) {
        const made = alternative(
          one,
          one.own.map(({ at }) => choice[at] ?? 0),
        )
        if (!made.ok) return made
        places.set(one.component.id, made.value)
      }
      const components = construction.components.flatMap((one) => places.get(one.id) ?? [one])
      const value = { ...construction, components }
      const [broken] = check(value)
      return broken === undefined ? { ok: true, value } : { ok: false, failure: broken }
    },
    summing(amounts) {
      const sumsOf = (components: readonly Component[]) =>
        amounts.map((amount) => components.reduce((sum, component) => sum + amount(component), 0))
      const fixed = sumsOf(standing)
      const sums = new Map<string, readonly number[] | null>()
      const least = new Map<string, readonly number[]>()

      function sumsFor(one: Varying, options: readonly number[]): readonly number[] | null {
        const key = `${one.component.id}:${options.join()}`
        const known = sums.get(key)
        if (known !== undefined) return known
        const made = alternative(one, options)
        const summed = made.ok ? sumsOf(made.value) : null
        sums.set(key, summed)
        return summed
      }

      function leastFor(one: Varying, among: readonly (readonly number[])[]): readonly number[] {
        const own = one.own.map(({ at }) => among[at] ?? [])
        const key = `${one.component.id}:${own.map((options) => options.join()).join(':')}`
        const known = least.get(key)
        if (known !== undefined) return known
        const all = everyChoiceOf(own).flatMap((options) => {
          const summed = sumsFor(one, options)
          return summed === null ? [] : [summed]
        })
        const made = amounts.map((_, at) => Math.min(...all.map((each) => each[at] ?? Infinity)))
        least.set(key, made)
        return made
      }

      return (among) =>
        varying.reduce<readonly number[]>((total, one) => {
          const own = leastFor(one, among)
          return total.map((sum, at) => sum + (own[at] ?? 0))
        }, fixed)
    },
  }
}

function everyChoiceOf(options: readonly (readonly number[])[]): readonly Choice[] {
  return options.reduce<readonly Choice[]>(
    (choices, own) => choices.flatMap((choice) => own.map((option) => [...choice, option])),
    [[]],
  )
}
