import {
  INSULATION_MATERIALS,
  type Outcome,
  type Product,
  type Property,
  type PropertyKey,
} from '@soundleaf/contracts'
import { readNumber } from '@soundleaf/texts'
import type { Component, ComponentKind } from '../construction'
import { isWordKey, numbersOf, RANGE_KEYS, SCHEMA_KEYS, specOf } from '../property'
import { NO_RANGE } from '../property-spec'
import type { WireFault } from '../rule-break'
import { readComponent } from './read-component'
import { writeComponent } from './write-component'

/** What belongs to the component and not to its product. */
const isOwn = (key: string) => SCHEMA_KEYS.some((known) => known === key && !specOf(known).isOfProduct)

/**
 * What a product of the bare specification does not give: the former product's value must not stay, or tiles would be
 * as soft as the carpet that they replace.
 */
const isOptional = (kind: ComponentKind, key: string) =>
  !isOwn(key) &&
  (isWordKey(key) || numbersOf(kind).some((property) => property.key === key && property.isOptional))

const isRange = (key: string) => [...RANGE_KEYS.values()].some((known) => known === key)

/** The component with a product's name, ids, material and properties; its insulation and its fixedness stay. */
export function withProduct(component: Component, product: Product): Outcome<Component, WireFault> {
  const current = writeComponent(component)
  const given = product.properties.filter(({ key }) => !isOwn(key))
  const kept = current.properties
    .filter(({ key }) => !isOptional(component.kind, key) && !given.some((own) => own.key === key))
    .map(withoutProductRange)
  return readComponent({
    ...current,
    name: product.name,
    productId: product.id,
    manufacturerId: product.manufacturerId,
    productVersion: product.version,
    // A frame for any place becomes the frame of its place.
    productType: product.type === 'Frame' ? current.productType : product.type,
    productMaterial: product.material,
    productManufacturer: product.manufacturer,
    productSource: product.source,
    properties: [...given.map((property) => ({ ...property, id: null })), ...kept],
  })
}

/** A range that the former product gave does not bind the next one. */
function withoutProductRange(property: Property): Property {
  if (isOwn(property.key)) return property
  if (isRange(property.key)) return { ...property, value: NO_RANGE }
  return { ...property, rangeConfiguration: null }
}

/** What an insulation product gives: a number is null where it gives none that can be read. */
export function insulationOf(product: Product) {
  const text = (...keys: PropertyKey[]) =>
    product.properties.find(({ key }) => keys.some((wanted) => wanted === key))?.value
  const named = text('insulationMaterial') ?? product.material
  return {
    thickness_mm: readNumber(text('insulationThickness', 'thickness') ?? ''),
    density_kgm3: readNumber(text('insulationDensity', 'density') ?? ''),
    material: INSULATION_MATERIALS.find((known) => known === named) ?? 'other',
  }
}

/** The component under another id; its properties are new ones as well, and it belongs to no structure's template. */
export function copyOf(component: Component, id: string): Component {
  const { received } = component
  const copy = { ...component, id, isFlaggedFixed: false }
  if (received === null) return copy
  const properties = received.properties
    .filter(({ key }) => !component.isFlaggedFixed || key !== 'isFixedComponent')
    .map((property) => ({ ...property, id: null }))
  return { ...copy, received: { ...received, componentId: id, properties } }
}
