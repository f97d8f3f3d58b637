import { randomUUID } from 'node:crypto'
import type { Component, Product, Structure, StructureType } from '@soundleaf/contracts'
import { template, toWire } from '@soundleaf/construction'

/**
 * The default construction of a structure type, with its components and fills referring to the generic products of
 * the same kind and name (decision 47). What the catalogue does not have keeps its values and refers to nothing.
 */
export function defaultTemplates(type: StructureType, genericProducts: readonly Product[]): Structure[] {
  const structure = toWire(template(type, randomUUID))
  return [
    {
      ...structure,
      components: structure.components.map((component) => referring(component, genericProducts)),
    },
  ]
}

function referring(component: Component, products: readonly Product[]): Component {
  const product = products.find(({ type, name }) => type === component.productType && name === component.name)
  const fill = fillOf(component, products)
  return {
    ...component,
    productId: product?.id ?? null,
    manufacturerId: product?.manufacturerId ?? null,
    ...(product && { productVersion: product.version }),
    ...(fill && { insulationProductVersion: fill.version }),
    properties: component.properties.map((property) =>
      property.key === 'insulationProductId' && fill !== undefined
        ? { ...property, value: fill.id }
        : property,
    ),
  }
}

/** The insulation product with the fill's material, thickness and density. */
function fillOf(component: Component, products: readonly Product[]): Product | undefined {
  const value = (key: string) => component.properties.find((property) => property.key === key)?.value
  return products.find(({ type, properties }) => {
    const given = (key: string) => properties.find((property) => property.key === key)?.value
    return (
      type === 'Insulation' &&
      given('insulationMaterial') === value('insulationMaterial') &&
      given('thickness') === value('insulationThickness') &&
      given('density') === value('insulationDensity')
    )
  })
}
