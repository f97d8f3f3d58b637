import type { Outcome } from '@soundleaf/contracts'
import type { Component, Construction, InsulatedComponent, Range } from './construction'
import { numberText, rounded } from './entry'
import { NUMBER_FIELDS, NUMBER_KEYS, withInsulation, type NumberKey } from './number-field'
import { disabledReason, SWITCH_KEYS, type SwitchKey } from './property-row'
import { numberProperty, rangeOf } from './property-table'
import { nameOf } from './names'

/** Why a value was not taken. */
export interface EntryFault {
  readonly code: 'UnknownComponent' | 'UnknownProperty' | 'NotEditable' | 'OutOfRange' | 'ProductRefused'
  /** A sentence for the person that names component, property and range. */
  readonly message: string
}

/** A number for the number keys, a flag for the switches. */
export type PropertyValue<Key extends NumberKey | SwitchKey> = Key extends NumberKey ? number : boolean

/**
 * Sets one property of one component. Lengths are rounded to one decimal (PRP-03); a linked cavity follows the beam
 * (CMP-04); switching the insulation off stores thickness and density and sets them to 0, on restores them (CMP-02).
 * A number comes from `parseEntry`: one outside the range is refused here, not moved.
 */
export function setProperty<Key extends NumberKey | SwitchKey>(
  construction: Construction,
  componentId: string,
  key: Key,
  value: PropertyValue<Key>,
): Outcome<Construction, EntryFault> {
  return change(construction, componentId, (component) => {
    const numberKey = NUMBER_KEYS.find((known) => known === key)
    if (numberKey !== undefined && typeof value === 'number') return withNumber(component, numberKey, value)
    const switchKey = SWITCH_KEYS.find((known) => known === key)
    if (switchKey !== undefined && typeof value === 'boolean') return withSwitch(component, switchKey, value)
    return refused('UnknownProperty', component, `there is no property ${key}.`)
  })
}

/** Applies a change to one component of a construction. */
export function change(
  construction: Construction,
  componentId: string,
  to: (component: Component) => Outcome<Component, EntryFault>,
): Outcome<Construction, EntryFault> {
  const component = construction.components.find(({ id }) => id === componentId)
  if (component === undefined) {
    const message = `The construction has no component ${componentId}.`
    return { ok: false, failure: { code: 'UnknownComponent', message } }
  }
  const changed = to(component)
  if (!changed.ok) return changed
  const components = construction.components.map((old) => (old.id === componentId ? changed.value : old))
  return { ok: true, value: { ...construction, components } }
}

export function refused(code: EntryFault['code'], component: Component, said: string) {
  return { ok: false, failure: { code, message: `${nameOf(component)}: ${said}` } } as const
}

function withNumber(component: Component, key: NumberKey, value: number): Outcome<Component, EntryFault> {
  const property = numberProperty(component.kind, key)
  if (property === undefined) return refused('UnknownProperty', component, `there is no property ${key}.`)
  const range = rangeOf(component, property)
  const reason = disabledReason(component, key, range)
  if (reason !== null) return refused('NotEditable', component, reason)
  const kept = rounded(value, property.rounding)
  if (!isWithin(kept, range)) {
    const between = `${numberText(range.min)} to ${numberText(range.max)}`
    const unit = property.unit === '' ? '' : ` ${property.unit}`
    return refused('OutOfRange', component, `${property.label.toLowerCase()} must be from ${between}${unit}.`)
  }
  const changed = NUMBER_FIELDS[key].write(component, kept)
  return key === 'depthOfBeam' ? withCavityFollowing(changed) : { ok: true, value: changed }
}

function withSwitch(component: Component, key: SwitchKey, isOn: boolean): Outcome<Component, EntryFault> {
  if (key === 'linkCavityAndBeamHeightDepth') {
    return component.kind === 'frame'
      ? withCavityFollowing({ ...component, isDepthLinked: isOn })
      : refused('UnknownProperty', component, 'it has no beam that a cavity could follow.')
  }
  if (!('insulation' in component)) return refused('UnknownProperty', component, 'it holds no insulation.')
  return { ok: true, value: withInsulationSwitched(component, isOn) }
}

/** The cavity as deep as the beam, where a frame links them; between ribs always. */
export function withCavityFollowing(component: Component): Outcome<Component, EntryFault> {
  if (component.kind === 'ribPanel') {
    return { ok: true, value: { ...component, totalCavityDepth_mm: component.depthOfBeam_mm } }
  }
  if (component.kind !== 'frame' || !component.isDepthLinked) return { ok: true, value: component }
  const depth_mm = component.depthOfBeam_mm
  const property = numberProperty(component.kind, 'totalCavityDepth')
  if (property !== undefined && !isWithin(depth_mm, rangeOf(component, property))) {
    return refused(
      'OutOfRange',
      component,
      `the cavity cannot follow the beam to ${numberText(depth_mm)} mm.`,
    )
  }
  return { ok: true, value: { ...component, totalCavityDepth_mm: depth_mm } }
}

function withInsulationSwitched(component: InsulatedComponent, isOn: boolean): Component {
  const { insulation } = component
  if (insulation.isEnabled === isOn) return component
  return withInsulation(
    component,
    isOn
      ? {
          isEnabled: true,
          thickness_mm: insulation.storedThickness_mm,
          density_kgm3: insulation.storedDensity_kgm3,
        }
      : {
          isEnabled: false,
          thickness_mm: 0,
          density_kgm3: 0,
          storedThickness_mm: insulation.thickness_mm,
          storedDensity_kgm3: insulation.density_kgm3,
        },
  )
}

function isWithin(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max
}
