import type { Outcome, Structure } from '@soundleaf/contracts'
import type { Component, Construction } from '../construction'
import type { WireFault } from '../rule-break'
import { readComponent } from './read-component'
import { writeComponent } from './write-component'

/**
 * The typed form of a structure that has passed the contract's schema. Strict about every text; whether the values
 * and their order make sense is `check`'s. Fails with the first text that cannot be read.
 */
export function fromWire(structure: Structure): Outcome<Construction, WireFault> {
  const components: Component[] = []
  for (const wire of structure.components) {
    const component = readComponent(wire)
    if (!component.ok) return component
    components.push(component.value)
  }
  return {
    ok: true,
    value: { id: structure.structureId, type: structure.type, components, received: structure },
  }
}

/** The wire form. What `fromWire` read and nobody changed goes back byte for byte, unknown fields included. */
export function toWire(construction: Construction): Structure {
  return {
    ...construction.received,
    structureId: construction.id,
    type: construction.type,
    components: construction.components.map(writeComponent),
  }
}
