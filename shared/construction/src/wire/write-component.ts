import type { Component as WireComponent, Property, PropertyKey, PropertyType } from '@soundleaf/contracts'
import type { Component } from '../construction'
import { numberText } from '../entry'
import { NUMBER_FIELDS, NUMBER_KEYS } from '../number-field'
import { readComponent } from './read-component'
import { NO_RANGE, productTypeOf, RANGE_PAIRS } from './vocabulary'

/** The wire form of one component. What was received and nobody changed goes back byte for byte. */
export function writeComponent(component: Component): WireComponent {
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
    properties: received === null ? newProperties(component) : changedProperties(component, received),
    ...(insulationProductVersion !== received?.insulationProductVersion && { insulationProductVersion }),
  }
}

function newProperties(component: Component): Property[] {
  const properties = [...textsOf(component)].map(([key, value]) => newProperty(key, value))
  if (component.kind !== 'frame') return properties
  return [...properties, ...[...RANGE_PAIRS.values()].map((key) => newProperty(key, NO_RANGE))]
}

/** Only texts whose meaning has changed are written; the others keep their spelling, their place and their range. */
function changedProperties(component: Component, received: WireComponent): Property[] {
  const before = readComponent(received)
  const known = before.ok ? textsOf(before.value) : new Map<PropertyKey, string>()
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
function textsOf(component: Component): Map<PropertyKey, string> {
  const texts = new Map<PropertyKey, string>()
  if (component.kind === 'frame') texts.set('frameType', component.frameType)
  for (const key of NUMBER_KEYS) {
    const value = NUMBER_FIELDS[key].read(component)
    if (value !== undefined) texts.set(key, numberText(value))
  }
  if (component.kind === 'frame') texts.set('linkCavityAndBeamHeightDepth', String(component.isDepthLinked))
  if ('insulation' in component) {
    const { insulation } = component
    texts.set('insulationMaterial', insulation.material ?? '')
    texts.set('insulationProductId', insulation.productId ?? '')
    texts.set('uiEnableInsulation', String(insulation.isEnabled))
    texts.set('uiStoredInsulationThickness', numberText(insulation.storedThickness_mm))
    texts.set('uiStoredInsulationDensity', numberText(insulation.storedDensity_kgm3))
  }
  if (component.isFlaggedFixed) texts.set('isFixedComponent', 'true')
  return texts
}

const TYPES: Partial<Record<PropertyKey, PropertyType>> = {
  frameType: 'String',
  insulationMaterial: 'String',
  insulationProductId: 'String',
  linkCavityAndBeamHeightDepth: 'Bool',
  uiEnableInsulation: 'Bool',
  isFixedComponent: 'Bool',
  totalCavityDepthRange: 'Range',
  depthOfBeamRange: 'Range',
  ccRange: 'Range',
}

function newProperty(key: PropertyKey, value: string): Property {
  return {
    id: null,
    key,
    value,
    type: TYPES[key] ?? 'Decimal',
    isUiProperty: key.startsWith('ui') || key === 'isFixedComponent',
    rangeConfiguration: null,
  }
}
