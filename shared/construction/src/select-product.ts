import type { Outcome, Product } from '@soundleaf/contracts'
import { NO_INSULATION } from './blank'
import { check } from './check'
import type { Component, Construction } from './construction'
import { rounded } from './entry'
import { withInsulation } from './field'
import { ruleBreak, type RuleBreak } from './rule-break'
import { change, unknownProperty, withCavityFollowing } from './set-property'
import { insulationOf, withProduct } from './wire/product'
import { kindOf } from './wire/vocabulary'

/**
 * Makes a component the product: its name, ids, material and properties; insulation, fixedness and id stay. Fails
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
    if (made.ok) return withCavityFollowing(made.value)
    const unreadable = { product: product.name, fault: made.failure }
    return { ok: false, failure: ruleBreak('ProductUnreadable', component, unreadable) }
  })
  return sound(selected, componentId)
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
      thickness_mm: rounded(thickness_mm, 1),
      density_kgm3,
      isEnabled: true,
    }
    return { ok: true, value: withInsulation(component, insulation) }
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
