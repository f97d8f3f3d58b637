import type { Component as WireComponent, Property } from '@soundleaf/contracts'
import type { Component } from '../construction'
import { schemaKeysOf, specOf, type SchemaKey } from '../property'
import { readComponent } from './read-component'
import { productTypeOf } from './vocabulary'

/** An edit changes one component; the others are written as they were. */
const written = new WeakMap<Component, WireComponent>()

/** The wire form of one component. What was received and nobody changed goes back byte for byte. */
export function writeComponent(component: Component): WireComponent {
  const before = written.get(component)
  if (before !== undefined) return before
  const wire = write(component)
  written.set(component, wire)
  return wire
}

function write(component: Component): WireComponent {
  const { received } = component
  const insulationProductVersion =
    'insulation' in component ? (component.insulation.productVersion ?? undefined) : undefined
  return {
    ...received,
    componentId: component.id,
    name: component.name,
    productId: component.productId,
    manufacturerId: component.manufacturerId,
    productType: productTypeOf(component),
    productMaterial: component.material,
    properties:
      received === null
        ? [...textsOf(component)].map(([key, value]) => newProperty(key, value))
        : changedProperties(component, received),
    ...(insulationProductVersion !== received?.insulationProductVersion && { insulationProductVersion }),
  }
}

/** Only texts whose meaning has changed are written; the others keep their spelling, their place and their range. */
function changedProperties(component: Component, received: WireComponent): Property[] {
  const before = readComponent(received)
  const known = before.ok ? textsOf(before.value) : new Map<SchemaKey, string>()
  const changed = new Map([...textsOf(component)].filter(([key, text]) => known.get(key) !== text))
  const kept = received.properties.map((property) => {
    const entry = [...changed].find(([key]) => key === property.key)
    if (entry === undefined) return property
    changed.delete(entry[0])
    return { ...property, value: entry[1] }
  })
  return [...kept, ...[...changed].map(([key, value]) => newProperty(key, value))]
}

/** Every value that a person or a rule may change, as its text. */
function textsOf(component: Component): Map<SchemaKey, string> {
  return new Map(
    schemaKeysOf(component.kind).flatMap((key): [SchemaKey, string][] => {
      const text = specOf(key).wire.write(component)
      return text === undefined ? [] : [[key, text]]
    }),
  )
}

function newProperty(key: SchemaKey, value: string): Property {
  const { type, isUi } = specOf(key).wire
  return { id: null, key, value, type, isUiProperty: isUi, rangeConfiguration: null }
}
