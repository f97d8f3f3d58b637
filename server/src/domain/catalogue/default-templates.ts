import { randomUUID } from 'node:crypto'
import {
  TEMPLATE_TYPES,
  TEMPLATES,
  type Product,
  type Structure,
  type StructureType,
} from '@soundleaf/contracts'
import {
  genericProductOf,
  namedTemplate,
  selectInsulation,
  selectProduct,
  template,
  toWire,
  type Component,
  type Construction,
} from '@soundleaf/construction'

/**
 * The default construction of a structure type, and behind it the other templates of the type, each by its name; with
 * generic products whose types and names are those of their components, as if a person had selected them. A component
 * without such a product keeps its own values.
 */
export function defaultTemplates(type: StructureType, genericProducts: readonly Product[]): Structure[] {
  const made = (blank: Construction) =>
    toWire(blank.components.reduce((done, one) => chosen(done, one, genericProducts), blank))
  const named = TEMPLATES.filter((name) => TEMPLATE_TYPES[name] === type)
  return [
    made(template(type, randomUUID)),
    ...named.map((name) => ({ ...made(namedTemplate(name, randomUUID)), template: name })),
  ]
}

function chosen(
  construction: Construction,
  component: Component,
  products: readonly Product[],
): Construction {
  const product = genericProductOf(component, products)
  const fill = fillOf(component, products)
  const made = product && selectProduct(construction, component.id, product)
  const withProduct = made?.ok === true ? made.value : construction
  const filled = fill && selectInsulation(withProduct, component.id, fill)
  return filled?.ok === true ? filled.value : withProduct
}

/** The insulation product with the fill's material, thickness and density. */
function fillOf(component: Component, products: readonly Product[]): Product | undefined {
  if (!('insulation' in component)) return undefined
  const { material, thickness_mm, density_kgm3 } = component.insulation
  const wanted = Object.entries({
    insulationMaterial: material ?? '',
    thickness: String(thickness_mm),
    density: String(density_kgm3),
  })
  return products.find(
    ({ type, properties }) =>
      type === 'Insulation' &&
      wanted.every(([key, value]) => properties.some((given) => given.key === key && given.value === value)),
  )
}
