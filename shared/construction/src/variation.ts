import type { Outcome, Product } from '@soundleaf/contracts'
import { canRemove, unknown } from './arrange'
import type { Component, Construction } from './construction'
import { withInsulation } from './field'
import { isFilled } from './measure'
import { numberProperty, type NumberKey } from './property'
import { ruleBreak, type RuleBreak } from './rule-break'
import { selectInsulation, selectProduct } from './select-product'
import { setProperty } from './set-property'
import { copyOf } from './wire/product'

/** What may vary of a component, with its options: a number, its product or its fill's, or how many of it stand there. */
export type Variation = NumberVariation | ProductVariation
interface NumberVariation {
  readonly componentId: string
  readonly of: NumberKey | 'count'
  /** In the unit of the number. */
  readonly values: readonly number[]
}
interface ProductVariation {
  readonly componentId: string
  readonly of: 'product' | 'fill'
  readonly products: readonly Product[]
}

/** What stands in place of a component, or the rule that its options break. */
export type Alternative = Outcome<readonly Component[], RuleBreak>

interface Step {
  readonly variation: Variation
  readonly option: number
}

/** How many of one panel may stand side by side. */
export const MOST_OF_ONE = 10

const isOfNumbers = (variation: Variation): variation is NumberVariation => 'values' in variation

export const optionCount = (variation: Variation): number =>
  isOfNumbers(variation) ? variation.values.length : variation.products.length

/** What is decided first: a product brings its depth, and a fill fits the depth that there is. */
export function rankOf({ of }: Variation): number {
  switch (of) {
    case 'product':
      return 0
    case 'depthOfBeam':
    case 'totalCavityDepth':
      return 1
    case 'fill':
      return 2
    case 'count':
      return 4
    default:
      return 3
  }
}

/** The option that stands there now, or the nearest of the numbers; else the first. */
export function indexNow({ components }: Construction, variation: Variation): number {
  const component = components.find(({ id }) => id === variation.componentId)
  if (component === undefined) return 0
  if (isOfNumbers(variation)) {
    const { of, values } = variation
    const now = of === 'count' ? 1 : numberProperty(component.kind, of)?.field.read(component)
    const distances = values.map((value) => Math.abs(value - (now ?? value)))
    return distances.indexOf(Math.min(...distances))
  }
  const fillId = 'insulation' in component ? component.insulation.productId : null
  const idNow = variation.of === 'fill' ? fillId : component.productId
  return Math.max(
    0,
    variation.products.findIndex(({ id }) => id === idNow),
  )
}

/** What stands in place of a component after its steps, in their order. */
export function alternativeOf(
  construction: Construction,
  { id }: Component,
  steps: readonly Step[],
  newId: () => string,
): Alternative {
  let changed = construction
  for (const step of steps) {
    if (step.variation.of === 'count') continue
    const next = changedBy(changed, id, step)
    if (!next.ok) return next
    const deep = deepAsBefore(changed, next.value, id, steps)
    changed = varies(steps, 'insulationThickness', 'fill') ? deep : filledAsBefore(changed, deep, id)
  }
  const component = componentOf(changed, id)
  if (component === undefined) return { ok: false, failure: unknown(id) }
  const count = steps.find(({ variation }) => variation.of === 'count')
  return count === undefined ? { ok: true, value: [component] } : repeated(changed, component, count, newId)
}

function changedBy(
  construction: Construction,
  id: string,
  { variation, option }: Step,
): Outcome<Construction, RuleBreak> {
  if (!isOfNumbers(variation)) {
    const product = variation.products[option]
    if (product === undefined) return { ok: false, failure: unknown(id) }
    return variation.of === 'fill'
      ? selectInsulation(construction, id, product)
      : selectProduct(construction, id, product)
  }
  const { of, values } = variation
  const value = values[option]
  if (of === 'count' || value === undefined) return { ok: false, failure: unknown(id) }
  return setProperty(construction, id, of, value)
}

const varies = (steps: readonly Step[], ...what: readonly Variation['of'][]) =>
  steps.some(({ variation }) => what.includes(variation.of))

/** Beams as deep as their cavity stay so where one of the two varies, as far as they can. */
function deepAsBefore(
  before: Construction,
  after: Construction,
  id: string,
  steps: readonly Step[],
): Construction {
  const [was, is] = [componentOf(before, id), componentOf(after, id)]
  if (was?.kind !== 'frame' || is?.kind !== 'frame') return after
  if (was.depthOfBeam_mm !== was.totalCavityDepth_mm || is.depthOfBeam_mm === is.totalCavityDepth_mm)
    return after
  if (varies(steps, 'depthOfBeam') === varies(steps, 'totalCavityDepth')) return after
  const followed = varies(steps, 'depthOfBeam')
    ? setProperty(after, id, 'totalCavityDepth', is.depthOfBeam_mm)
    : setProperty(after, id, 'depthOfBeam', is.totalCavityDepth_mm)
  return followed.ok ? followed.value : after
}

/** A cavity that was full is full again. */
function filledAsBefore(before: Construction, after: Construction, id: string): Construction {
  const [was, is] = [componentOf(before, id), componentOf(after, id)]
  if (was === undefined || is === undefined || !('insulation' in was) || !('insulation' in is)) return after
  const isFull =
    isFilled(was.insulation) &&
    was.insulation.thickness_mm === was.totalCavityDepth_mm &&
    isFilled(is.insulation)
  if (!isFull) return after
  const full = withInsulation(is, { thickness_mm: is.totalCavityDepth_mm })
  return { ...after, components: after.components.map((one) => (one.id === id ? full : one)) }
}

/** A component none, once or several times; the copies behind it are the person's own. */
function repeated(
  construction: Construction,
  component: Component,
  { variation, option }: Step,
  newId: () => string,
): Alternative {
  const count = isOfNumbers(variation) ? (variation.values[option] ?? 1) : 1
  if (count === 0)
    return canRemove(construction, component.id)
      ? { ok: true, value: [] }
      : { ok: false, failure: ruleBreak('Fixed', component, { to: 'delete' }) }
  const isCount = Number.isInteger(count) && count > 0 && count <= MOST_OF_ONE
  if (!isCount || (count > 1 && component.kind !== 'panel'))
    return { ok: false, failure: ruleBreak('NotDuplicable', component, { why: 'kind' }) }
  const copies = Array.from({ length: count - 1 }, () => copyOf(component, newId()))
  return { ok: true, value: [component, ...copies] }
}

const componentOf = ({ components }: Construction, id: string) =>
  components.find((component) => component.id === id)
