import type { Component as WireComponent, Outcome } from '@soundleaf/contracts'
import { blank } from '../blank'
import type { Component, FrameProductType } from '../construction'
import { NUMBER_KEYS, schemaKeysOf, specOf } from '../property'
import { withRange } from '../property-spec'
import { broken, type WireFault } from '../rule-break'
import { kindOf } from './vocabulary'

/**
 * The typed form of one component. A number is digits with a point and finite, a flag `true` or `false`, a closed
 * list holds; the first text that is not so is the fault.
 */
export function readComponent(wire: WireComponent): Outcome<Component, WireFault> {
  const at = { id: wire.componentId, name: wire.name, productType: wire.productType }
  const kind = kindOf(wire.productType)
  if (kind === null) return { ok: false, failure: broken('NotAComponent', at, { key: 'productType' }) }

  const texts = new Map<string, WireComponent['properties'][number]>()
  for (const property of wire.properties) {
    const { key } = property
    if (texts.has(key)) return { ok: false, failure: broken('TextGivenTwice', at, { key }) }
    texts.set(key, property)
  }

  // Every value of the blank component is replaced: by its text, or by what a missing text means.
  let component = withFields(
    blank(kind, () => wire.componentId),
    wire,
  )
  for (const key of NUMBER_KEYS) {
    const configuration = texts.get(key)?.rangeConfiguration ?? null
    if (configuration === null) continue
    const range = { min: configuration.minimumValue, max: configuration.maximumValue }
    if (range.min > range.max) return { ok: false, failure: broken('RangeBackwards', at, { key, ...range }) }
    component = withRange(component, key, range)
  }
  const keys = schemaKeysOf(kind)
  for (const key of keys) {
    const text = texts.get(key)?.value
    if (text === undefined) continue
    const spec = specOf(key).wire
    const read = spec.read(component, text)
    if (read === null) {
      const { wanted } = spec
      return { ok: false, failure: broken('TextUnreadable', at, { key, text, wanted }) }
    }
    component = read
  }
  for (const key of keys.filter((known) => !texts.has(known))) {
    const read = specOf(key).wire.readMissing(component)
    if (read === null) return { ok: false, failure: broken('TextMissing', at, { key }) }
    component = read
  }
  return { ok: true, value: component }
}

/** What travels as a field of its own. */
function withFields(component: Component, wire: WireComponent): Component {
  const fields = {
    name: wire.name,
    productId: wire.productId,
    manufacturerId: wire.manufacturerId,
    material: wire.productMaterial,
    received: wire,
  }
  const named: Component =
    component.kind === 'frame'
      ? { ...component, ...fields, productType: frameProductType(wire) }
      : { ...component, ...fields }
  if (!('insulation' in named)) return named
  const productVersion = wire.insulationProductVersion ?? null
  return { ...named, insulation: { ...named.insulation, productVersion } }
}

function frameProductType({ productType }: WireComponent): FrameProductType {
  return productType === 'FloorFrame' || productType === 'CeilingFrame' || productType === 'Frame'
    ? productType
    : 'WallFrame'
}
