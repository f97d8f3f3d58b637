import type { Outcome, Product } from '@soundleaf/contracts'
import { NO_INSULATION } from './blank'
import { check } from './check'
import type { Component, Construction } from './construction'
import { kept } from './entry'
import { withInsulation } from './field'
import { numberProperty, rangeOf } from './property'
import { ruleBreak, type RuleBreak } from './rule-break'
import { change, unknownProperty, withCavityFollowing, withFillFitting } from './set-property'
import { insulationOf, withProduct } from './wire/product'
import { kindOf } from './wire/vocabulary'

/**
 * Makes a component the product: its name, ids, material and properties; insulation, fixedness and id stay, and the
 * spacing, which is the design's, as far as the product allows it. A fill that is too thick for the product fits it. Fails
 * when the product is of another kind, does not fit the place or is not meant for the structure.
 */
export function selectProduct(
  construction: Construction,
  componentId: string,
  product: Product,
): Outcome<Construction, RuleBreak> {
  const selected = change(construction, componentId, (component) => {
    if (kindOf(product.type) !== component.kind) {
      return refused(component, product, 'another kind')
    }
    if (!product.supportedStructures.includes(construction.type)) {
      return refused(component, product, 'another structure')
    }
    const made = withProduct(component, product)
    if (made.ok) return withCavityFollowing(withSpacingOf(component, made.value))
    const unreadable = { product: product.name, fault: made.failure }
    return { ok: false, failure: ruleBreak('ProductUnreadable', component, unreadable) }
  })
  return sound(selected, componentId)
}

/** The spacing of the former component, as near as the product's range and its beams let it be. */
function withSpacingOf(before: Component, made: Component): Component {
  const property = numberProperty(made.kind, 'cc')
  if (before.kind !== 'frame' || made.kind !== 'frame' || property === undefined) return made
  const { min, max } = rangeOf(made, property)
  return { ...made, cc_mm: Math.min(Math.max(before.cc_mm, min), max) }
}

/** Fills a frame, a cavity or the space between ribs: writes thickness, density, material and id. */
export function selectInsulation(
  construction: Construction,
  componentId: string,
  product: Product,
): Outcome<Construction, RuleBreak> {
  const selected = change(construction, componentId, (component) => {
    if (!('insulation' in component)) return holdsNone(component)
    if (product.type !== 'Insulation') {
      return refused(component, product, 'no insulation')
    }
    const { thickness_mm, density_kgm3, material } = insulationOf(product)
    if (thickness_mm === null || density_kgm3 === null) {
      return refused(component, product, 'no thickness or density')
    }
    const insulation = {
      productId: product.id,
      productVersion: product.version ?? null,
      material,
      thickness_mm: kept(thickness_mm, 'mm', 1),
      density_kgm3,
      isEnabled: true,
    }
    return { ok: true, value: withFillFitting(withInsulation(component, insulation)) }
  })
  return sound(selected, componentId)
}

/** A product whose values break a rule in its place is refused: what the editor makes, the server takes. */
function sound(
  selected: Outcome<Construction, RuleBreak>,
  componentId: string,
): Outcome<Construction, RuleBreak> {
  if (!selected.ok) return selected
  const broken = check(selected.value).find(({ componentIds }) => componentIds.includes(componentId))
  return broken === undefined ? selected : { ok: false, failure: broken }
}

/** Takes the insulation out of a component; nothing is stored of it. */
export function clearInsulation(
  construction: Construction,
  componentId: string,
): Outcome<Construction, RuleBreak> {
  return change(construction, componentId, (component) =>
    'insulation' in component
      ? { ok: true, value: withInsulation(component, NO_INSULATION) }
      : holdsNone(component),
  )
}

function refused(
  component: Component,
  { name }: Product,
  why: RuleBreak<'ProductRefused'>['params']['why'],
): Outcome<never, RuleBreak> {
  return { ok: false, failure: ruleBreak('ProductRefused', component, { why, product: name }) }
}

const holdsNone = (component: Component) => unknownProperty(component, 'insulation', 'uiEnableInsulation')
