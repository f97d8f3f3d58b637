import type { Outcome, Product, Property, PropertyKey } from '@soundleaf/contracts'
import type { Component } from '../construction'
import { wireNumber } from '../entry'
import { readComponent } from './read-component'
import { NO_RANGE, RANGE_PAIRS, type WireFault } from './vocabulary'
import { writeComponent } from './write-component'

/** What belongs to the component and not to its product. */
const OWN_KEYS: readonly string[] = [
  'insulationProductId',
  'insulationThickness',
  'insulationDensity',
  'insulationMaterial',
  'uiStoredInsulationThickness',
  'uiStoredInsulationDensity',
  'uiEnableInsulation',
  'isFixedComponent',
] satisfies PropertyKey[]

const PAIR_KEYS: readonly string[] = [...RANGE_PAIRS.values()]

/** The component with a product's name, ids, material and properties; its insulation and its fixedness stay. */
export function withProduct(component: Component, product: Product): Outcome<Component, WireFault> {
  const current = writeComponent(component)
  const given = product.properties.filter(({ key }) => !OWN_KEYS.includes(key))
  const kept = current.properties
    .filter(({ key }) => !given.some((property) => property.key === key))
    .map(withoutProductRange)
  return readComponent({
    ...current,
    name: product.name,
    productId: product.id,
    manufacturerId: product.manufacturerId,
    productType: product.type,
    productMaterial: product.material,
    properties: [...given.map((property) => ({ ...property, id: null })), ...kept],
  })
}

/** A range that the former product gave does not bind the next one. */
function withoutProductRange(property: Property): Property {
  if (OWN_KEYS.includes(property.key)) return property
  if (PAIR_KEYS.includes(property.key)) return { ...property, value: NO_RANGE }
  return { ...property, rangeConfiguration: null }
}

/** The numbers that an insulation product gives; null where it gives none. */
export function insulationNumbers(product: Product) {
  const number = (...keys: PropertyKey[]) => {
    const property = product.properties.find(({ key }) => keys.some((wanted) => wanted === key))
    return property === undefined ? null : wireNumber(property.value)
  }
  return {
    thickness_mm: number('insulationThickness', 'thickness'),
    density_kgm3: number('insulationDensity', 'density'),
  }
}

/** The component under another id; its properties are new ones as well. */
export function copyOf(component: Component, id: string): Component {
  const { received } = component
  if (received === null) return { ...component, id }
  const properties = received.properties.map((property) => ({ ...property, id: null }))
  return { ...component, id, received: { ...received, componentId: id, properties } }
}
