import type { Outcome } from '@soundleaf/contracts'
import { unknown } from './arrange'
import type { Component, Construction, InsulatedComponent, Range } from './construction'
import { kept } from './entry'
import { withInsulation } from './field'
import {
  NUMBER_KEYS,
  numberProperty,
  entryRangeOf,
  isWordKey,
  rangeOf,
  specOf,
  SWITCH_KEYS,
  WORD_FIELDS,
  type NumberKey,
  type NumberProperty,
  type SwitchKey,
  type WordKey,
} from './property'
import { whyNotEditable } from './property-row'
import { ruleBreak, type OutOfRange, type RuleBreak } from './rule-break'

/** A number for the number keys, a flag for the switches, a word of the list for what is chosen. */
export type PropertyValue<Key extends NumberKey | SwitchKey | WordKey> = Key extends NumberKey
  ? number
  : Key extends SwitchKey
    ? boolean
    : string

/**
 * Sets one property of one component. Lengths are rounded to one decimal; a linked cavity follows the beam; switching
 * the insulation off stores thickness and density and sets them to 0, on restores them. A number comes from
 * `parseEntry`: one outside the range is refused here, not moved.
 */
export function setProperty<Key extends NumberKey | SwitchKey | WordKey>(
  construction: Construction,
  componentId: string,
  key: Key,
  value: PropertyValue<Key>,
): Outcome<Construction, RuleBreak> {
  return change(construction, componentId, (component) => {
    const numberKey = NUMBER_KEYS.find((known) => known === key)
    if (numberKey !== undefined && typeof value === 'number') return withNumber(component, numberKey, value)
    const switchKey = SWITCH_KEYS.find((known) => known === key)
    if (switchKey !== undefined && typeof value === 'boolean') return withSwitch(component, switchKey, value)
    if (isWordKey(key) && typeof value === 'string') return withWord(component, key, value)
    return unknownProperty(component, 'property', key)
  })
}

/** Applies a change to one component of a construction. */
export function change(
  construction: Construction,
  componentId: string,
  to: (component: Component) => Outcome<Component, RuleBreak>,
): Outcome<Construction, RuleBreak> {
  const component = construction.components.find(({ id }) => id === componentId)
  if (component === undefined) return { ok: false, failure: unknown(componentId) }
  const changed = to(component)
  if (!changed.ok) return changed
  const components = construction.components.map((old) => (old.id === componentId ? changed.value : old))
  return { ok: true, value: { ...construction, components } }
}

export function unknownProperty(
  component: Component,
  what: RuleBreak<'UnknownProperty'>['params']['what'],
  key: string,
): Outcome<never, RuleBreak> {
  return { ok: false, failure: ruleBreak('UnknownProperty', component, { what, key }) }
}

function withNumber(component: Component, key: NumberKey, value: number): Outcome<Component, RuleBreak> {
  const property = numberProperty(component.kind, key)
  if (property?.field.read(component) === undefined) return unknownProperty(component, 'property', key)
  const range = entryRangeOf(component, property)
  const why = whyNotEditable(component, key, range)
  if (why !== null) return { ok: false, failure: ruleBreak('NotEditable', component, { why }) }
  const taken = kept(value, property.unit, property.rounding)
  const refusal = refusalOf(component, property, taken, 'entered', range)
  if (refusal !== null) return { ok: false, failure: refusal }
  const changed = property.field.write(component, taken)
  switch (key) {
    case 'depthOfBeam':
      return withCavityFollowing(changed)
    case 'totalCavityDepth':
      return { ok: true, value: withFillFitting(changed) }
    default:
      return { ok: true, value: changed }
  }
}

function withWord(component: Component, key: WordKey, word: string): Outcome<Component, RuleBreak> {
  const isThere = WORD_FIELDS[key].read(component) !== undefined
  const changed = isThere ? specOf(key).wire.read(component, word) : null
  return changed === null ? unknownProperty(component, 'property', key) : { ok: true, value: changed }
}

function refusalOf(
  component: Component,
  property: NumberProperty,
  value: number,
  found: OutOfRange['found'],
  range = rangeOf(component, property),
): RuleBreak | null {
  const { key, unit } = property
  const frameType = component.kind === 'frame' ? component.frameType : null
  const params = { found, kind: component.kind, frameType, property: key, value, ...range, unit }
  return isWithin(value, range) ? null : ruleBreak('OutOfRange', component, params)
}

function withSwitch(component: Component, key: SwitchKey, isOn: boolean): Outcome<Component, RuleBreak> {
  switch (key) {
    case 'linkCavityAndBeamHeightDepth':
      return component.kind === 'frame'
        ? withCavityFollowing({ ...component, isDepthLinked: isOn })
        : unknownProperty(component, 'beam', key)
    case 'uiEnableInsulation':
      return 'insulation' in component
        ? { ok: true, value: withInsulationSwitched(component, isOn) }
        : unknownProperty(component, 'insulation', key)
  }
}

/** The fill no thicker than its cavity. */
export function withFillFitting(component: Component): Component {
  if (!('insulation' in component)) return component
  const { totalCavityDepth_mm, insulation } = component
  return insulation.thickness_mm <= totalCavityDepth_mm
    ? component
    : withInsulation(component, { thickness_mm: totalCavityDepth_mm })
}

/** The cavity as deep as the beam, where a frame links them; between ribs always. The fill fits into it. */
export function withCavityFollowing(component: Component): Outcome<Component, RuleBreak> {
  if (component.kind === 'ribPanel') {
    return {
      ok: true,
      value: withFillFitting({ ...component, totalCavityDepth_mm: component.depthOfBeam_mm }),
    }
  }
  if (component.kind !== 'frame' || !component.isDepthLinked)
    return { ok: true, value: withFillFitting(component) }
  const depth_mm = component.depthOfBeam_mm
  const property = numberProperty(component.kind, 'totalCavityDepth')
  const refusal = property && refusalOf(component, property, depth_mm, 'followed')
  if (refusal) return { ok: false, failure: refusal }
  return { ok: true, value: withFillFitting({ ...component, totalCavityDepth_mm: depth_mm }) }
}

function withInsulationSwitched(component: InsulatedComponent, isOn: boolean): Component {
  const { insulation } = component
  if (insulation.isEnabled === isOn) return component
  return withInsulation(
    component,
    isOn
      ? {
          isEnabled: true,
          thickness_mm: Math.min(insulation.storedThickness_mm, component.totalCavityDepth_mm),
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
