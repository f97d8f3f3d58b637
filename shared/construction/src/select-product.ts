import type { Outcome, Product } from '@soundleaf/contracts'
import { NO_INSULATION } from './blank'
import { check } from './check'
import type { Construction } from './construction'
import { rounded } from './entry'
import { withInsulation } from './number-field'
import { change, refused, withCavityFollowing, type EntryFault } from './set-property'
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
): Outcome<Construction, EntryFault> {
  const selected = change(construction, componentId, (component) => {
    if (kindOf(product.type) !== component.kind) {
      return refused('ProductRefused', component, `${product.name} is another kind of product.`)
    }
    if (!product.supportedStructures.includes(construction.type)) {
      return refused('ProductRefused', component, `${product.name} is not meant for this structure.`)
    }
    const made = withProduct(component, product)
    return made.ok
      ? withCavityFollowing(made.value)
      : refused('ProductRefused', component, `${product.name} cannot be read. ${made.failure.message}`)
  })
  return sound(selected, componentId)
}

/** Fills a frame, a cavity or the space between ribs: writes thickness, density, material and id (CMP-03). */
export function selectInsulation(
  construction: Construction,
  componentId: string,
  product: Product,
): Outcome<Construction, EntryFault> {
  const selected = change(construction, componentId, (component) => {
    if (!('insulation' in component)) return refused('UnknownProperty', component, 'it holds no insulation.')
    if (product.type !== 'Insulation') {
      return refused('ProductRefused', component, `${product.name} is no insulation.`)
    }
    const { thickness_mm, density_kgm3, material } = insulationOf(product)
    if (thickness_mm === null || density_kgm3 === null) {
      return refused('ProductRefused', component, `${product.name} has no thickness or density.`)
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
  selected: Outcome<Construction, EntryFault>,
  componentId: string,
): Outcome<Construction, EntryFault> {
  if (!selected.ok) return selected
  const broken = check(selected.value).find((rule) => rule.componentId === componentId)
  return broken === undefined
    ? selected
    : { ok: false, failure: { code: 'ProductRefused', message: broken.message } }
}

/** Takes the insulation out of a component; nothing is stored of it. */
export function clearInsulation(
  construction: Construction,
  componentId: string,
): Outcome<Construction, EntryFault> {
  return change(construction, componentId, (component) =>
    'insulation' in component
      ? { ok: true, value: withInsulation(component, NO_INSULATION) }
      : refused('UnknownProperty', component, 'it holds no insulation.'),
  )
}
